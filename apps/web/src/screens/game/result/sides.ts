// Whose side a game is told from once it is over.

import type { TeamName } from '@mad-king/language';
import type { OpenTable } from '../../../state/table.ts';

/** Null for a draw. */
export const winnerOf = ({ view }: Pick<OpenTable, 'view'>): TeamName | null => view.result?.winner ?? null;

/** The team from whose side the game is told: that of the only person, else that of the winner; null in a draw of others. */
export const sideOf = (table: OpenTable): TeamName | null => {
  const { view, players } = table;
  const people = new Set(players.flatMap(({ by }, seat) => (by === 'person' ? [view.seats[seat].team] : [])));
  const [only] = people;
  return people.size === 1 ? only : winnerOf(table);
};

/** Somebody here belongs to that side alone, so that "you" means it. */
export const isYours = ({ view, players }: OpenTable, team: TeamName | null): boolean =>
  players.every(({ by }, seat) => by !== 'person' || view.seats[seat].team === team) &&
  players.some(({ by }) => by === 'person');

export const seatsOf = ({ view }: Pick<OpenTable, 'view'>, team: TeamName | null): number[] =>
  view.seats.flatMap((seat, i) => (seat.team === team ? [i] : []));
