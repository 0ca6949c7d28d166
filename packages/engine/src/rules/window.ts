// Windows and priority claims (R14.3, R14.5).

import type { Choice } from '../choice.ts';
import { C, first, kindOf, PASS, second } from '../choice.ts';
import type { ClaimFrame, WindowFrame, WindowKind } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { listResponses } from './responses.ts';
import { inPriority } from './seats.ts';
import { ask, pop, pushAction } from './stack.ts';

/**
 * Open a window (R14.3). If nothing happened since the last one closed, everybody has just declined to act on the very
 * same state, so it is not opened again; nor is it if nobody can do anything. `first` 1 leaves out the active player, who
 * is asked before and after it anyway.
 */
export const openWindow = (g: Game, kind: WindowKind, flags: number, first = 0): void => {
  if (!g.stirred) return;
  const may = kind === 'after-damage' ? flags : flags | WindowFlag.Open;
  for (let next = first; next < g.seats.length; next++) {
    const seat = inPriority(g, next);
    const choices = listResponses(g, seat, may);
    if (choices === null) continue;
    g.stack.push({ op: Op.Window, kind, flags: may, first, next, passes: next - first, acted: false });
    ask(g, seat, 'respond', choices);
    return;
  }
  g.stirred = false;
};

/** Ask this one if he can do anything. */
const offer = (g: Game, f: WindowFrame | ClaimFrame): boolean => {
  const seat = inPriority(g, f.next);
  const choices = listResponses(g, seat, f.flags);
  if (choices === null) return false;
  ask(g, seat, 'respond', choices);
  return true;
};

/** The offer goes round until all have passed in succession (R14.3.1). */
const passRound = (g: Game, f: WindowFrame): void => {
  f.passes++;
  f.next = f.next + 1 < g.seats.length ? f.next + 1 : f.first;
};

export const stepWindow = (g: Game, f: WindowFrame): void => {
  const n = g.seats.length - f.first;
  while (f.passes < n) {
    if (offer(g, f)) return;
    passRound(g, f);
  }
  pop(g);
  g.stirred = false;
  const parent = g.stack[g.stack.length - 1];
  if (parent.op === Op.Main || parent.op === Op.Discard) parent.b = f.acted ? 1 : 0;
};

/** Those before the declarer are asked once each, as often as they act (R14.5.2). */
export const stepClaim = (g: Game, f: ClaimFrame): void => {
  for (; f.next < f.before; f.next++) if (offer(g, f)) return;
  pop(g);
};

export const answerOffer = (g: Game, f: WindowFrame | ClaimFrame, chosen: Choice): void => {
  if (chosen !== PASS) act(g, inPriority(g, f.next), chosen, f.flags);
  else if (f.op === Op.Window) passRound(g, f);
  else f.next++;
};

/** Begin the response or main phase action that was chosen. */
export const act = (g: Game, seat: number, chosen: Choice, flags: number): void => {
  if (kindOf(chosen) === C.Play) pushAction(g, seat, first(chosen), -1, 0, flags);
  else pushAction(g, seat, -1, first(chosen), second(chosen), flags);
};
