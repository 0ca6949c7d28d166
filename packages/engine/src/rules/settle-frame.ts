// Applying damage: window if asked for, a division to be made, settlement, replacements (R3.5), defeat check (R3.3), what
// damage triggers.

import { C, choice, first } from '../choice.ts';
import type { StepFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { checkDefeat } from './defeat.ts';
import { pushMoment } from './moment.ts';
import { divisible, setHealth, settle } from './settle.ts';
import { ask, pop, pushStep, rollFlag } from './stack.ts';
import { openWindow } from './window.ts';

const At = { Window: 0, Divide: 1, Apply: 2, Check: 3, Triggers: 4 } as const;

/** Outside phases that accumulate, waiting damage is applied as soon as the action has resolved (R13.1). */
export const settleIfDue = (g: Game): boolean => {
  if (g.accumulates || g.pending.length > 1 || g.pending[0].length === 0) return false;
  pushStep(g, Op.Settle, 1);
  return true;
};

/** After a loss of health that is no damage: only replacements and the defeat check (R3.4). */
export const pushCheck = (g: Game): void => {
  pushStep(g, Op.Settle, 2).at = At.Check;
  pushMoment(g, 'would-be-defeated');
};

/** Frame: a: 1 with a window before it, 2 only checks; b: what the target puts on his companion. */
export const stepSettle = (g: Game, f: StepFrame): void => {
  switch (f.at) {
    case At.Window:
      f.at = At.Divide;
      if (f.a === 1) openWindow(g, 'damage', rollFlag(g));
      return;
    case At.Divide:
      f.at = At.Apply;
      askForDivision(g);
      return;
    case At.Apply:
      f.at = At.Check;
      settle(g, f.b);
      keepSurvivor(g);
      pushMoment(g, 'would-be-defeated');
      return;
    case At.Check:
      f.at = At.Triggers;
      checkDefeat(g);
      return;
    case At.Triggers:
      f.at++;
      if (f.a !== 2) pushMoment(g, 'damage-applied');
      return;
    default:
      pop(g);
  }
};

const askForDivision = (g: Game): void => {
  const most = divisible(g);
  if (most === 0 || g.attack === null) return;
  const choices: number[] = [];
  for (let n = most; n >= 0; n--) choices.push(choice(C.Number, n));
  ask(g, g.attack.target, 'number', choices);
};

export const answerSettle = (_g: Game, f: StepFrame, chosen: number): void => {
  f.b = first(chosen);
};

/** An attack that would bring somebody to 0 leaves him 1, if he has seen to it. */
const keepSurvivor = (g: Game): void => {
  const seat = g.attack?.survivor ?? -1;
  if (seat >= 0 && g.pending.length === 1 && g.health[g.seats[seat].team] === 0)
    setHealth(g, g.seats[seat].team, 1);
};
