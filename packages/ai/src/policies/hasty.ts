// Players who decide at sight and make mistakes on purpose: the squire every other time, as beginners do, the knight now and then, as
// everybody does. They forget what is in hand, activate what is ready too soon, answer what a card asks as it comes.

import type { Choice, Game } from '@mad-king/engine';
import { below, C, kindOf, PASS, seedWords } from '@mad-king/engine/inside';
import { atSight } from '../mind/at-sight.ts';
import type { Policy, PolicyOptions } from './policy.ts';

/** One decision in so many is a mistake. */
const MISTAKES = { squire: 2, knight: 12 };

/** What may be mistaken. */
const ASKS: ReadonlySet<Game['ask']> = new Set([
  'roll',
  'respond',
  'main',
  'announce',
  'target',
  'defend',
  'may',
  'option',
  'die',
  'value',
]);

/** Nothing, where one may do something; else something plausible: an ability that is ready if there is one, or anything. */
const mistake = ({ ask, choices }: Game, random: number[]): Choice => {
  if (ask === 'respond') return PASS;
  if (ask === 'main') return choices[0];
  const ready = choices.filter((c) => kindOf(c) === C.Activate);
  const among = ready.length > 0 ? ready : choices;
  return among[below(random, among.length)];
};

export const hasty = (name: keyof typeof MISTAKES, { seed }: PolicyOptions): Policy => {
  const random = seedWords(seed);
  return {
    name,
    choose: (g) =>
      g.choices.length > 1 && ASKS.has(g.ask) && below(random, MISTAKES[name]) === 0
        ? mistake(g, random)
        : atSight(g, random),
  };
};
