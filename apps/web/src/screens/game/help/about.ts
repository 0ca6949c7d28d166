// What an explanation can be about.

import type { IllegalReason } from '@mad-king/engine';
import type { Wish } from '../../../state/refusal.ts';
import type { Texts } from '../../../texts/en.ts';

/** `Texts` once those that come later are there. */
export type Words = string | ((t: Texts) => string);

export type About =
  | { kind: 'token'; token: string; hero?: string }
  | { kind: 'ability'; hero: string; ability: string; level?: number }
  | { kind: 'card'; card: string; hero: string }
  | { kind: 'rule'; rule: string }
  /** Anything else, in words of the interface; those that nobody needs before they ask are looked up then. */
  | { kind: 'words'; title: Words; text: Words }
  /** Why this cannot be done now; nothing is said if it can. */
  | { kind: 'why'; wish: Wish };

/** The rule behind a refusal, where one rule is behind it. */
export const RULE_OF_REASON: Partial<Record<IllegalReason, string>> = {
  'game-over': 'R3',
  'not-asked': 'R14.2',
  'too-expensive': 'R4',
  'wrong-moment': 'R6.4',
  'not-allowed': 'R7',
  'no-effect': 'R6.2',
  level: 'R6.3',
  limit: 'R9.5',
  condition: 'R6.2',
  'not-held': 'R7.4',
  'not-on-board': 'R9',
  dice: 'R9.2',
  'no-attempts': 'R15.4',
};
