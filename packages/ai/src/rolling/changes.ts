// What cards and tokens do to offensive dice, read from their texts in the card language, and what a roll is worth before
// such a change if one knows what it is worth after it. Exact: chosen dice by the best, rolled dice by the mean.

import type { Condition, DiceOwner, Effect, RollKind } from '@mad-king/language';
import { DICE, FACES } from '../dice/multisets.ts';
import { bestKeeps, copyRow, type Ledger, rollOut, TINY } from './ledger.ts';
import type { Space } from './space.ts';

type Turn = 'any' | 'step' | 'copy' | 'opposite' | readonly number[];

export type Step =
  /** A die is chosen. `other`: not the one chosen before. */
  | { do: 'choose'; other: boolean; even: boolean; may: boolean }
  /** The chosen die is set to one of these values, or rolled. */
  | { do: 'turn'; to: Turn }
  | { do: 'roll' }
  /** Up to so many dice are rolled again together, or exactly so many. */
  | { do: 'rolls'; most: number; exactly: boolean };

export interface Change {
  steps: readonly Step[];
  /** Roll attempts it adds. */
  attempts: number;
  /** The phase starts anew: fresh dice, fresh attempts. */
  restarts: boolean;
  /** It rolls dice; where it does not, nothing is gained by an early use. */
  chancy: boolean;
  /** What the text does besides. */
  besides: readonly Effect[];
}

const DICE_WORDS: ReadonlySet<string> = new Set([
  'choose-die',
  'choose-value',
  'set-die',
  'reroll-die',
  'reroll-dice',
  'attempt',
  'restart-phase',
]);

/** Whether a word about dice stands anywhere in it. */
const speaksOfDice = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('do' in node && typeof node.do === 'string' && DICE_WORDS.has(node.do)) return true;
  return Object.values(node).some(speaksOfDice);
};

const isOurs = ({ whose, roll }: { whose: DiceOwner; roll: RollKind }): boolean =>
  whose !== 'opponents' && roll !== 'defensive';

/** The text cannot be told as a change of one's own offensive dice. */
class NotAChange extends Error {}

/**
 * The change a text makes to its player's offensive dice, or null if it makes none, or one that is said in words this
 * calculation does not know. `holds` answers the conditions of the text, null if it cannot.
 */
export const changeOf = (
  effects: readonly Effect[],
  holds: (cond: Condition) => boolean | null,
): Change | null => {
  if (!effects.some(speaksOfDice)) return null;
  const steps: Step[] = [];
  const besides: Effect[] = [];
  let attempts = 0;
  let restarts = false;
  const read = (list: readonly Effect[]): void => {
    list.forEach((e, i) => {
      switch (e.do) {
        case 'choose-die':
          if (!isOurs(e)) throw new NotAChange();
          steps.push({ do: 'choose', other: e.other === true, even: e.even === true, may: e.may === true });
          return;
        case 'choose-value': {
          const set = list[i + 1];
          if (set?.do !== 'set-die' || set.to !== 'chosen') throw new NotAChange();
          steps.push({ do: 'turn', to: e.among });
          return;
        }
        case 'set-die':
          if (e.to !== 'chosen') steps.push({ do: 'turn', to: e.to === 'opposite' ? e.to : [e.to] });
          return;
        case 'reroll-die': {
          const chosen = steps.at(-1);
          // A die of any kind that is rolled is one of all dice rolled again, which is computed faster.
          if (chosen?.do === 'choose' && !chosen.other && !chosen.even)
            steps[steps.length - 1] = { do: 'rolls', most: 1, exactly: !chosen.may };
          else steps.push({ do: 'roll' });
          return;
        }
        case 'reroll-dice':
          if (!isOurs(e)) throw new NotAChange();
          steps.push({ do: 'rolls', most: Math.min(e.most, DICE), exactly: e.exact === true });
          return;
        case 'attempt':
          attempts += e.change;
          return;
        case 'restart-phase':
          restarts = true;
          return;
        case 'repeat':
          if (!speaksOfDice(e)) besides.push(e);
          else if (typeof e.times !== 'number') throw new NotAChange();
          else for (let n = 0; n < e.times; n++) read(e.body);
          return;
        case 'if': {
          if (!speaksOfDice(e)) {
            besides.push(e);
            return;
          }
          const isMet = holds(e.cond);
          if (isMet === null) throw new NotAChange();
          read(isMet ? e.yes : e.no);
          return;
        }
        default:
          if (speaksOfDice(e)) throw new NotAChange();
          besides.push(e);
      }
    });
  };
  try {
    read(effects);
  } catch (error) {
    if (error instanceof NotAChange) return null;
    throw error;
  }
  const points = steps.findIndex((step) => step.do === 'choose');
  const turns = steps.findIndex((step) => step.do === 'turn' || step.do === 'roll');
  if (turns >= 0 && (points < 0 || points > turns)) return null;
  const chancy =
    restarts || attempts !== 0 || steps.some((step) => step.do === 'roll' || step.do === 'rolls');
  return { steps, attempts, restarts, chancy, besides };
};

