// The knight's view of a decision: what each option leads to until the turn ends, on average over imagined games. All
// options meet the same imagined cards and dice, so that luck weighs little when they are compared.

import {
  C,
  type Choice,
  first,
  type Game,
  type GameEvent,
  kindOf,
  notate,
  seedWords,
} from '@mad-king/engine';
import { handOf } from '../dice/multisets.ts';
import { lead } from '../estimate/position.ts';
import { guess } from '../mind/imagine.ts';
import { opinionOn } from '../mind/instinct.ts';
import { World } from '../mind/lookahead.ts';
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

/** Every option of the decision, the best first. */
export const adviseOptions = (
  g: Game,
  { seed, worlds = WORLDS, turns = 1, keeps = KEEPS }: OptionsRequest,
): OptionAdvice[] => {
  if (g.asked < 0) return [];
  const seat = g.asked;
  const random = seedWords(seed);
  const options = worthTrying(guess(g, seat), keeps).map((choice) => ({
    choice,
    chance: 0,
    worth: 0,
    outlook: new OutlookMean(g, seat),
  }));
  for (let w = 0; w < worlds; w++) {
    const world = new World(g, random);
    const before = world.game;
    for (const option of options) {
      const happened: GameEvent[] = [];
      const { end, luck, chance } = world.future(option.choice, turns, { happened });
      const isTurnOver = end.turn >= before.turn + turns;
      option.chance += chance / worlds;
      option.worth += (lead(end, seat) - lead(before, seat) - luck) / worlds;
      option.outlook.count(before, end, isTurnOver ? happened : []);
    }
  }
  return options
    .map(({ choice, chance, worth, outlook }) => ({
      choice,
      notation: notate(g, choice),
      chance: Math.max(0, Math.min(1, chance)),
      worth,
      outlook: outlook.mean(),
    }))
    .sort((a, b) => b.chance - a.chance || b.worth - a.worth);
};

/** The best so many ways to keep dice and roll again, by exact plan; of those that keep the same values the first. */
const rankedKeeps = (g: Game, most: number): Choice[] => {
  const { rate } = opinionOn(g);
  const hands = new Map<number, { keep: Choice; worth: number }>();
  for (const keep of g.choices) {
    const worth = kindOf(keep) === C.Keep ? rate(keep) : null;
    const hand = handOf(g.rolls[0].values, first(keep));
    if (worth !== null && !hands.has(hand)) hands.set(hand, { keep, worth });
  }
  const ranked = [...hands.values()].sort((a, b) => b.worth - a.worth);
  return ranked.slice(0, most).map(({ keep }) => keep);
};

/** What is worth trying: everything, but of the many ways to keep dice only so many. */
export const worthTrying = (g: Game, keeps: number): readonly Choice[] =>
  g.ask === 'roll' ? [...rankedKeeps(g, keeps), ...g.choices.filter((c) => kindOf(c) !== C.Keep)] : g.choices;
