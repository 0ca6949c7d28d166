// Applying damage: window if asked for, a division to be made, settlement, replacements (R3.5), defeat check (R3.3), what
// damage triggers.

import { C, choice, first } from '../choice.ts';
import type { SettleFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { checkDefeat } from './defeat.ts';
import { frame, OVER } from './frame.ts';
import { pushMoment } from './moment.ts';
import { divisible, setHealth, settle } from './settle.ts';
import { pushSettle } from './settling.ts';
import { ask, rollFlag } from './stack.ts';
import { openWindow } from './window.ts';

/** After a loss of health that is no damage: only replacements and the defeat check (R3.4). */
export const pushCheck = (g: Game): void => {
  pushSettle(g, false, false);
  pushMoment(g, 'would-be-defeated');
};

export const settling = frame<SettleFrame>({
  step(g, f) {
    switch (f.at) {
      case 'window':
        if (f.window) openWindow(g, 'damage', rollFlag(g));
        return 'divide';
      case 'divide':
        askForDivision(g);
        return 'apply';
      case 'apply':
        settle(g, f.split);
        keepSurvivor(g);
        pushMoment(g, 'would-be-defeated');
        return 'check';
      case 'check':
        checkDefeat(g);
        return 'triggers';
      case 'triggers':
        if (f.damage) pushMoment(g, 'damage-applied');
        return 'end';
      case 'end':
        return OVER;
    }
  },
  answer(_g, f, chosen) {
    f.split = first(chosen);
    return 'apply';
  },
});

const askForDivision = (g: Game): void => {
  const most = divisible(g);
  if (most === 0 || g.attack === null) return;
  const choices: number[] = [];
  for (let n = most; n >= 0; n--) choices.push(choice(C.Number, n));
  ask(g, g.attack.target, 'number', choices);
};

/** An attack that would bring somebody to 0 leaves them 1, if they have seen to it. */
const keepSurvivor = (g: Game): void => {
  const seat = g.attack?.survivor ?? NONE;
  if (seat !== NONE && g.pending.length === 1 && g.health[g.seats[seat].team] === 0)
    setHealth(g, g.seats[seat].team, 1);
};
