// Applying damage: window if asked for, settlement, replacements (R3.5), defeat check (R3.3), what damage triggers.

import type { StepFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { checkDefeat } from './defeat.ts';
import { pushMoment } from './moment.ts';
import { settle } from './settle.ts';
import { openWindow, pop, pushStep, rollFlag } from './stack.ts';

/** Outside phases that accumulate, waiting damage is applied as soon as the action has resolved (R13.1). */
export const settleIfDue = (g: Game): boolean => {
  if (g.accumulates || g.pending.length > 1 || g.pending[0].length === 0) return false;
  pushStep(g, Op.Settle, 1);
  return true;
};

export const stepSettle = (g: Game, f: StepFrame): void => {
  switch (f.at++) {
    case 0:
      if (f.a === 1) openWindow(g, 'damage', rollFlag(g));
      return;
    case 1:
      settle(g);
      pushMoment(g, 'would-be-defeated');
      return;
    case 2:
      f.at = 3;
      checkDefeat(g);
      return;
    case 3:
      pushMoment(g, 'damage-applied');
      return;
    default:
      pop(g);
  }
};
