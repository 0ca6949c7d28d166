// Who sits where around the one who looks, and when everybody's turn comes.

import type { GameView } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';

export interface SeatGroup {
  team: TeamName;
  /** The team of the one who looks. */
  isOwn: boolean;
  /** Its seats share one dial. */
  isShared: boolean;
  /** In turn order; without the one who looks. */
  seats: readonly number[];
}

/** The other seats by team: opponents first, in the order in which they play after the one who looks; mates last. */
export const groupSeats = (view: GameView): SeatGroup[] => {
  const { seats, seat: own } = view;
  const from = Math.max(own, 0);
  const around = seats.map((_, i) => (from + i) % seats.length).filter((seat) => seat !== own);
  const teams = [...new Set(around.map((seat) => seats[seat].team))];
  const isShared = seats.some((a, i) => seats.some((b, j) => i < j && a.team === b.team));
  return teams
    .map((team) => ({
      team,
      isOwn: own >= 0 && team === seats[own].team,
      isShared,
      seats: around.filter((seat) => seats[seat].team === team),
    }))
    .sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
};

/** Turns until this seat plays: 0 if it does now. Who is out has none. */
export const turnsUntil = ({ seats, active }: GameView, seat: number): number | null => {
  if (seats[seat].out) return null;
  let turns = 0;
  for (let at = active; at !== seat; at = (at + 1) % seats.length)
    if (!seats[at].out || at === active) turns++;
  return turns;
};

/** R17.3.3: in King of the Hill, everybody with the most health. */
export const leadersOf = ({ mode, seats }: GameView): number[] => {
  if (mode !== 'koth') return [];
  const living = seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
  const most = Math.max(...living.map((seat) => seats[seat].health));
  return living.filter((seat) => seats[seat].health === most);
};