/** A ledger by rolls, or by rolls of which a die is pointed at. */
interface Stage {
  rows: Ledger;
  marked: boolean;
}

/** What it leads to before each of the steps, and after the last. */
const stages = (space: Space, steps: readonly Step[], after: Ledger, columns: number): Stage[] => {
  const list: Stage[] = [{ rows: after, marked: false }];
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    const then = list[0];
    if (step.do === 'rolls') list.unshift(beforeRolls(space, step, then.rows, columns));
    else {
      const rows = then.marked ? then.rows : pointedAt(space, then.rows, columns);
      if (step.do === 'roll') list.unshift({ rows: beforeRoll(space, rows, columns), marked: true });
      else if (step.do === 'turn')
        list.unshift({ rows: beforeTurn(space, step.to, rows, columns), marked: true });
      else list.unshift(beforeChoice(space, step, i === 0, rows, after, columns));
    }
  }
  return list;
};

/** What every roll is worth if the change is made now; -Infinity where it cannot be made. */
export const before = (space: Space, steps: readonly Step[], after: Ledger, columns: number): Ledger => {
  if (steps.length === 0) return after;
  if (steps.some((step) => step.do === 'roll' || step.do === 'rolls'))
    return stages(space, steps, after, columns)[0].rows;
  return bestOf(reachOf(space, steps), after, columns);
};

/** For every roll those that a change without chance can make of it. */
type Reach = readonly Int16Array[];
const reaches = new WeakMap<Space, Map<string, Reach>>();

const reachOf = (space: Space, steps: readonly Step[]): Reach => {
  const known = reaches.get(space) ?? new Map<string, Reach>();
  reaches.set(space, known);
  const key = JSON.stringify(steps);
  const found = known.get(key) ?? space.ofWhole.map((_, roll) => reachFrom(space, steps, roll));
  known.set(key, found);
  return found;
};

const reachFrom = (space: Space, steps: readonly Step[], from: number): Int16Array => {
  const reached = new Set<number>();
  const go = (i: number, roll: number, mark: number): void => {
    const step = steps[i];
    if (step === undefined) reached.add(roll);
    else if (step.do === 'choose') {
      const dice = choosable(space, step, roll, mark);
      if (step.may || (i > 0 && dice.length === 0)) reached.add(roll);
      for (const die of dice) go(i + 1, roll, die);
    } else if (step.do === 'turn')
      for (const turned of turnsOf(space, step.to, mark)) go(i + 1, space.whole[turned], turned);
  };
  go(0, from, -1);
  return Int16Array.from(reached);
};

const bestOf = (reach: Reach, after: Ledger, columns: number): Ledger => {
  const rows = new Float64Array(after.length);
  for (let roll = 0; roll < reach.length; roll++) {
    const to = reach[roll];
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < to.length; i++) {
      const worth = after[to[i] * columns];
      if (worth <= most + TINY) continue;
      most = worth;
      best = to[i];
    }
    if (best >= 0) copyRow(after, best, rows, roll, columns);
    else rows[roll * columns] = most;
  }
  return rows;
};

const pointedAt = (space: Space, rolls: Ledger, columns: number): Ledger => {
  const rows = new Float64Array(space.marks * columns);
  for (let mark = 0; mark < space.marks; mark++) copyRow(rolls, space.whole[mark], rows, mark, columns);
  return rows;
};

const beforeRoll = (space: Space, then: Ledger, columns: number): Ledger => {
  const rows = new Float64Array(space.marks * columns);
  for (let rest = 0; rest < space.marks; rest += FACES)
    for (let k = 0; k < columns; k++) {
      let sum = 0;
      for (let v = 0; v < FACES; v++) sum += then[(rest + v) * columns + k];
      for (let v = 0; v < FACES; v++) rows[(rest + v) * columns + k] = sum / FACES;
    }
  return rows;
};

const ALL_FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The marks that setting the die pointed at can lead to. */
const turnsOf = (space: Space, to: Turn, mark: number): readonly number[] => {
  const at = mark % FACES;
  return turnValues(space, to, mark, at + 1).map((value) => mark - at + value - 1);
};

const turnValues = (
  { values, apart, rest }: Space,
  to: Turn,
  mark: number,
  value: number,
): readonly number[] => {
  if (to === 'any') return ALL_FACES;
  if (to === 'step') return [value - 1, value + 1].filter((v) => v >= 1 && v <= FACES);
  if (to === 'opposite') return [FACES + 1 - value];
  if (to === 'copy') return [...values[rest[mark]], apart[rest[mark]]].filter((v) => v > 0);
  return to;
};

const bestTurn = (space: Space, to: Turn, then: Ledger, columns: number, mark: number): number => {
  let best = -1;
  for (const turned of turnsOf(space, to, mark))
    if (best < 0 || then[turned * columns] > then[best * columns] + TINY) best = turned;
  return best;
};

