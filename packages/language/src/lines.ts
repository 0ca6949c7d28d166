// A text is a tree of lines. Its lines are numbered as they are read, those inside a line after it, so that a number says
// which line asks, rolls or reads.

import type { Condition, Effect, Linear } from './nodes.ts';

/** The blocks inside a line. What is offered with a roll is a text of its own. */
export const blocksOf = (e: Effect): readonly Effect[][] => {
  switch (e.do) {
    case 'if':
    case 'may':
      return [e.yes, e.no];
    case 'choose':
      return e.options.map((option) => option.do);
    case 'roll':
    case 'opposed-roll':
    case 'repeat':
    case 'each-player':
    case 'unless-vetoed':
      return [e.body];
    default:
      return NONE;
  }
};
const NONE: readonly Effect[][] = [];

/** All lines of a text, those inside other lines included; a line's number is its place in this list. */
export const linesOf = (text: readonly Effect[]): Effect[] =>
  text.flatMap((e) => [e, ...blocksOf(e).flatMap(linesOf)]);

const amountReadsDice = (amount: unknown): boolean =>
  typeof amount === 'object' &&
  amount !== null &&
  (amount as Linear).terms.some(({ of }) => of.count === 'symbol' || of.count === 'sum');

const conditionReadsDice = (cond: Condition): boolean => {
  if (cond.test === 'not') return conditionReadsDice(cond.of);
  if (cond.test === 'any' || cond.test === 'all') return cond.of.some(conditionReadsDice);
  return READING.includes(cond.test);
};
const READING: readonly Condition['test'][] = ['symbols', 'sum', 'die', 'beats', 'rerolled'];

/** The line looks at the dice in scope: in its amount or its condition. */
const readsDice = (e: Effect): boolean =>
  ('amount' in e && amountReadsDice(e.amount)) ||
  (e.do === 'repeat' && amountReadsDice(e.times)) ||
  (e.do === 'if' && conditionReadsDice(e.cond)) ||
  (e.do === 'choose' && e.options.some((option) => option.if !== undefined && conditionReadsDice(option.if)));

const ROLLING: readonly Effect['do'][] = ['roll', 'opposed-roll'];

/**
 * The numbers of the lines that read the dice which line `of` has rolled, or, if that is no line, those on which the text as a
 * whole is read (a defence). Dice of a roll inside it are others.
 */
export const diceReaders = (text: readonly Effect[], of: number): number[] => {
  const found: number[] = [];
  let number = 0;
  const walk = (lines: readonly Effect[], inside: boolean): void => {
    for (const e of lines) {
      const here = number++;
      if (inside && readsDice(e)) found.push(here);
      const within = here === of || (inside && !ROLLING.includes(e.do));
      for (const block of blocksOf(e)) walk(block, within);
    }
  };
  walk(text, of < 0);
  return found;
};
