// Changing dice: what a card or token that touches dice on the table could make of them.

import { type Game, NONE } from '@mad-king/engine';
import type { Roll } from '@mad-king/engine/inside';
import type { DiceOwner, Effect } from '@mad-king/language';
import { DICE, FACES, FIRST, handOf, KEEPS } from '../dice/multisets.ts';
import { attemptsLeft } from '../estimate/abilities.ts';
import { rollPlan } from '../estimate/plans.ts';
import { sightsOf } from '../estimate/reading.ts';
import { shareOf } from '../estimate/rivals.ts';
import { lay, type Situation } from '../estimate/situation.ts';
import { textWorth } from '../estimate/texts.ts';
import type { Glance } from './glance.ts';
import { effectsAsking } from './questions.ts';
import { sceneOf } from './scene.ts';

type Way =
  | { way: 'set'; to: readonly number[] }
  | { way: 'any'; dice: number }
  | { way: 'step' }
  | { way: 'copy' }
  | { way: 'opposite' }
  | { way: 'reroll'; most: number }
  | { way: 'attempt' };
/** `chance`: of being allowed to, where a die decides that first; `whose`: dice it may touch. */
type Trick = Way & { chance?: number; whose?: DiceOwner };

const known = new WeakMap<readonly Effect[], Trick | null>();

/** The trick a text is, or null if it is something else. */
export const trickOf = (effects: readonly Effect[]): Trick | null => {
  const found = known.get(effects);
  if (found !== undefined) return found;
  const made = readTrick(effects);
  const line = effects[0]?.do === 'repeat' ? effects[0].body[0] : effects[0];
  if (made !== null && line.do === 'choose-die') made.whose = line.whose;
  known.set(effects, made);
  return made;
};

const readTrick = (effects: readonly Effect[]): Trick | null => {
  const [head, next] = effects;
  if (head === undefined) return null;
  switch (head.do) {
    case 'attempt':
      return head.change > 0 ? { way: 'attempt' } : null;
    case 'reroll-dice':
      return { way: 'reroll', most: head.most };
    case 'repeat':
      return head.body[0]?.do === 'choose-die' && head.body[1]?.do === 'reroll-die'
        ? { way: 'reroll', most: typeof head.times === 'number' ? head.times : 1 }
        : null;
    case 'roll': {
      const [line] = head.body;
      if (line?.do !== 'if' || line.cond.test !== 'die') return null;
      const trick = readTrick(line.yes);
      return trick && { ...trick, chance: (line.cond.to - line.cond.from + 1) / FACES };
    }
    case 'choose-die':
      break;
    default:
      return null;
  }
  // Few pay to be spared.
  const then = next?.do === 'may' ? next.no[0] : next;
  if (then?.do === 'reroll-die') return { way: 'reroll', most: 1 };
  if (next?.do === 'set-die') {
    if (typeof next.to === 'number') return { way: 'set', to: [next.to] };
    return next.to === 'opposite' ? { way: 'opposite' } : null;
  }
  if (next?.do !== 'choose-value') return null;
  if (next.among === 'any') return { way: 'any', dice: effects.filter((e) => e.do === 'set-die').length };
  return typeof next.among === 'string' ? { way: next.among } : { way: 'set', to: next.among };
};

const ALL = [1, 2, 3, 4, 5, 6];

/** Values the trick can give to this die for certain. */
const reach = (trick: Trick, values: readonly number[], value: number): readonly number[] => {
  switch (trick.way) {
    case 'set':
      return trick.to;
    case 'any':
      return ALL;
    case 'step':
      return value === 1 ? [2] : value === 6 ? [5] : [value - 1, value + 1];
    case 'copy':
      return values;
    case 'opposite':
      return [7 - value];
    default:
      return [];
  }
};

/** What a roll is worth to its owner, by its values. */
export type Judge = (values: readonly number[]) => number;

/** Whoever has attempts left may use them when dice have been changed (R15.4.4). */
const offenceJudge = (g: Game, owner: number): Judge => {
  const worth = rollPlan(g, owner).worth(attemptsLeft(g));
  return (values) => worth[handOf(values) - FIRST[DICE]];
};

