// Players who decide at sight and make mistakes on purpose, each its own. The squire makes a beginner's: rolls on after a whim,
// spends without thinking, answers what a card asks as it comes. The knight is exact with dice and sound in what it does, but overlooks
// now and then what could be done with cards and tokens.

import type { Game } from '@mad-king/engine';
import { below, C, kindOf, PASS, seedWords } from '@mad-king/engine/inside';
import { atSight } from '../mind/at-sight.ts';
import type { Policy, PolicyOptions } from './policy.ts';

/** One decision in so many is a mistake, by what is asked. */
type Mistakes = Partial<Record<Game['ask'], number>>;

const MISTAKES = {
  squire: {
    roll: 2,
    respond: 2,
    main: 2,
    announce: 2,
    target: 2,
    defend: 2,
    may: 2,
    option: 2,
    die: 2,
    value: 2,
  },
  knight: { respond: 3, main: 3 },
} as const satisfies Record<string, Mistakes>;

export const hasty = (name: keyof typeof MISTAKES, { seed }: PolicyOptions): Policy => {
  const random = seedWords(seed);
  const mistakes: Mistakes = MISTAKES[name];
  return {
    name,
    choose(g) {
      const { choices } = g;
      const every = mistakes[g.ask];
      if (choices.length === 1 || every === undefined || below(random, every) > 0) return atSight(g, random);
      if (g.ask === 'respond') return PASS;
      if (g.ask === 'main') return choices[0];
      // Something plausible: an ability that is ready if there is one, else anything.
      const ready = choices.filter((c) => kindOf(c) === C.Activate);
      const among = g.ask === 'announce' && ready.length > 0 ? ready : choices;
      return among[below(random, among.length)];
    },
  };
};
