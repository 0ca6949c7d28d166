// Ways to play, as far as choosing seats needs it (R17). The engine has the last word when a game starts.

import { type Mode, TEAMS, type TeamName } from '@mad-king/language';

export interface Table {
  /** How many may sit there. */
  seats: readonly number[];
  /** 0: everybody for himself. */
  teams: number;
  health: number;
}

export const TABLES: Record<Mode, Table> = {
  duel: { seats: [2], teams: 0, health: 50 },
  '2v2': { seats: [4], teams: 2, health: 50 },
  '3v3': { seats: [6], teams: 2, health: 50 },
  '2v2v2': { seats: [6], teams: 3, health: 50 },
  koth: { seats: [3, 4, 5, 6], teams: 0, health: 35 },
};

export interface SeatMark {
  label: string;
  /** Whose colour it has. */
  team: TeamName | 'alone';
}

/** "A1", "B1", "A2" in teams, otherwise "1", "2"; seats stand in turn order. */
export const seatMark = (mode: Mode, seat: number): SeatMark => {
  const { teams } = TABLES[mode];
  if (teams === 0) return { label: String(seat + 1), team: mode === 'duel' ? TEAMS[seat] : 'alone' };
  const team = TEAMS[seat % teams];
  return { label: `${team}${Math.floor(seat / teams) + 1}`, team };
};
