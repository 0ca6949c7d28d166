// A job: a stretch of games of two players, cut out of a larger run. It is plain data, its result is plain data, and the
// result depends on nothing but the job, so that threads, or machines with a queue between them, can share a run.

import type { Library } from '@mad-king/engine';
import { playMatch } from '../match.ts';
import { createPlayer, type Player, type Thinking } from '../players/player.ts';
import {
  type Games,
  pairFixture,
  panelFixture,
  type Table,
  type TableFixture,
  tableFixture,
} from './fixtures.ts';
import { newTally, type Tally, tallyEnd, tallyEvents } from './tally.ts';

export interface Job extends Games {
  /** Names the job within its run, and what it plays. */
  id: string;
  /** Policies or programs, side by side. */
  players: [string, string];
  thinking: Thinking;
  /** Games from this number up to, not including, that one. */
  from: number;
  to: number;
  /** `pair`: two heroes, one of each player. `panel`: both players play all of the heroes. */
  of: 'pair' | 'panel';
  /** A panel of other games than duels. */
  table?: Table;
}

export interface JobResult {
  id: string;
  /** One letter for each game: A or B won, - a draw, x the game could not be played. */
  outcomes: string;
  /** Turns of all players, over all games. */
  turns: number;
  forfeits: { game: number; player: string; reason: string }[];
  /** Faults of the program: what happened in which game. */
  faults: { game: number; reason: string }[];
  /** What was done in the games of a pair. */
  tally: Tally | null;
}

export const runJob = async (
  library: Library,
  job: Job,
  onGame: () => void = () => {},
): Promise<JobResult> => {
  const players = playersOf(job);
  const result: JobResult = {
    id: job.id,
    outcomes: '',
    turns: 0,
    forfeits: [],
    faults: [],
    tally: job.of === 'pair' ? newTally() : null,
  };
  const upgrades = new Set(library.cards.filter(({ kind }) => kind === 'upgrade').map(({ id }) => id));
  for (let i = job.from; i < job.to; i++) {
    await playOne(library, job, i, players, upgrades, result);
    onGame();
  }
  await Promise.all(players.flat().map((player) => player.close?.()));
  return result;
};

const fixtureOf = (job: Job, i: number): TableFixture => {
  if (job.table !== undefined) return tableFixture(job, job.table, i);
  return { ...(job.of === 'pair' ? pairFixture(job, i) : panelFixture(job, i)), by: [0, 1] };
};

/** One for every side that somebody may have at such a table: a program sees with the eyes of one side only. */
const playersOf = ({ players, thinking, table }: Job): Player[][] =>
  players.map((name) => {
    const sides = table === undefined || table.sides === 2 ? 1 : table.sides - 1;
    return Array.from({ length: sides }, () => createPlayer(name, thinking));
  });

/** Who plays each side. */
const seated = (players: readonly (readonly Player[])[], by: readonly number[]): Player[] => {
  const taken = [0, 0];
  return by.map((who) => players[who][taken[who]++]);
};

const playOne = async (
  library: Library,
  job: Job,
  i: number,
  players: readonly (readonly Player[])[],
  upgrades: ReadonlySet<string>,
  result: JobResult,
): Promise<void> => {
  const fixture = fixtureOf(job, i);
  // A game that cannot be finished leaves no half of itself in the tally.
  const counted = result.tally === null ? null : newTally();
  try {
    const match = await playMatch(
      library,
      fixture,
      seated(players, fixture.by),
      counted === null ? null : (g, events) => tallyEvents(counted, g, fixture.seats, events, upgrades),
    );
    result.outcomes += match.winner < 0 ? '-' : 'AB'[fixture.by[match.winner]];
    result.turns += match.game.turn;
    for (const { player, reason } of match.forfeits)
      result.forfeits.push({ game: i, player: job.players[fixture.by[player]], reason });
    if (counted !== null && result.tally !== null)
      tallyEnd(result.tally, counted, match.game, fixture.seats, match.winner);
  } catch (error) {
    result.outcomes += 'x';
    result.faults.push({ game: i, reason: `seed ${fixture.setup.seed}: ${error}` });
  }
};
