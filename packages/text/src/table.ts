// Who sits where, as far as sentences need it. A view of the game is one.

import { icon, type Said, text } from './segments.ts';
import { heroName, list, type Voice } from './voice.ts';

/** What one must know of a table to talk about it; a view will do. */
export interface Table {
  /** The reader's seat; -1 for a spectator. */
  seat: number;
  seats: readonly {
    hero: string;
    team: string;
    /** Level of each ability; without it, rows of abilities may be named by another level's requirement. */
    levels?: Readonly<Record<string, number>>;
  }[];
}

export const heroAt = (table: Table, seat: number): string => table.seats[seat]?.hero ?? '';

/** The hero's name; where the same hero sits twice, with the number of the seat. */
export const playerName = (v: Voice, table: Table, seat: number): Said => {
  const hero = heroAt(table, seat);
  const twice = table.seats.filter((other) => other.hero === hero).length > 1;
  const name = heroName(v, hero);
  return icon('player', String(seat), twice ? `${name} ${seat + 1}` : name);
};

/** For `{who, select, you {...} other {{name} ...}}`. */
export const who = (v: Voice, table: Table, seat: number): { who: string; name: Said } => ({
  who: seat === table.seat ? 'you' : 'other',
  name: playerName(v, table, seat),
});

/** The second person of a sentence; `none` without one. */
export const whom = (v: Voice, table: Table, seat: number | null): { whom: string; other: Said } => ({
  whom: seat === null ? 'none' : seat === table.seat ? 'you' : 'other',
  other: seat === null ? [] : playerName(v, table, seat),
});

export const seatsOf = (table: Table, team: string): number[] =>
  table.seats.flatMap((seat, i) => (seat.team === team ? [i] : []));

/** Players by name, the reader as "you". */
export const names = (v: Voice, table: Table, seats: readonly number[]): Said =>
  list(
    v,
    seats.map((seat) => (seat === table.seat ? text(v.m.events.you) : playerName(v, table, seat))),
  );
