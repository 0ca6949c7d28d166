// The library: all heroes and cards compiled once. The cast: what of it one game needs, shared by all games of the
// same heroes. Neither ever changes; games refer to their parts by index.

import type { Card, Forbidden, Hero, Need, Slot, Token, Upgrade } from '@mad-king/language';
import { MOMENTS } from '@mad-king/language';
import type { CodeAmount, CodeCondition, CodePrice, Text } from './code.ts';

export interface Library {
  heroes: CastHero[];
  kinds: CastKind[];
  cards: CastCard[];
  uses: CastUse[];
  texts: Text[];
  /** Names of what texts note down. */
  notes: string[];
}

export interface CastHero {
  id: string;
  index: number;
  hero: Hero;
  /** The different symbols on the dice. */
  symbols: string[];
  /** Symbol number by die value; index 0 is not used. */
  faces: number[];
  abilities: CastAbility[];
  offence: number[];
  defences: number[];
  passives: number[];
  deck: number[];
  promo: number[];
  /** Kinds on the leaflet. */
  kinds: number[];
  setup: number;
}

export interface CastAbility {
  id: string;
  index: number;
  name: string;
  slot: Slot;
  /** Side of the board it is on: index into the hero's sides, 0 if there is only one. */
  side: number;
  /** By level; index 0 is not used. */
  levels: (CastLevel | null)[];
}

export interface CastLevel {
  rows: CastRow[];
  defence: CastDefence | null;
  /** Text by moment, or -1; whether it acts in everybody's such moment. */
  at: number[];
  any: boolean[];
  uses: number[];
  standing: CastStanding[];
  upgradesInRollPhases: boolean;
  /** Pairs of kind and limit. */
  limits: [number, number][];
}

export interface CastRow {
  need: Need;
  /** The requirement in the words of the sheets. */
  words: string;
  text: number;
}

export interface CastDefence {
  dice: number;
  reroll: number;
  rerollIf: CodeCondition | null;
  opposed: boolean;
  /** Use that exists while the dice lie there, or -1. */
  offer: number;
  text: number;
}

export interface CastStanding {
  attacking: boolean;
  only: CodeCondition | null;
  add: CodeAmount;
  less: CodeAmount;
  none: boolean;
  attackerGains: number;
}

export interface CastKind {
  id: string;
  index: number;
  token: Token;
  companion: boolean;
  limit: number;
  limitOthers: number;
  /** Text by moment, or -1; whether it acts in everybody's such moment. */
  at: number[];
  any: boolean[];
  uses: number[];
  standing: CastStanding[];
  forbids: Record<Forbidden, boolean>;
  forbidsIf: CodeCondition | null;
  side: CodeAmount;
  removable: boolean;
  transferable: boolean;
  /** Placing one runs a text or asks somebody. */
  hooked: boolean;
}

export const CardKind = { Main: 0, Roll: 1, Instant: 2, Upgrade: 3 } as const;
export type CardKind = (typeof CardKind)[keyof typeof CardKind];

export interface CastCard {
  id: string;
  index: number;
  name: string;
  hero: string;
  cost: number;
  kind: CardKind;
  modifier: boolean;
  after: boolean;
  /** Window flags of which one must be there, and those that all must be there. */
  open: number;
  needs: number;
  only: CodeCondition | null;
  price: CodePrice;
  /** What it does, or for an upgrade what happens when it is played; -1 for nothing. */
  text: number;
  /** For upgrades: ability, level, and abilities that come with it. */
  ability: number;
  level: number;
  adds: { ability: number; level: number }[];
  card: Card | Upgrade;
}

export interface CastUse {
  id: string;
  index: number;
  /** Token kind it belongs to, or -1 for a passive ability. */
  kind: number;
  price: CodePrice;
  when: 'any' | 'main' | 'after' | 'defence' | 'announce' | 'income';
  open: number;
  needs: number;
  modifier: boolean;
  only: CodeCondition | null;
  aged: boolean;
  perTurn: number;
  perAttack: number;
  text: number;
}

export interface Cast extends Library {
  /** Kinds of tokens that can appear in this game, and those of them that do something. */
  present: number[];
  useful: number[];
  /** Window flags in which some use of this game exists. */
  offered: number;
  standing: number[];
  passiveStanding: boolean;
  forbidding: Record<Forbidden, number[]>;
  ageing: number[];
  pricing: number[];
  /** By moment: kinds that act then, and whether a passive ability does. */
  acting: number[][];
  passiveAt: boolean[];
}

const casts = new WeakMap<Library, Map<string, Cast>>();

export const castOf = (library: Library, heroes: readonly number[]): Cast => {
  const known = casts.get(library) ?? new Map<string, Cast>();
  casts.set(library, known);
  const key = [...new Set(heroes)].sort((a, b) => a - b).join(' ');
  const cached = known.get(key);
  if (cached) return cached;
  const present = [...new Set(heroes.flatMap((h) => library.heroes[h].kinds))].sort((a, b) => a - b);
  const those = (test: (kind: CastKind) => boolean): number[] =>
    present.filter((k) => test(library.kinds[k]));
  const levels = heroes.flatMap((h) =>
    library.heroes[h].abilities.flatMap((a) => a.levels.filter((level) => level !== null)),
  );
  const cast: Cast = {
    ...library,
    present,
    useful: those((kind) => kind.uses.length > 0),
    offered: [
      ...present.flatMap((k) => library.kinds[k].uses),
      ...levels.flatMap((level) => level.uses),
    ].reduce((flags, use) => flags | library.uses[use].open, 0),
    standing: those((kind) => kind.standing.length > 0),
    passiveStanding: levels.some((level) => level.standing.length > 0),
    forbidding: {
      actions: those((kind) => kind.forbids.actions),
      cards: those((kind) => kind.forbids.cards),
      defence: those((kind) => kind.forbids.defence),
    },
    ageing: those((kind) => kind.token.ages !== undefined),
    pricing: those((kind) => kind.token.attemptPrice !== undefined),
    acting: MOMENTS.map((_, m) => those((kind) => kind.at[m] >= 0)),
    passiveAt: MOMENTS.map((_, m) => levels.some((level) => level.at[m] >= 0)),
  };
  known.set(key, cast);
  return cast;
};