/** Dice of two players lie side by side, one of each. */
const isOpposed = ({ owners }: Roll): boolean => owners[owners.length - 1] !== owners[0];

/** Estimates a text once for all dice that look the same to it. */
const textJudge = (scene: Situation, effects: readonly Effect[], roll: Roll, sign = 1): Judge => {
  const { faces } = scene.scope.hero;
  const opposed = isOpposed(roll);
  const sights = sightsOf(effects);
  const seesNumbers = sights.has('numbers') || sights.has('equals');
  const known = new Map<number, number>();
  return (values) => {
    const look = opposed
      ? values[0] * (FACES + 1) + values[1]
      : handOf(seesNumbers ? values : values.map((value) => faces[value] + 1));
    const found = known.get(look);
    if (found !== undefined) return found;
    const worth = sign * textWorth(lay(scene, values), effects);
    known.set(look, worth);
    return worth;
  };
};

const defenceJudge = (g: Game, roll: Roll): Judge | null => {
  const { attack } = g;
  if (attack === null || attack.defence === NONE) return null;
  const [owner] = roll.owners;
  const { hero, levels } = g.seats[owner];
  const level = g.cast.heroes[hero].abilities[attack.defence].levels[levels[attack.defence]];
  if (!level?.defence) return null;
  return textJudge(sceneOf(g, owner), g.cast.texts[level.defence.text].effects, roll);
};

/** Dice that a line of a text has had rolled count by what the text goes on to do with them. */
const effectJudge = (g: Game, roll: Roll): Judge | null => {
  const { stack } = g;
  const frame = stack[stack.findLastIndex(({ op }) => op === 'roll') - 1];
  if (frame?.op !== 'text') return null;
  const { line } = g.cast.texts[frame.text].code[frame.next - 1];
  if (line.do !== 'roll' && line.do !== 'opposed-roll') return null;
  const { self, that } = frame.hand;
  const scene = sceneOf(g, self);
  scene.that = that;
  return textJudge(scene, line.body, roll, sideOf(g, roll.owners[0], self));
};

export const judgeOf = (g: Game): Judge | null => {
  const roll = g.rolls[g.rolls.length - 1];
  if (roll === undefined) return null;
  if (roll.purpose === 'effect') return effectJudge(g, roll);
  if (roll.purpose === 'defence') return defenceJudge(g, roll);
  if (roll.purpose !== 'offence' || roll.values.length !== DICE) return null;
  return offenceJudge(g, roll.owners[0]);
};

const changed = (values: readonly number[], i: number, to: number): number[] => {
  const copy = values.slice();
  copy[i] = to;
  return copy;
};

/** Of dice that show the same number it does not matter which is touched: the first stands for them. */
const isFirst = (values: readonly number[], i: number): boolean => values.indexOf(values[i]) === i;

/** What the owner of a roll gains, to the seat: 1 on one's own side, else below 0. */
const sideOf = (g: Game, seat: number, owner: number): number =>
  g.seats[owner].team === g.seats[seat].team ? 1 : -shareOf(g);

/** The best that touching this die can make of the roll: for its owner, or against them (a sign below 0). */
const dieWorth = (trick: Trick, values: readonly number[], i: number, judge: Judge, sign: number): number => {
  const tried = values.slice();
  const worthWith = (to: number): number => {
    tried[i] = to;
    return judge(tried);
  };
  if (trick.way === 'reroll') {
    let sum = 0;
    for (let to = 1; to <= FACES; to++) sum += worthWith(to);
    return (sign * sum) / FACES;
  }
  let best = Number.NEGATIVE_INFINITY;
  for (const to of reach(trick, values, values[i]))
    if (to !== values[i]) best = Math.max(best, sign * worthWith(to));
  return best;
};

/** What the roll becomes worth at best, from the point of view of the sign; `touches`: which dice come into question. */
const after = (
  trick: Trick,
  values: readonly number[],
  judge: Judge,
  sign: number,
  touches: typeof isFirst,
): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++)
    if (touches(values, i)) best = Math.max(best, dieWorth(trick, values, i, judge, sign));
  if (trick.way !== 'any' || trick.dice === 1) return best;
  const again: Trick = { way: 'any', dice: trick.dice - 1 };
  for (let i = 0; i < values.length; i++)
    if (touches(values, i))
      for (const to of ALL)
        if (to !== values[i])
          best = Math.max(best, after(again, changed(values, i, to), judge, sign, touches));
  return best;
};

