// The chances of all teams in a position, with all hands open, as one sees it afterwards: what is imagined is only what chance
// will bring. They add up to 1.

import type { Game } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { winChance } from '../estimate/position.ts';
import { imagineChance } from '../mind/imagine.ts';
import { World } from '../mind/lookahead.ts';

/** The chances to win of all teams, which add up to 1. */
export interface Prospects {
  /** By team. */
  chances: number[];
  /** Standard errors of them. */
  errors: number[];
}

/** Whose seats stand for the teams. */
const seatsOf = (g: Game): number[] =>
  Array.from({ length: g.teams }, (_, team) => g.seats.findIndex((seat) => seat.team === team));

/** What the chances of all teams are, with all hands open, by so many imagined games. */
export const prospects = (
  g: Game,
  { worlds, turns, seed }: { worlds: number; turns: number; seed: string },
): Prospects => {
  const seats = seatsOf(g);
  if (g.asked < 0) return { chances: seats.map((seat) => winChance(g, seat)), errors: seats.map(() => 0) };
  const random = seedWords(seed);
  const sums = seats.map(() => 0);
  const squares = seats.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const seen = chancesIn(new World(g, random, imagineChance(g, random)), turns, seats);
    seen.forEach((chance, team) => {
      sums[team] += chance;
      squares[team] += chance * chance;
    });
  }
  const means = sums.map((sum) => sum / worlds);
  // A lucky course may have taken one beyond 0 or 1.
  const bounded = means.map((mean) => Math.max(0, mean));
  const all = bounded.reduce((a, b) => a + b, 0);
  return {
    chances: bounded.map((mean) => mean / all),
    errors: squares.map((sum, team) =>
      Math.sqrt(Math.max(0, sum / worlds - means[team] ** 2) / (worlds - 1)),
    ),
  };
};

/** What the asked team owes to its dice is taken off, and given back to the others as their chances are. */
const chancesIn = (world: World, turns: number, seats: readonly number[]): number[] => {
  const { end, chance } = world.onward(turns);
  const { team } = world.game.seats[world.game.asked];
  const found = seats.map((seat) => winChance(end, seat));
  const others = 1 - found[team];
  return found.map((one, t) => {
    if (t === team) return chance;
    return others > 0 ? (one * (1 - chance)) / others : (1 - chance) / (seats.length - 1);
  });
};
