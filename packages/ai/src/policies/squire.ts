// The squire: quick, and makes beginners' mistakes on purpose: rolls on after a whim, forgets what is in hand, spends without
// thinking, answers what a card asks as it comes.

import type { Game } from '@mad-king/engine';
import { below, C, kindOf, PASS, seedWords } from '@mad-king/engine/inside';
import { atSight } from '../mind/at-sight.ts';
import type { Policy, PolicyOptions } from './policy.ts';

/** One decision in so many is a mistake, by what is asked. */
const MISTAKES: Partial<Record<Game['ask'], number>> = {
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
};

export const squire = ({ seed }: PolicyOptions): Policy => {
  const random = seedWords(seed);
  return {
    name: 'squire',
    choose(g) {
      const { choices } = g;
      const every = MISTAKES[g.ask];
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
