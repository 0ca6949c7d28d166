// Status effects: collected, swept out, given away.

import { counting, feat } from './feat.ts';
import type { Told } from './tale.ts';
import { mostInATurn, type You } from './you.ts';

const BRIM = 3;
const SWEPT = 3;
const BASKET = 4;

/** Negative tokens on boards: how many of each kind, and who raised their number last; null: nobody knows. */
interface Curse {
  held: number;
  by: number | null;
}

/** Follows the curses of one board. */
class Curses {
  private readonly kinds = new Map<string, Curse>();

  hear({ event }: Told<'tokens'>): void {
    const by = event.change > 0 ? event.by : (this.kinds.get(event.token)?.by ?? null);
    this.kinds.set(event.token, { held: event.held, by });
  }

  /** Passed on, one at a time, by nobody the event names. */
  pass(token: string, change: 1 | -1): void {
    const { held, by } = this.kinds.get(token) ?? { held: 0, by: null };
    this.kinds.set(token, { held: held + change, by: change > 0 ? null : by });
  }

  clear(): void {
    this.kinds.clear();
  }

  givenBy(seat: number): number {
    return [...this.kinds.values()].filter(({ held, by }) => held > 0 && by === seat).length;
  }
}

/** The most different curses of yours that one opponent held at once. */
const largestBasket = (you: You): number => {
  const boards = you.tale.seats.map(() => new Curses());
  let most = 0;
  for (const told of you.tale.told) {
    const { event } = told;
    if (event.type === 'defeated') for (const seat of event.seats) boards[seat].clear();
    if (event.type === 'transferred') {
      boards[event.from].pass(event.token, -1);
      boards[event.to].pass(event.token, 1);
    }
    if (event.type !== 'tokens') continue;
    const { sort } = told as Told<'tokens'>;
    if (sort !== 'negative') continue;
    boards[event.seat].hear(told as Told<'tokens'>);
    if (you.isOpponent(event.seat)) most = Math.max(most, boards[event.seat].givenBy(you.seat));
  }
  return most;
};

export const tokens = [
  feat('filled-to-the-brim', (you) =>
    you
      .own('tokens')
      .some(
        ({ event, limit, sort, turn }) =>
          turn > 0 && sort !== 'companion' && event.change > 0 && limit >= BRIM && event.held === limit,
      ),
  ),

  /** What an Upkeep takes away leaves by itself. */
  counting('spring-cleaning', SWEPT, (you) =>
    mostInATurn(
      you
        .own('tokens')
        .filter(({ event, sort, phase }) => event.change < 0 && sort === 'negative' && phase !== 'upkeep'),
      ({ event }) => -event.change,
    ),
  ),

  counting('gift-basket', BASKET, largestBasket),
];
