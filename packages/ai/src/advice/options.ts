// The knight's view of a decision: what each option leads to until the turn ends, on average over imagined games. All
// options meet the same imagined cards and dice, so that luck weighs little when they are compared.

import {
  C,
  type Choice,
  clone,
  type Game,
  type GameEvent,
  kindOf,
  notate,
  play,
  seedWords,
} from '@mad-king/engine';
import { lead, winChance } from '../estimate/position.ts';
import { guess, imagine } from '../mind/imagine.ts';
import { instinct, rankedKeeps } from '../mind/instinct.ts';
import { type Outlook, OutlookMean } from './outlook.ts';

export interface OptionsRequest {
  /** The same seed gives the same advice. */
  seed: string;
  /** Imagined games for each option. */
  worlds?: number;
  /** How many turns ahead, this one included. */
  turns?: number;
  /** Of the many ways to keep dice, how many of the best are looked at. */
  keeps?: number;
}

export interface OptionAdvice {
  choice: Choice;
  /** The choice as the game writes it. */
  notation: string;
  /** The estimated chance to win, from 0 to 1. */
  chance: number;
  /** How much better the position becomes, in points of health. */
  worth: number;
  outlook: Outlook;
}

const WORLDS = 12;
const KEEPS = 3;
/** A turn that does not end is left. */
const MOST_STEPS = 600;

/** Every option of the decision, the best first. */
export const adviseOptions = (
  g: Game,
  { seed, worlds = WORLDS, turns = 1, keeps = KEEPS }: OptionsRequest,
): OptionAdvice[] => {
  if (g.asked < 0) return [];
  const seat = g.asked;
  const random = seedWords(seed);
  const options = optionsOf(guess(g, seat), keeps).map((choice) => ({
    choice,
    chance: 0,
    worth: 0,
    outlook: new OutlookMean(g, seat),
  }));
  for (let w = 0; w < worlds; w++) {
    const world = imagine(g, seat, random);
    for (const option of options) {
      const end = clone(world);
      const lastEvents = playOut(end, option.choice, turns);
      option.chance += winChance(end, seat) / worlds;
      option.worth += (lead(end, seat) - lead(world, seat)) / worlds;
      option.outlook.count(world, end, lastEvents);
    }
  }
  return options
    .map(({ choice, chance, worth, outlook }) => ({
      choice,
      notation: notate(g, choice),
      chance,
      worth,
      outlook: outlook.mean(),
    }))
    .sort((a, b) => b.chance - a.chance || b.worth - a.worth);
};

const optionsOf = (g: Game, keeps: number): readonly Choice[] => {
  if (g.ask !== 'roll') return g.choices;
  return [...rankedKeeps(g, keeps), ...g.choices.filter((c) => kindOf(c) !== C.Keep)];
};

/** Makes the choice and plays on by instinct until the turns are over; what happened in the last step. */
const playOut = (g: Game, chosen: Choice, turns: number): readonly GameEvent[] => {
  const until = g.turn + turns;
  let events: GameEvent[] = [];
  play(g, chosen, events);
  for (let steps = 0; g.result === null && g.turn < until && steps < MOST_STEPS; steps++) {
    events = [];
    play(g, instinct(g), events);
  }
  return g.turn < until ? [] : events;
};
