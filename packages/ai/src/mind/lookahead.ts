// Looking ahead: try choices in imagined games, let instinct play on, and see how good the positions have become.

import { type Choice, clone, type Game, play } from '@mad-king/engine';
import { winChance } from '../estimate/position.ts';
import { imagine } from './imagine.ts';
import { instinct } from './instinct.ts';

/** A game cannot go on for ever in a head either. */
const MOST_STEPS = 600;

/** Play on by instinct until so many further turns have begun; how good it then is for the seat. */
const playOn = (g: Game, seat: number, turns: number): number => {
  const until = g.turn + turns;
  for (let steps = 0; g.result === null && g.turn < until && steps < MOST_STEPS; steps++)
    play(g, instinct(g));
  return winChance(g, seat);
};

/** One future of each choice, all from the same imagined game, so that luck is shared: the chance to win of each. */
export const tryAll = (g: Game, choices: readonly Choice[], random: number[], turns: number): number[] => {
  const seat = g.asked;
  const world = imagine(g, seat, random);
  return choices.map((choice, i) => {
    const copy = i + 1 < choices.length ? clone(world) : world;
    play(copy, choice);
    return playOn(copy, seat, turns);
  });
};

export interface Effort {
  /** Imagined futures, shared among the choices; at least one batch is tried. */
  nodes: number;
  /** How many turns ahead, the present one included. */
  turns: number;
  /** By how many standard errors a choice must be better than the planned one to be preferred. */
  doubt: number;
  /** No new batch is begun after this time of the clock. */
  deadline: number;
  clock: () => number;
}

/** Imagined games between two looks at what has fallen behind. */
const BATCH = 6;
/** Standard errors beyond which there is no doubt. */
const BEYOND_DOUBT = 2;

/** How much better than the planned choice another one was, over the imagined games. */
class Trial {
  readonly choice: Choice;
  private sum = 0;
  private squares = 0;
  private n = 0;

  constructor(choice: Choice) {
    this.choice = choice;
  }

  count(gain: number): void {
    this.sum += gain;
    this.squares += gain * gain;
    this.n++;
  }

  /** The mean gain, so many standard errors up or down. */
  gain(errors: number): number {
    const mean = this.sum / this.n;
    const variance = Math.max(0, this.squares / this.n - mean * mean);
    return mean + errors * Math.sqrt(variance / (this.n - 1));
  }
}

/**
 * The choice that proves better than the planned one in imagined games, or the planned one. Choices that fall behind beyond
 * doubt are dropped, so that the effort goes to those that might be best. What is tried many times over a game must not be
 * taken for better by mere luck, hence the doubt.
 */
export const prefer = (
  g: Game,
  options: readonly Choice[],
  planned: Choice,
  random: number[],
  { nodes, turns, doubt, deadline, clock }: Effort,
): Choice => {
  let trials = options.filter((choice) => choice !== planned).map((choice) => new Trial(choice));
  let spent = 0;
  while (trials.length > 0 && (spent === 0 || (spent < nodes && clock() < deadline))) {
    const tried = [planned, ...trials.map(({ choice }) => choice)];
    for (let b = 0; b < BATCH; b++) {
      const [base, ...chances] = tryAll(g, tried, random, turns);
      for (const [i, trial] of trials.entries()) trial.count(chances[i] - base);
      spent += tried.length;
    }
    const floor = Math.max(0, ...trials.map((trial) => trial.gain(-BEYOND_DOUBT)));
    trials = trials.filter((trial) => trial.gain(BEYOND_DOUBT) > floor);
  }
  let best = planned;
  let most = 0;
  for (const trial of trials) {
    const sure = trial.gain(-doubt);
    if (sure <= most) continue;
    most = sure;
    best = trial.choice;
  }
  return best;
};
