// The window in which dice on the table may be altered (R14.3).

import type { Game } from '../state/game.ts';

/** Whether somebody is asked in it. */
export const isDiceWindow = ({ ask, stack }: Game): boolean => {
  const top = stack.at(-1);
  return ask === 'respond' && top?.op === 'window' && top.kind === 'dice';
};
