// A game that is over goes into the chronicle.

import { TEAMS } from '@mad-king/language';
import { keepPast, pastOf } from './chronicle.ts';
import type { Session } from './session.ts';
import { storage } from './storage.ts';

export const remember = async (session: Session): Promise<void> => {
  const { id, record, players, game, events, isTakenOver } = session;
  const { result, seats, turn } = game;
  const past = await pastOf({
    id,
    at: Date.now(),
    record,
    players,
    teams: seats.map(({ team }) => TEAMS[team]),
    winner: result === null || result.winner < 0 ? null : TEAMS[result.winner],
    conceded: events.some(({ type }) => type === 'conceded'),
    turns: turn,
    isTakenOver,
  });
  keepPast(storage, past);
};