/** Where dice of two players lie side by side, a trick may touch those of one of them only. */
const touchesOf = (roll: Roll, { whose }: Trick, sign: number): typeof isFirst =>
  isOpposed(roll)
    ? (_, i) => whose === 'any' || (i === 0) === (sign > 0 === (whose !== 'opponents'))
    : isFirst;

/** Nobody wants to roll the offensive dice again: there are no attempts left, or an ability has been announced. */
const areSettled = (g: Game): boolean =>
  g.attempts >= g.attemptsMax ||
  g.stack.some((frame) => frame.op === 'window' && frame.kind === 'announcement');

/** How much the seat gains by playing the trick on the dice that lie there. */
export const trickWorth = (glance: Glance, trick: Trick): number =>
  (trick.chance ?? 1) * gainBy(glance, trick);

const gainBy = (glance: Glance, trick: Trick): number => {
  const { g, seat } = glance;
  const roll = g.rolls[g.rolls.length - 1];
  const offence = roll?.purpose === 'offence';
  if (offence && !areSettled(g)) return 0;
  const { judge } = glance;
  if (judge === null) return 0;
  const owner = roll.owners[0];
  const sign = sideOf(g, seat, owner);
  const before = sign * judge(roll.values);
  if (trick.way === 'attempt') {
    if (!offence || sign < 0) return 0;
    return rollPlan(g, owner).worth(attemptsLeft(g) + 1)[handOf(roll.values) - FIRST[DICE]] - before;
  }
  if (trick.way === 'reroll' && trick.most > 1 && offence && sign > 0) {
    const hands = rollPlan(g, owner).kept(attemptsLeft(g) + 1);
    let best = before;
    const fewest = FIRST[Math.max(0, DICE - trick.most)];
    for (const hand of KEEPS[handOf(roll.values) - FIRST[DICE]])
      if (hand >= fewest) best = Math.max(best, hands[hand]);
    return best - before;
  }
  if (trick.way === 'reroll' && trick.most > 1 && sign > 0 && roll.purpose === 'defence') {
    let sum = 0;
    for (let i = 0; i < roll.values.length; i++)
      sum += Math.max(0, dieWorth(trick, roll.values, i, judge, 1) - before);
    return sum;
  }
  return after(trick, roll.values, judge, sign, touchesOf(roll, trick, sign)) - before;
};

/** Which die to touch, and what to make of it: how good each answer is; null if it is not a trick one understands. */
export const rateDice = (g: Game, seat: number): ((die: number, to: number | null) => number) | null => {
  const judge = judgeOf(g);
  if (judge === null) return null;
  const trick = trickOf(effectsAsking(g));
  if (trick === null) return null;
  const { values, owners } = g.rolls[g.rolls.length - 1];
  const sign = sideOf(g, seat, owners[0]);
  return (die, to) =>
    to === null ? dieWorth(trick, values, die, judge, sign) : sign * judge(changed(values, die, to));
};

/** Which dice to roll again, all at once: how good each answer is; null for dice one does not understand. */
export const rateRerolls = (g: Game, seat: number): ((mask: number) => number) | null => {
  const judge = judgeOf(g);
  if (judge === null) return null;
  const { values, owners, purpose } = g.rolls[g.rolls.length - 1];
  const [owner] = owners;
  const sign = sideOf(g, seat, owner);
  if (purpose === 'offence') {
    const hands = rollPlan(g, owner).kept(attemptsLeft(g) + 1);
    return (mask) => sign * hands[handOf(values, ~mask)];
  }
  // Dice of a defence hardly depend on each other.
  const before = sign * judge(values);
  const gains = values.map((_, i) => dieWorth({ way: 'reroll', most: 1 }, values, i, judge, sign) - before);
  return (mask) => gains.reduce((sum, gain, i) => (mask & (1 << i) ? sum + gain : sum), 0);
};
