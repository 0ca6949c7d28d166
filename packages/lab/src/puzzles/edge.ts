// A question on the edge: how far a dial must be turned down for one choice alone to win this turn, or to survive it. Positions of games
// are seldom that sharp by themselves; all but that dial stays as it was.

import { World } from '@mad-king/ai/inside';
import type { Game, Library } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import type { Moment } from './branch.ts';
import { fateOf, optionsOf } from './fatal.ts';
import { asWritten } from './staged.ts';

/** Imagined games in which every choice is tried. */
const WORLDS = 4;
/** Health that one could win or fall from in a turn that is worth a question. */
const LEAST = 2;
const MOST = 20;

/** What a choice costs the seat until the turn is over. */
interface Loss {
  least: number;
  most: number;
}

type Edge = (losses: readonly Loss[]) => number | null;

/** The health of the opponent that one choice takes and no other does; null if there is none. */
const toWin: Edge = (losses) => {
  const best = Math.max(...losses.map(({ least }) => least));
  return losses.filter(({ most }) => most >= best).length === 1 ? best : null;
};

/** One's own health of which one choice leaves something and no other does. */
const toSurvive: Edge = (losses) => {
  const best = Math.min(...losses.map(({ most }) => most));
  return losses.filter(({ least }) => least <= best).length === 1 ? best + 1 : null;
};

/** Further imagined games only make the edge harder to find: without one, nothing more is imagined. */
const edgeOf = (g: Game, seat: number, edge: Edge): number | null => {
  const options = optionsOf(g);
  if (options === null) return null;
  const { team } = g.seats[seat];
  const random = seedWords(`edge ${g.turn}`);
  const losses = options.map(
    (): Loss => ({ least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }),
  );
  for (let w = 0; w < WORLDS; w++) {
    const world = new World(g, random);
    options.forEach((choice, i) => {
      const loss = g.health[team] - world.future(choice, 1).end.health[team];
      losses[i].least = Math.min(losses[i].least, loss);
      losses[i].most = Math.max(losses[i].most, loss);
    });
    if (edge(losses) === null) return null;
  }
  return edge(losses);
};

/** The same moment with the dial on the edge; null if there is none, or the game would not have come there. */
export const onEdge = (library: Library, moment: Moment): Moment | null => {
  const { game } = moment;
  const fate = fateOf(game);
  if (fate === null) return null;
  const seat = fate === 'win' ? 1 - game.asked : game.asked;
  const health = edgeOf(game, seat, fate === 'win' ? toWin : toSurvive);
  const now = game.health[game.seats[seat].team];
  if (health === null || health < LEAST || health > Math.min(MOST, now)) return null;
  const seats = moment.position.seats.map((one, s) => (s === seat ? { ...one, health } : one));
  return asWritten(library, { ...moment, position: { ...moment.position, seats } });
};
