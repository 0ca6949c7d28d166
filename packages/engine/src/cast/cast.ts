// The library: all heroes and cards compiled once. The cast: what of it one game needs, shared by all games of the
// same heroes. Neither ever changes; games refer to their parts by index.

import type { Card, Forbidden, Hero, Slot, Token, Upgrade } from '@mad-king/language';
import { MOMENTS } from '@mad-king/language';
import type { Need } from '@mad-king/language/inside';
import { NONE } from '../state/none.ts';
import type { CastAmount, CastPrice, Test, Text } from './text.ts';

/** Heroes and shared cards as they run: what `compile` makes and `start` takes. */
export interface Library {
  heroes: CastHero[];
  kinds: CastKind[];
  cards: CastCard[];
  uses: CastUse[];
  texts: Text[];
  /** Names of what texts note down. */
  notes: string[];
}

/** A hero as it runs: things by number, dice as numbers of symbols. */
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
  /** Some level of a passive ability permits it. */
  upgradesInRollPhases: boolean;
  setup: number;
}

/** An ability as it runs. */
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
  /** Text by moment, or NONE; whether it acts in everybody's such moment. */
  at: number[];
  any: boolean[];
  uses: number[];
  standing: CastStanding[];
  upgradesInRollPhases: boolean;
  /** Pairs of kind and limit. */
  limits: [number, number][];
}

/** A requirement of an ability and the text it leads to. */
export interface CastRow {
  need: Need;
  /** The requirement in the words of the sheets. */
  words: string;
  text: number;
}

export interface CastDefence {
  dice: number;
  reroll: number;
  rerollIf: Test | null;
  opposed: boolean;
  /** Use that exists while the dice lie there, or NONE. */
  offer: number;
  text: number;
}

export interface CastStanding {
  attacking: boolean;
  only: Test | null;
  add: CastAmount;
  less: CastAmount;
  none: boolean;
  attackerGains: number;
}

/** A kind of token as it runs. */
export interface CastKind {
  id: string;
  index: number;
  token: Token;
  companion: boolean;
  limit: number;
  limitOthers: number;
  /** Text by moment, or NONE; whether it acts in everybody's such moment. */
  at: number[];
  any: boolean[];
  uses: number[];
  /** Window flags in which some of its uses exists. */
  open: number;
  standing: CastStanding[];
  forbids: Record<Forbidden, boolean>;
  forbidsIf: Test | null;
  side: CastAmount;
  removable: boolean;
  transferable: boolean;
  /** Placing one runs a text or asks somebody. */
  hooked: boolean;
}

/** When a card is played, or that it is an upgrade. */
export type CardKind = Card['timing'] | 'upgrade';

/** A card as it runs. */
export interface CastCard {
  id: string;
  index: number;
  name: string;
  hero: string;
  cost: number;
  kind: CardKind;
  modifier: boolean;
  /** Window flags of which one must be there, and those that all must be there. */
  open: number;
  needs: number;
  only: Test | null;
  price: CastPrice;
  /** What it does, or for an upgrade what happens when it is played; NONE for nothing. */
  text: number;
  /** For upgrades: ability, level, and abilities that come with it. */
  ability: number;
  level: number;
  adds: { ability: number; level: number }[];
  card: Card | Upgrade;
}

/** Something that can be done with a token or a passive, as it runs. */
export interface CastUse {
  id: string;
  index: number;
  /** Token kind it belongs to, or NONE for a passive ability. */
  kind: number;
  price: CastPrice;
  open: number;
  needs: number;
  modifier: boolean;
  only: Test | null;
  aged: boolean;
  perTurn: number;
  perAttack: number;
  text: number;
}

/** A library with what only the heroes of one game need. */
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

/** The cast of a game with these heroes, by number. */
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
    acting: MOMENTS.map((_, m) => those((kind) => kind.at[m] !== NONE)),
    passiveAt: MOMENTS.map((_, m) => levels.some((level) => level.at[m] !== NONE)),
  };
  known.set(key, cast);
  return cast;
};
