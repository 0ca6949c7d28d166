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
  /** The only person at the screen has won against computers. */
  won: boolean;
  updated: number;
}

export const summaryOf = ({ id, updated, setup, players, game }: StoredGame): Summary => {
  const { game: g } = game;
  const people = players.filter(({ by }) => by === 'person').length;
  const you = people === 1 ? players.findIndex(({ by }) => by === 'person') : -1;
  return {
    id,
    seats: setup.heroes.map((hero, seat) => ({
      hero,
      health: g.health[g.seats[seat].team] ?? 0,
      isYou: seat === you,
    })),
    turn: g.turn,
    phase: g.phase,
    active: g.active,
    over: g.result !== null,
    won: you >= 0 && g.result?.winner === g.seats[you].team,
    updated,
  };
};
