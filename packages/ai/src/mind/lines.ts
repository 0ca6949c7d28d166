// Choices in a row. In a main phase one deed prepares another: a card is sold so that an upgrade can be paid. What is tried
// there is therefore not a single choice, after which instinct goes on, but a line of them.

import { type Choice, clone, type Game, play } from '@mad-king/engine';
import { instinct } from './instinct.ts';

/** What a seat chooses one time after the other, as long as it is offered; then instinct goes on. */
export type Line = readonly Choice[];

/** All lines of at most so many choices that begin with one of the options and are not what instinct would do anyway. */
export const linesFrom = (seen: Game, options: readonly Choice[], planned: Choice, most: number): Line[] => {
  const { asked, turn, phase } = seen;
  const lines: Line[] = [];

  /** The game after a choice, when the seat has something to decide again in the same phase, or null. */
  const after = (g: Game, choice: Choice): Game | null => {
    const next = clone(g);
    play(next, next.asked, choice);
    while (next.result === null && next.turn === turn && next.phase === phase) {
      if (next.asked === asked && next.choices.length > 1) return next;
      play(next, next.asked, instinct(next));
    }
    return null;
  };

  const grow = (g: Game, begun: Line, choices: readonly Choice[], expected: Choice): void => {
    for (const choice of choices) {
      const line = [...begun, choice];
      if (choice !== expected) lines.push(line);
      const next = line.length < most ? after(g, choice) : null;
      if (next !== null) grow(next, line, next.choices, instinct(next));
    }
  };
  grow(seen, [], options, planned);
  return lines;
};
