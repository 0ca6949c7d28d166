// What is counted in games of two heroes: sums of whole numbers only, so that the order of adding up does not matter.

import type { Game, GameEvent } from '@mad-king/engine';

/** One hero's share. */
export interface SideTally {
  /** Abilities activated and used in defence; cards and upgrades played. */
  abilities: Record<string, number>;
  cards: Record<string, number>;
  /** By round from the first: damage its opponent took. */
  damage: number[];
  /** Half games won, and those of them with the first turn: a win is 2, a draw 1. */
  points: number;
  pointsStarting: number;
  started: number;
}

export interface Tally {
  games: number;
  sides: [SideTally, SideTally];
  /** How many games lasted so many rounds. */
  rounds: number[];
}

/** A round is a turn of each player. Longer games are rare and say little about heroes. */
const MOST_ROUNDS = 40;

const newSide = (): SideTally => ({
  abilities: {},
  cards: {},
  damage: [],
  points: 0,
  pointsStarting: 0,
  started: 0,
});

export const newTally = (): Tally => ({ games: 0, sides: [newSide(), newSide()], rounds: [] });

const roundOf = (turn: number): number => Math.min(MOST_ROUNDS, Math.ceil(turn / 2));

const count = (counts: Record<string, number>, id: string | null): void => {
  if (id !== null) counts[id] = (counts[id] ?? 0) + 1;
};

const addAt = (list: number[], index: number, n: number): void => {
  while (list.length <= index) list.push(0);
  list[index] += n;
};

/** `upgrades`: ids of upgrade cards, which count when they enter play, from wherever. */
export const tallyEvents = (
  tally: Tally,
  g: Game,
  seats: readonly number[],
  events: readonly GameEvent[],
  upgrades: ReadonlySet<string>,
): void => {
  for (const event of events)
    switch (event.type) {
      case 'activated':
      case 'defends':
        count(tally.sides[seats[event.seat]].abilities, event.ability);
        break;
      case 'upgraded':
        count(tally.sides[seats[event.seat]].cards, event.card);
        break;
      case 'played':
        if (!upgrades.has(event.card)) count(tally.sides[seats[event.seat]].cards, event.card);
        break;
      case 'settled':
        for (const { seat, final, shielded, fixed } of event.settlement.players)
          addAt(tally.sides[1 - seats[seat]].damage, roundOf(g.turn) - 1, final - shielded + fixed);
        break;
    }
};

/** The game is over: its own counts join those of the games before. */
export const tallyEnd = (
  total: Tally,
  counted: Tally,
  g: Game,
  seats: readonly number[],
  winner: number,
): void => {
  counted.games = 1;
  addAt(counted.rounds, roundOf(g.turn), 1);
  counted.sides.forEach((side, s) => {
    side.points = winner < 0 ? 1 : winner === s ? 2 : 0;
    const starts = seats[g.first] === s;
    side.started = starts ? 1 : 0;
    side.pointsStarting = starts ? side.points : 0;
  });
  addTally(total, counted);
};

export const addTally = (total: Tally, more: Tally): void => {
  total.games += more.games;
  more.rounds.forEach((n, round) => {
    addAt(total.rounds, round, n);
  });
  total.sides.forEach((side, s) => {
    addSide(side, more.sides[s]);
  });
};

export const addSide = (total: SideTally, more: SideTally): void => {
  for (const kind of ['abilities', 'cards'] as const)
    for (const [id, n] of Object.entries(more[kind])) total[kind][id] = (total[kind][id] ?? 0) + n;
  more.damage.forEach((n, round) => {
    addAt(total.damage, round, n);
  });
  total.points += more.points;
  total.pointsStarting += more.pointsStarting;
  total.started += more.started;
};
