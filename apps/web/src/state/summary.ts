// What the list of games says of one, read from the save without the rules.

import type { PhaseName } from '@mad-king/language';
import type { StoredGame } from './saves.ts';

export interface Summary {
  id: string;
  seats: { hero: string; health: number; isYou: boolean }[];
  turn: number;
  phase: PhaseName;
  /** Whose turn it is. */
  active: number;
  over: boolean;
  updated: number;
}

export const summaryOf = ({ id, updated, setup, players, game }: StoredGame): Summary => {
  const { game: g } = game;
  const people = players.filter(({ by }) => by === 'person').length;
  return {
    id,
    seats: setup.heroes.map((hero, seat) => ({
      hero,
      health: g.health[g.seats[seat].team] ?? 0,
      isYou: people === 1 && players[seat].by === 'person',
    })),
    turn: g.turn,
    phase: g.phase,
    active: g.active,
    over: g.result !== null,
    updated,
  };
};
