// Windows and priority claims (R14.3, R14.5).

import type { Choice } from '../choice.ts';
import { C, first, kindOf, PASS, second } from '../choice.ts';
import type { ClaimFrame, WindowFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { listResponses } from './responses.ts';
import { inPriority } from './seats.ts';
import { ask, pop, pushAction } from './stack.ts';

/** Ask the next one who can do something; false when nobody is left. */
const offer = (g: Game, f: WindowFrame | ClaimFrame, before: number): boolean => {
  while (f.next < before) {
    const seat = inPriority(g, f.next);
    const choices = listResponses(g, seat, f.flags);
    if (choices !== null) {
      ask(g, seat, 'respond', choices);
      return true;
    }
    f.next++;
  }
  return false;
};

export const stepWindow = (g: Game, f: WindowFrame): void => {
  if (offer(g, f, g.seats.length)) return;
  pop(g);
  g.stirred = false;
  const parent = g.stack[g.stack.length - 1];
  if (parent.op === Op.Main || parent.op === Op.Discard) parent.b = f.acted ? 1 : 0;
};

export const stepClaim = (g: Game, f: ClaimFrame): void => {
  if (!offer(g, f, f.before)) pop(g);
};

export const answerOffer = (g: Game, f: WindowFrame | ClaimFrame, chosen: Choice): void => {
  if (chosen === PASS) {
    f.next++;
    return;
  }
  act(g, inPriority(g, f.next), chosen, f.flags);
};

/** Begin the response or main phase action that was chosen. */
export const act = (g: Game, seat: number, chosen: Choice, flags: number): void => {
  if (kindOf(chosen) === C.Play) pushAction(g, seat, first(chosen), -1, 0, flags);
  else pushAction(g, seat, -1, first(chosen), second(chosen), flags);
};
