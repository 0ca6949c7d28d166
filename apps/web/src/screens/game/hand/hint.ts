// Why a card waits, in the few words its foot has room for.

import type { IllegalReason } from '@mad-king/engine';
import type { Card, Upgrade } from '@mad-king/language';

export type Hint =
  | 'main'
  | 'roll'
  | 'respond'
  | 'cost'
  | 'no-effect'
  | 'level'
  | 'condition'
  | 'forbidden'
  | 'limit'
  | 'tokens';

const BY_REASON: Partial<Record<IllegalReason, Hint>> = {
  'too-expensive': 'cost',
  'no-effect': 'no-effect',
  level: 'level',
  condition: 'condition',
  'not-allowed': 'forbidden',
  limit: 'limit',
  'not-held': 'tokens',
};

/** Where the rules only say "not now", the card says when. */
const whenOf = (card: Card | Upgrade): Hint => {
  if (!('timing' in card) || card.timing === 'main') return 'main';
  return card.timing === 'roll' ? 'roll' : 'respond';
};

export const hintOf = (card: Card | Upgrade, reason: IllegalReason): Hint =>
  BY_REASON[reason] ?? whenOf(card);
