// Isolated sources (R11.9): a damage of its own, with its own window, applied at once.

import type { IsolatedFrame } from '../state/frames.ts';
import type { Game, Item } from '../state/game.ts';
import { lineOf } from './damage.ts';
import { frame, OVER } from './frame.ts';
import { pushSettle } from './settling.ts';
import { rollFlag } from './stack.ts';
import { tell } from './tell.ts';
import { openWindow } from './window.ts';

export const pushIsolated = (g: Game, it: Item): void => {
  g.pending.push([it]);
  g.stirred = true;
  if (g.log !== null) tell(g, { type: 'isolated', line: lineOf(g, it) });
  g.stack.push({ op: 'isolated', at: 'window' });
};

export const isolated = frame<IsolatedFrame>({
  step(g, f) {
    switch (f.at) {
      case 'window':
        openWindow(g, 'isolated', rollFlag(g));
        return 'settle';
      case 'settle':
        pushSettle(g, false);
        return 'end';
      case 'end':
        g.pending.pop();
        return OVER;
    }
  },
});
