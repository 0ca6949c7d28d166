// Status effects: collected, swept out, given away.

import { counting, feat } from './feat.ts';
import type { Told } from './tale.ts';
import { isTold, mostInATurn, type You } from './you.ts';

const BRIM = 3;
const SWEPT = 3;
const BASKET = 4;

/** Tokens of one kind on a board: how many, and who raised their number last; null: before anything was told. */
interface Pile {
  held: number;
  by: number | null;
}

/** Follows the negative tokens of one board. */
class Curses {
  private readonly piles = new Map<string, Pile>();

  place(token: string, change: number, held: number, by: number): void {
    this.piles.set(token, { held, by: change > 0 ? by : (this.piles.get(token)?.by ?? null) });
  }

  pass(token: string, change: 1 | -1, by: number): void {
    this.place(token, change, (this.piles.get(token)?.held ?? 0) + change, by);
  }

  clear(): void {
    this.piles.clear();
  }

  from(seat: number): number {
    return [...this.piles.values()].filter(({ held, by }) => held > 0 && by === seat).length;
  }
}

/** What was told changes boards. */
const follow = (boards: readonly Curses[], told: Told): void => {
  if (isTold(told, 'defeated')) for (const seat of told.event.seats) boards[seat].clear();
  if (isTold(told, 'tokens') && told.sort === 'negative') {
    const { seat, token, change, held, by } = told.event;
    boards[seat].place(token, change, held, by);
  }
  if (isTold(told, 'transferred') && told.sort === 'negative') {
    const { from, to, token } = told.event;
    boards[from].pass(token, -1, told.by);
    boards[to].pass(token, 1, told.by);
  }
};

/** The most different curses of yours that one opponent held at once. */
const largestBasket = (you: You): number => {
  const boards = you.tale.seats.map(() => new Curses());
  let most = 0;
  for (const told of you.tale.told) {
    follow(boards, told);
    boards.forEach((board, seat) => {
      if (you.isOpponent(seat)) most = Math.max(most, board.from(you.seat));
    });
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
