// Isolated sources (R11.9): a damage of its own, with its own window, applied at once.

import type { StepFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game, Item } from '../state/game.ts';
import { lineOf } from './damage.ts';
import { pop, pushStep, rollFlag } from './stack.ts';
import { openWindow } from './window.ts';

export const pushIsolated = (g: Game, it: Item): void => {
  g.pending.push([it]);
  g.stirred = true;
  if (g.log !== null) g.log.push({ type: 'isolated', line: lineOf(g, it) });
  pushStep(g, Op.Isolated);
};

export const stepIsolated = (g: Game, f: StepFrame): void => {
  switch (f.at++) {
    case 0:
      openWindow(g, 'isolated', rollFlag(g));
      return;
    case 1:
      pushStep(g, Op.Settle);
      return;
    default:
      g.pending.pop();
      pop(g);
  }
};
