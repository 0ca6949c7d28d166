// What a position is made of, as numbers for the fitted evaluation: what each team has, thing by thing.

import type { Game, Library } from '@mad-king/engine';
import { named, type Sort } from './fitted.ts';
import { perLibrary } from './per-library.ts';

/** Features that are not one per kind of token, card or hero. */
const PLAIN = ['health', 'nearness', 'cp', 'first-cp', 'hand', 'turn', 'income'] as const;
export const Plain = { Health: 0, Nearness: 1, Cp: 2, FirstCp: 3, Hand: 4, Turn: 5, Income: 6 } as const;

/**
 * Tables at which things are worth differently: players of a side, and sides that are still in the game. The end of a King of
 * the Hill is a duel.
 */
export const TABLES = ['1x2', '1x3', '1x4', '1x5', '1x6', '2x2', '2x3', '3x2'] as const;
export const DUEL = 0;

/** Seats are numbered so that the first of every team come first. */
export const isLiving = (g: Game, team: number): boolean => !g.seats[team].out;

/** Sides that are still in the game. */
export const sidesLeft = (g: Game): number => {
  let sides = 0;
  for (let team = 0; team < g.teams; team++) if (isLiving(g, team)) sides++;
  return sides;
};

/** The table of a game, as an index of TABLES. */
export const tableOf = (g: Game): number => {
  const players = g.seats.length / g.teams;
  const sides = Math.max(2, sidesLeft(g));
  return players === 1 ? sides - 2 : players === 2 ? sides + 3 : TABLES.length - 1;
};

/** What counts more or less from table to table, all of it alike: health, turns, goods and heroes. */
export const GROUPS = 4;
export const groupsOf = (library: Library): number[] => {
  const { hero } = offsetsIn(library);
  const plain: readonly number[] = [Plain.Health, Plain.Nearness, Plain.Turn, Plain.Income];
  const places = [0, 0, 1, 1];
  return featuresOf(library).map((_, feature) =>
    plain.includes(feature) ? places[plain.indexOf(feature)] : feature < hero ? 2 : 3,
  );
};

/** The last points of health decide: what it means to be close to defeat. */
export const nearness = (health: number): number => -60 / (health + 4);
/** The first combat points are worth more than the others, and cards beyond the hand limit nothing. */
export const FIRST_CP = 3;
const MOST_CARDS = 7;

/** Where the features of things begin. */
export const offsetsIn = perLibrary(({ kinds, cards, heroes }) => {
  const token = PLAIN.length;
  const some = token + kinds.length;
  const held = some + kinds.length;
  const inPlay = held + cards.length;
  const hero = inPlay + cards.length;
  return { token, some, held, inPlay, hero, turned: hero + heroes.length };
});

export interface Feature {
  /** As in the fitted values. */
  name: string;
  /** What it is worth if it has not been fitted; null: nothing. */
  sort: Sort | null;
}

/** All features, in their order. */
export const featuresOf = ({ kinds, cards, heroes }: Library): Feature[] => [
  ...PLAIN.map((name) => ({ name, sort: null })),
  ...(['token', 'some'] as const).flatMap((word) =>
    kinds.map(({ id, token }) => ({ name: `${word} ${id}`, sort: `${word} ${token.kind}` as const })),
  ),
  ...cards.map(({ id, hero, kind }) => ({
    name: named(hero, `card ${id}`),
    sort: kind === 'upgrade' ? ('upgrade' as const) : ('card' as const),
  })),
  ...cards.map(({ id, hero }) => ({ name: named(hero, `in play ${id}`), sort: 'in play' as const })),
  ...(['hero', 'turned'] as const).flatMap((word) =>
    heroes.map(({ id }) => ({ name: named(id, word), sort: null })),
  ),
];

/** Calls `add` for everything a team has. */
export const visit = (g: Game, team: number, add: (feature: number, n: number) => void): void => {
  const { token, some, held, inPlay, hero, turned } = offsetsIn(g.cast);
  add(Plain.Health, g.health[team]);
  add(Plain.Nearness, nearness(g.health[team]));
  for (let seat = 0; seat < g.seats.length; seat++) {
    const s = g.seats[seat];
    if (s.team !== team || s.out) continue;
    if (seat === g.active) {
      add(Plain.Turn, 1);
      if (g.phase === 'upkeep' || g.phase === 'income') add(Plain.Income, 1);
    }
    add(Plain.Cp, s.cp);
    add(Plain.FirstCp, Math.min(s.cp, FIRST_CP));
    add(Plain.Hand, Math.min(s.hand.length, MOST_CARDS));
    for (const card of s.hand) add(held + card, 1);
    // Of the upgrades of an ability only the highest counts.
    for (const card of s.upgrades) {
      const { ability, level } = g.cast.cards[card];
      if (s.levels[ability] === level) add(inPlay + card, 1);
    }
    for (const kind of g.cast.present) {
      const n = s.tokens[kind];
      if (n === 0) continue;
      add(token + kind, n);
      add(some + kind, 1);
    }
    add(hero + s.hero, 1);
    if (s.side > 0) add(turned + s.hero, 1);
  }
};

/** How far a game is from its end: near 1 at the start, 0 when somebody falls. What pays off slowly is worth more early. */
export const earliness = (g: Game): number => {
  let least = g.maxHealth;
  for (let team = 0; team < g.teams; team++) if (g.health[team] > 0) least = Math.min(least, g.health[team]);
  return least / g.maxHealth;
};
