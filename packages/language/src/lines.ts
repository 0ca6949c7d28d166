// A text is a tree of lines. Its lines are numbered as they are read, those inside a line after it, so that a number says
// which line asks, rolls or reads.

import type { Effect } from './nodes.ts';

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
    case 'name-face':
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
