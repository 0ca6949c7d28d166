// Looking ahead: try choices in imagined games, let instinct play on, and see how good the positions have become.

import { type Choice, clone, type Game, type GameEvent, play } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { winChance } from '../estimate/position.ts';
import { pointIn } from '../estimate/values.ts';
import { Fate } from './fate.ts';
import { Gain } from './gain.ts';
import { imagine } from './imagine.ts';
import { instinct } from './instinct.ts';
import type { Line } from './lines.ts';

/** A game cannot go on for ever in a head either. */
const MOST_STEPS = 600;
const ROLL_ALL = choice(C.Keep, 0);

export interface Future {
  end: Game;
  /** What the offensive dice gave the seat's team above their mean, in points of health. */
  luck: number;
  /** To win, with that luck taken off; a lucky or unlucky course may take it beyond 0 and 1. On average, where further turns count. */
  chance: number;
}

export interface Course {
  /** So many further turns are played, and how it stands after each of them counts as much. */
  further?: number;
  /** Decides for everybody. */
  decide?: (g: Game) => Choice;
  /** Is shown the game when its turn, or the game itself, is over, with the events of that step. */
  turnOver?: (g: Game, happened: readonly GameEvent[]) => void;
}

/** An imagined game, from which futures begin that share their luck. */
export class World {
  readonly game: Game;
  private readonly seat: number;
  private readonly seed: number;
  /** What a point of health adds to the chance to win. */
  readonly ofPoint: number;

  /** With the eyes of the seat that is asked; `game`: or as somebody else has imagined it. */
  constructor(g: Game, random: number[], game = imagine(g, g.asked, random)) {
    this.seat = g.asked;
    this.game = game;
    this.seed = this.game.random[0];
    const chance = winChance(this.game, this.seat);
    this.ofPoint = pointIn(this.game) * chance * (1 - chance);
  }

  /** Makes the choice and plays on until so many further turns have begun. */
  future(choice: Choice, turns: number, course: Course = {}): Future {
    const end = clone(this.game);
    const until = end.turn + turns;
    const fate = this.fate();
    const happened = course.turnOver && [];
    fate.play(end, choice, happened);
    return this.playOn(end, until, fate, course, happened);
  }

  /** The same without a choice: as things go. */
  onward(turns: number): Future {
    const end = clone(this.game);
    return this.playOn(end, end.turn + turns, this.fate(), {});
  }

  /** The same with a line of choices. */
  along([choice, ...rest]: Line, turns: number, further = 0): Future {
    const { seat } = this;
    let line = rest;
    const decide = (g: Game): Choice => {
      if (line.length === 0 || g.asked !== seat || g.choices.length === 1) return instinct(g);
      const [next, ...others] = line;
      const isOffered = g.choices.includes(next);
      line = isOffered ? others : [];
      return isOffered ? next : instinct(g);
    };
    return this.future(choice, turns, { decide, further });
  }

  /** The seat is rolling, its last attempt shows these dice, and it announces this where it can. */
  afterRolling(dice: readonly number[], announced: Choice, turns: number): Future {
    const end = clone(this.game);
    const { turn } = end;
    const decide = (g: Game): Choice =>
      g.turn === turn && g.choices.includes(announced) ? announced : instinct(g);
    end.attempts = end.attemptsMax - 1;
    end.fated = [...dice].reverse();
    play(end, end.asked, ROLL_ALL);
    end.fated = [];
    return this.playOn(end, turn + turns, this.fate(), { decide });
  }

  private fate(): Fate {
    return new Fate(this.game.seats[this.seat].team, this.seed);
  }

  private playOn(
    end: Game,
    until: number,
    fate: Fate,
    { decide = instinct, turnOver, further = 0 }: Course,
    happened?: GameEvent[],
  ): Future {
    const { turn } = this.game;
    let isTold = turnOver === undefined;
    const tell = (): void => {
      if (isTold || (end.turn === turn && end.result === null)) return;
      isTold = true;
      turnOver?.(end, happened ?? []);
    };
    const chance = (): number => winChance(end, this.seat) - fate.luck * this.ofPoint;
    const last = until + further;
    let chances = 0;
    let looks = 0;
    const isOver = (): boolean => end.result !== null || end.turn >= last;
    tell();
    for (let steps = 0; !isOver() && steps < MOST_STEPS; steps++) {
      happened?.splice(0);
      fate.play(end, decide(end), isTold ? undefined : happened);
      tell();
      if (isOver() || end.turn < until + looks) continue;
      chances += chance();
      looks++;
    }
    const { luck } = fate;
    // What is over stays as it is.
    return { end, luck, chance: (chances + (further + 1 - looks) * chance()) / (further + 1) };
  }
}

export interface Effort {
  /** Imagined futures, shared among the choices; every choice is tried in one batch of games at least. */
  nodes: number;
  /** Imagined games between two looks at what has fallen behind. */
  batch: number;
  /** The most imagined games: what is still as good as the planned choice after so many may be so for ever. */
  worlds: number;
  /** How many turns ahead, the present one included; and how many further ones count as well where choices are tried. */
  turns: number;
  further: number;
  /** By how many standard errors a choice must be better than the planned one to be preferred. */
  doubt: number;
  /** No further future is imagined after this time of the clock; what is planned is chosen if too few have been. */
  deadline: number;
  clock: () => number;
}

/** How much better than the planned choice a line was, over the imagined games. */
class Trial extends Gain {
  readonly line: Line;

  constructor(line: Line) {
    super();
    this.line = line;
  }
}

/**
 * The beginning of the line that proves better than the planned choice in imagined games, or the planned choice. Lines that
 * fall behind beyond doubt are dropped, so that the effort goes to those that might be best. What is tried many times over a game must not be
 * taken for better by mere luck, hence the doubt.
 */
export const prefer = (
  g: Game,
  lines: readonly Line[],
  planned: Choice,
  random: number[],
  { nodes, batch, worlds, turns, further, doubt, deadline, clock }: Effort,
): Choice => {
  let trials = lines.map((line) => new Trial(line));
  let spent = 0;
  let seen = 0;
  const isLate = (): boolean => clock() >= deadline;
  while (trials.length > 0 && (spent === 0 || spent < nodes) && seen < worlds && !isLate()) {
    for (let b = 0; b < batch && !isLate(); b++) {
      const world = new World(g, random);
      const base = world.future(planned, turns, { further });
      for (const trial of trials) {
        if (isLate()) break;
        trial.compare(world.along(trial.line, turns, further), base);
      }
      spent += 1 + trials.length;
      seen++;
    }
    const floor = Math.max(0, ...trials.map((trial) => trial.least));
    trials = trials.filter((trial) => trial.most > floor);
  }
  let best = planned;
  let most = 0;
  for (const trial of trials) {
    const sure = trial.within(-doubt);
    if (sure <= most) continue;
    most = sure;
    best = trial.line[0];
  }
  return best;
};
