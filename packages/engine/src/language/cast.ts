// The library: all heroes and cards compiled once. The cast: what of it one game needs, shared by all games of the
// same heroes. Neither ever changes; games refer to their parts by index.

import type { CodeAmount, CodeCondition, CodePrice, Text } from './code.ts';
import type { Card, Forbidden, Hero, Slot, Token, Upgrade } from './hero.ts';
import { MOMENTS } from './hero.ts';
import type { Need } from './need.ts';

export interface Library {
  heroes: CastHero[];
  kinds: CastKind[];
  cards: CastCard[];
  uses: CastUse[];
  texts: Text[];
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
  /** By level; index 0 is not used. */
  levels: (CastLevel | null)[];
}

export interface CastLevel {
  rows: CastRow[];
  defence: { dice: number; reroll: number; text: number } | null;
  /** Text by moment, or -1. */
  at: number[];
  uses: number[];
}

export interface CastRow {
  need: Need;
  /** The requirement in the words of the sheets. */
  words: string;
  text: number;
}

export interface CastKind {
  id: string;
  index: number;
  token: Token;
  companion: boolean;
  limit: number;
  /** Text by moment, or -1; whether it acts in everybody's such moment. */
  at: number[];
  any: boolean[];
  uses: number[];
  standing: { attacking: boolean; add: CodeAmount }[];
  forbids: Record<Forbidden, boolean>;
  removable: boolean;
  transferable: boolean;
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
  only: CodeCondition | null;
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
  main: boolean;
  after: boolean;
  modifier: boolean;
  only: CodeCondition | null;
  perTurn: number;
  text: number;
}

export interface Cast extends Library {
  /** Kinds of tokens that can appear in this game, and those of them that do something. */
  present: number[];
  useful: number[];
  standing: number[];
  forbidding: Record<Forbidden, number[]>;
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
  const cast: Cast = {
    ...library,
    present,
    useful: those((kind) => kind.uses.length > 0),
    standing: those((kind) => kind.standing.length > 0),
    forbidding: {
      actions: those((kind) => kind.forbids.actions),
      cards: those((kind) => kind.forbids.cards),
      defence: those((kind) => kind.forbids.defence),
    },
    acting: MOMENTS.map((_, m) => those((kind) => kind.at[m] >= 0)),
    passiveAt: MOMENTS.map((_, m) =>
      heroes.some((h) =>
        library.heroes[h].abilities.some((a) => a.levels.some((level) => level && level.at[m] >= 0)),
      ),
    ),
  };
  known.set(key, cast);
  return cast;
};
