// Two hands that play for a person: one that plays sensibly, and one that has never read the rules.

import { type Policy, policy } from '@mad-king/ai';
import type { Choice, Game } from '@mad-king/engine';
import { below, C, kindOf, seedWords } from '@mad-king/engine/inside';

export const HANDS = ['sensible', 'newcomer'] as const;
export type HandName = (typeof HANDS)[number];

const of = (g: Game, ...kinds: number[]): Choice[] => g.choices.filter((c) => kinds.includes(kindOf(c)));

/** Plays a card or token half the time it can, activates whatever is ready, never keeps a die, and else takes what comes first. */
const newcomer = (seed: string): Policy => {
  const random = seedWords(seed);
  return {
    name: 'newcomer',
    choose(g) {
      const deeds = of(g, C.Play, C.Use);
      if (deeds.length > 0 && below(random, 2) === 0) return deeds[below(random, deeds.length)];
      return of(g, C.Activate)[0] ?? g.choices[0];
    },
  };
};

/** The hand for one decision. */
export const hand = (name: HandName, seed: string): Policy =>
  name === 'newcomer' ? newcomer(seed) : policy('knight', { seed });
