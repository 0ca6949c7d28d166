// The champion's view of a decision: what each option leads to in imagined games. All options meet the same imagined cards and
// dice, so that luck weighs little when they are compared, and instinct is believed until they show beyond doubt that it errs.

import { type Choice, type Game, notate } from '@mad-king/engine';
import { C, isGift, kindOf, seedWords } from '@mad-king/engine/inside';
import { lead } from '../estimate/position.ts';
import { Gain } from '../mind/gain.ts';
import { guess } from '../mind/imagine.ts';
import { instinct } from '../mind/instinct.ts';
import { type Future, World } from '../mind/lookahead.ts';
import { type Outlook, OutlookMean } from './outlook.ts';

/** How thoroughly to think about options. */
export interface OptionsRequest {
  /** Imagined futures, shared among the options; each is seen in a few at least. */
  nodes?: number;
  /** How many turns ahead, this one included. */
  turns?: number;
}

/** An option, and what it is worth. */
export interface OptionAdvice {
  choice: Choice;
  /** The choice as the game writes it. */
  notation: string;
  /** The estimated chance to win, from 0 to 1. What is not proven to differ from what instinct would choose has the same. */
  chance: number;
  /** How much better the position becomes, in points of health. */
  worth: number;
  outlook: Outlook;
}

const ADVICE = { nodes: 120, turns: 2 } as const;

/** Imagined games between two looks at what has fallen behind. */
const BATCH = 6;

/** Only what a seat knows decides its advice, so that whoever asks again, or later, hears the same. */
const SEED = 'advice';

class Option {
  readonly choice: Choice;
  readonly gain = new Gain();
  private readonly seat: number;
  private readonly seen: OutlookMean;
  private chances = 0;
  private worths = 0;
  private n = 0;

  constructor(g: Game, choice: Choice) {
    this.choice = choice;
    this.seat = g.asked;
    this.seen = new OutlookMean(g, g.asked);
  }

  try(world: World, turns: number): Future {
    const { seat } = this;
    const before = world.game;
    const future = world.future(this.choice, turns, {
      turnOver: (g, happened) => this.seen.count(before, g, g.turn > before.turn ? happened : []),
    });
    this.n++;
    this.chances += future.chance;
    this.worths += lead(future.end, seat) - lead(before, seat) - future.luck;
    return future;
  }

  get chance(): number {
    return this.chances / this.n;
  }

  get worth(): number {
    return this.worths / this.n;
  }

  get outlook(): Outlook {
    return this.seen.mean();
  }
}

/** Every option of the decision, the best first; of the many ways to keep dice only the planned one. */
export const adviseOptions = (
  g: Game,
  { nodes = ADVICE.nodes, turns = ADVICE.turns }: OptionsRequest = {},
): OptionAdvice[] => {
  if (g.asked < 0) return [];
  const seen = guess(g, g.asked);
  const planned = new Option(g, instinct(seen));
  const others = seen.choices
    .filter((c) => c !== planned.choice && kindOf(c) !== C.Keep)
    .map((c) => new Option(g, c));
  tryAll(g, planned, others, nodes, turns);
  const told = (option: Option, gain: number): OptionAdvice => ({
    choice: option.choice,
    notation: notate(g, option.choice),
    chance: Math.max(0, Math.min(1, planned.chance + gain)),
    worth: option.worth,
    outlook: option.outlook,
  });
  // Where only one's own standing counts, what an opponent gains may seem to cost nothing.
  const most = (c: Choice): number => (isGift(seen, seen.asked, c) ? 0 : 1);
  return [
    told(planned, 0),
    ...others.map((option) => told(option, Math.min(most(option.choice), option.gain.proven))),
  ].sort((a, b) => b.chance - a.chance);
};

/** The effort goes to those that might be best. */
const tryAll = (g: Game, planned: Option, others: readonly Option[], nodes: number, turns: number): void => {
  const random = seedWords(SEED);
  let left = others;
  for (let spent = 0; spent === 0 || (spent < nodes && left.length > 0); spent += BATCH * (1 + left.length)) {
    for (let b = 0; b < BATCH; b++) {
      const world = new World(g, random);
      const base = planned.try(world, turns);
      for (const option of left) option.gain.compare(option.try(world, turns), base);
    }
    const floor = Math.max(0, ...left.map(({ gain }) => gain.least));
    left = left.filter(({ gain }) => gain.most > floor);
  }
};
