// A game that is over goes into the chronicle, wherever it was played; then what was reached in it is looked at.

import { recordOf } from '@mad-king/after/link';
import type { Deeds } from '../worker/deeds.ts';
import { coach } from '../worker/start.ts';
import { addToPast, keepPast, ownSeat, type PastGame, pastOf, readPast } from './chronicle.ts';
import type { OpenTable } from './open-table.ts';
import { withRoom } from './saves.ts';
import { storage } from './storage.ts';
import { gameRecord } from './table.ts';

/** The game of a table that is over, as it is kept. */
export const remember = async ({ id, players, view, events }: OpenTable): Promise<PastGame> => {
  const known = readPast(storage, id);
  if (known !== null) return known;
  const past = await pastOf({
    id,
    at: Date.now(),
    record: await gameRecord(),
    players,
    teams: view.seats.map(({ team }) => team),
    winner: view.result?.winner ?? null,
    conceded: events.some(({ type }) => type === 'conceded'),
    turns: view.turn,
  });
  withRoom(storage, id, () => keepPast(storage, past));
  return past;
};

/** What the only person here has reached in a game; null if it counts for nobody. `costs`: of their choices, if they were judged. */
export const judgeDeeds = async (past: PastGame, costs?: readonly number[]): Promise<Deeds | null> => {
  const seat = ownSeat(past);
  if (seat < 0 || past.isTakenOver) return null;
  if (past.deeds !== null && costs === undefined) return past.deeds;
  const { setup, choices, rules } = await recordOf(past.code);
  const levels = past.players.map((player) => (player.by === 'computer' ? player.level : null));
  const review = costs === undefined ? undefined : { costs };
  const deeds = await coach.ask({ ask: 'deeds', setup, choices, rules, seat, levels, review });
  addToPast(storage, past.id, { deeds });
  return deeds;
};
