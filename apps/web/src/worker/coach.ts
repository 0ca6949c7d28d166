// What the coach answers; see protocol.ts.

import { adviseKeeps, adviseOptions } from '@mad-king/ai';
import { C, kindOf, type Library, load } from '@mad-king/engine';
import type { Advice, AdviceQuestion } from './protocol.ts';

export { adviseKeeps as planDice } from '@mad-king/ai';
export { foresee } from './forecast.ts';
export { luckOf } from './luck.ts';

export const advise = (library: Library, { game, seed }: AdviceQuestion): Advice => {
  const g = load(library, game);
  return {
    dice: adviseKeeps(g),
    options: adviseOptions(g, { seed }).filter(({ choice }) => kindOf(choice) !== C.Keep),
  };
};
