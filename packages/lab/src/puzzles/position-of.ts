// The position of a game at the beginning of a phase, as a scenario holds it: what lies there and is known, in as few words as
// possible. What a scenario cannot say (who inflicted a Stun, what was used this turn, the order of a deck) is left out, and so is what was
// discarded; whoever wants the position plays on from what is laid out, not from the game it was taken from.

import { type Game, type Library, layOut, type Position, type PositionSeat } from '@mad-king/engine';
import type { StartPhase } from '@mad-king/engine/inside';

/** What a token remembers, as a scenario writes it; seats count from 0 here. */
const sideOf = (g: Game, seat: number, kind: number, mark: number): number | string =>
  g.cast.kinds[kind].token.marked === 'ability' ? g.cast.heroes[g.seats[seat].hero].abilities[mark].id : mark;

const sidesOf = (g: Game, seat: number): Record<string, (number | string)[]> => {
  const { marks } = g.seats[seat];
  const sides: Record<string, (number | string)[]> = {};
  for (let i = 0; i < marks.length; i += 2) {
    const { id, token } = g.cast.kinds[marks[i]];
    if (token.marked === 'inflicter') continue;
    sides[id] = [...(sides[id] ?? []), sideOf(g, seat, marks[i], marks[i + 1])];
  }
  return sides;
};

const some = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

const seatOf = (g: Game, s: number): PositionSeat => {
  const seat = g.seats[s];
  const { hero } = g.cast.heroes[seat.hero];
  const names = (cards: readonly number[]): string[] | undefined =>
    some(cards.map((card) => g.cast.cards[card].id));
  const held = g.cast.present.filter((kind) => seat.tokens[kind] > 0);
  const wanted: PositionSeat = {
    hero: g.cast.heroes[seat.hero].id,
    health: g.health[seat.team],
    cp: seat.cp,
    side: seat.side > 0 ? hero.sides?.[seat.side] : undefined,
    upgrades: names(seat.upgrades),
    hand: names(seat.hand),
    tokens: some(Object.fromEntries(held.map((kind) => [g.cast.kinds[kind].id, seat.tokens[kind]]))),
    sides: some(sidesOf(g, s)),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([, v]) => v !== undefined),
  ) as unknown as PositionSeat;
};

/** Limits that the position would not have by itself. */
const limitsOf = (g: Game, laid: Game, s: number): Record<string, number> =>
  Object.fromEntries(
    g.cast.present
      .filter((kind) => g.seats[s].limits[kind] !== laid.seats[s].limits[kind])
      .map((kind) => [g.cast.kinds[kind].id, g.seats[s].limits[kind]]),
  );

/** Of a duel; throws a SetupError where no scenario could say it. */
export const positionOf = (library: Library, g: Game, phase: StartPhase): Position => {
  const seats = g.seats.map((_, s) => seatOf(g, s));
  const position: Position = { mode: g.mode, seats, phase, ...(g.active === 0 ? {} : { active: g.active }) };
  const bare = { ...position, seats: seats.map(({ hero, side, upgrades }) => ({ hero, side, upgrades })) };
  const laid = layOut(library, { ...bare, phase: 'main2' });
  return {
    ...position,
    seats: seats.map((seat, s) => {
      const limits = some(limitsOf(g, laid, s));
      return limits === undefined ? seat : { ...seat, limits };
    }),
  };
};