const beforeTurn = (space: Space, to: Turn, then: Ledger, columns: number): Ledger => {
  const rows = new Float64Array(space.marks * columns);
  for (let mark = 0; mark < space.marks; mark++)
    copyRow(then, bestTurn(space, to, then, columns, mark), rows, mark, columns);
  return rows;
};

type Choose = Step & { do: 'choose' };

/** The dice of a roll that may be pointed at. `at`: the one pointed at before, -1 if there is none. */
const choosable = (space: Space, { other, even }: Choose, roll: number, at: number): readonly number[] => {
  const marks = space.ofWhole[roll];
  if (!other && !even) return marks;
  // Marks count faces from 0: an odd one is an even value.
  return marks.filter(
    (mark) => !(even && mark % 2 === 0) && !(other && mark === at && space.alone[mark] === 1),
  );
};

/** The best of them, or -1. */
const bestDie = (
  space: Space,
  step: Choose,
  then: Ledger,
  columns: number,
  roll: number,
  at: number,
): number => {
  let best = -1;
  for (const mark of choosable(space, step, roll, at))
    if (best < 0 || then[mark * columns] > then[best * columns] + TINY) best = mark;
  return best;
};

/**
 * `end`: where it goes on if no die is chosen, because none need be, or because there is none; a text that begins so
 * cannot be played then.
 */
const beforeChoice = (
  space: Space,
  step: Choose,
  begins: boolean,
  then: Ledger,
  end: Ledger,
  columns: number,
): Stage => {
  const n = step.other ? space.marks : space.ofWhole.length;
  const rows = new Float64Array(n * columns);
  for (let i = 0; i < n; i++) {
    const roll = step.other ? space.whole[i] : i;
    const best = bestDie(space, step, then, columns, roll, step.other ? i : -1);
    const declines = best < 0 ? step.may || !begins : step.may && end[roll * columns] >= then[best * columns];
    if (declines) copyRow(end, roll, rows, i, columns);
    else if (best >= 0) copyRow(then, best, rows, i, columns);
    else rows[i * columns] = Number.NEGATIVE_INFINITY;
  }
  return { rows, marked: step.other };
};

const beforeRolls = (
  space: Space,
  { most, exactly }: Step & { do: 'rolls' },
  then: Ledger,
  columns: number,
): Stage => {
  const hands = rollOut(space, then, columns, most);
  const keeps = bestKeeps(space, hands, columns, most, exactly);
  const rows = new Float64Array(then.length);
  for (let roll = 0; roll < keeps.length; roll++) {
    const isKept = !exactly && then[roll * columns] >= hands[keeps[roll] * columns];
    if (isKept) copyRow(then, roll, rows, roll, columns);
    else copyRow(hands, keeps[roll], rows, roll, columns);
  }
  return { rows, marked: false };
};

/** What is done to single dice: from which value to which, null where it is rolled. */
export interface Touch {
  from: number;
  to: number | null;
  /** The die that is told apart from the others. */
  apart: boolean;
}

/** The best way to make the change from this roll, as far as chance does not decide, and the roll it leads to. */
export const trace = (
  space: Space,
  steps: readonly Step[],
  after: Ledger,
  columns: number,
  from: number,
): { touches: Touch[]; roll: number } => {
  const list = stages(space, steps, after, columns);
  const touches: Touch[] = [];
  const touch = (mark: number, to: number | null): void => {
    touches.push({ from: (mark % FACES) + 1, to, apart: space.toldApart[mark] === 1 });
  };
  let roll = from;
  let mark = -1;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    const then = list[i + 1];
    if (step.do === 'rolls') {
      const hands = rollOut(space, then.rows, columns, step.most);
      const kept = bestKeeps(space, hands, columns, step.most, step.exactly)[roll];
      touches.push(...rolledAgain(space, space.first + roll, kept));
      break;
    }
    const rows = then.marked ? then.rows : pointedAt(space, then.rows, columns);
    if (step.do === 'choose') {
      const best = bestDie(space, step, rows, columns, roll, mark);
      if (best < 0 || (step.may && after[roll * columns] >= rows[best * columns])) break;
      mark = best;
    } else if (step.do === 'turn') {
      const turned = bestTurn(space, step.to, rows, columns, mark);
      touch(mark, (turned % FACES) + 1);
      mark = turned;
      roll = space.whole[mark];
    } else {
      touch(mark, null);
      break;
    }
  }
  return { touches, roll };
};

/** The dice of a roll that are not in the hand kept of it. */
const rolledAgain = ({ values, apart }: Space, whole: number, kept: number): Touch[] => {
  const left = [...values[kept]];
  const touches: Touch[] = [];
  for (const from of values[whole]) {
    const at = left.indexOf(from);
    if (at < 0) touches.push({ from, to: null, apart: false });
    else left.splice(at, 1);
  }
  if (apart[whole] > 0 && apart[kept] === 0) touches.push({ from: apart[whole], to: null, apart: true });
  return touches;
};
