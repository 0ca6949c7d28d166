// Time banks. They follow from the times in the log alone, and stand still while no server ran. A seat's own word about time is
// never asked for.

import type { Clock } from '../protocol.ts';
import type { Gap } from '../store/store.ts';

/** An answer out of turn costs nothing for so long. */
export const SOFT = 20_000;
const DAY = 86_400_000;

export interface Banks {
  clock: Clock;
  /** Milliseconds left by seat. */
  bank: number[];
  /** The same as the turn began: what others are shown. */
  shown: number[];
  turn: number;
  /** Since when the open question stands. */
  since: number;
}

const full = (clock: Clock): number => {
  if (clock.kind === 'bank') return clock.minutes * 60_000;
  return clock.kind === 'days' ? clock.days * DAY : 0;
};

export const newBanks = (clock: Clock, seats: number, time: number): Banks | null => {
  if (clock.kind === 'none') return null;
  const bank = Array.from({ length: seats }, () => full(clock));
  return { clock, bank, shown: [...bank], turn: 0, since: time };
};

/**
 * How long a server ran between two times. At the second one something was done, so a server ran: a gap that is said to last beyond
 * it began only after it. (A process notes once a second that it lives, and may have stored something since.)
 */
export const running = (from: number, to: number, gaps: readonly Gap[]): number => {
  const stood = gaps.reduce(
    (sum, gap) => sum + (gap.to > to ? 0 : Math.max(0, gap.to - Math.max(from, gap.from))),
    0,
  );
  return Math.max(0, to - from - stood);
};

/** The seat has answered. */
export const charge = (
  banks: Banks,
  seat: number,
  isAnswer: boolean,
  now: number,
  gaps: readonly Gap[],
): void => {
  const spent = running(banks.since, now, gaps);
  const cost = isAnswer ? Math.max(0, spent - SOFT) : spent;
  banks.bank[seat] = Math.max(0, banks.bank[seat] - cost);
};

/** A turn began. */
export const turnBegins = (banks: Banks, active: number, turn: number): void => {
  banks.turn = turn;
  if (banks.clock.kind === 'bank') banks.bank[active] += banks.clock.increment * 1000;
  else banks.bank.fill(full(banks.clock));
  banks.shown = [...banks.bank];
};

/** Who comes back with nothing left would be gone again at once: there is time for an answer. */
export const returns = (banks: Banks, seat: number): void =>
  give(banks, seat, Math.max(0, SOFT - banks.bank[seat]));

export const give = (banks: Banks, seat: number, milliseconds: number): void => {
  banks.bank[seat] += milliseconds;
  banks.shown[seat] += milliseconds;
};

/** When the bank of the seat that is asked begins to run down. */
export const runsFrom = (banks: Banks, isAnswer: boolean, now: number, gaps: readonly Gap[]): number => {
  const stood = now - banks.since - running(banks.since, now, gaps);
  return banks.since + stood + (isAnswer ? SOFT : 0);
};

export const deadline = (
  banks: Banks,
  seat: number,
  isAnswer: boolean,
  now: number,
  gaps: readonly Gap[],
): number => runsFrom(banks, isAnswer, now, gaps) + banks.bank[seat];
