// When waiting damage is applied.

import type { Game } from '../state/game.ts';

/** `window`: players may respond first. `damage` false: health was lost in another way and is only checked. */
export const pushSettle = (g: Game, window: boolean, damage = true): void => {
  g.stack.push({ op: 'settle', at: damage ? 'window' : 'check', window, damage, split: 0 });
};

/** Outside phases that accumulate, waiting damage is applied as soon as the action has resolved (R13.1). */
export const settleIfDue = (g: Game): boolean => {
  if (g.accumulates || g.pending.length > 1 || g.pending[0].length === 0) return false;
  pushSettle(g, true);
  return true;
};
