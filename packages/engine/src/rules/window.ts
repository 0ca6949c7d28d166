// Windows and priority claims (R14.3, R14.5).

import type { Choice } from '../choice.ts';
import { C, first, kindOf, PASS, second } from '../choice.ts';
import type { ActionFrame, ClaimFrame, Frame, WindowFrame, WindowKind } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { frame, OVER } from './frame.ts';
import { listResponses } from './responses.ts';
import { inPriority } from './seats.ts';
import { ask, pushAction } from './stack.ts';

/**
 * Open a window (R14.3). If nothing happened since the last one closed, everybody has just declined to act on the very
 * same state, so it is not opened again; nor is it if nobody can do anything. `from` 1 leaves out the active player, who
 * is asked before and after it anyway.
 */
export const openWindow = (g: Game, kind: WindowKind, flags: number, from = 0): void => {
  if (!g.stirred) return;
  const may = kind === 'after-damage' ? flags : flags | WindowFlag.Open;
  for (let next = from; next < g.seats.length; next++) {
    const seat = inPriority(g, next);
    const choices = listResponses(g, seat, may);
    if (choices === null) continue;
    g.stack.push({ op: 'window', kind, flags: may, first: from, next, passes: next - from, acted: false });
    ask(g, seat, 'respond', choices);
    return;
  }
  g.stirred = false;
};

/** Ask this one if there is anything to do. */
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

/** The action, or one before it that somebody of higher priority claimed, has taken place. */
const hasActed = (child: Frame): child is ActionFrame =>
  child.op === 'action' && (!child.withdrawn || child.preceded);

export const windows = frame<WindowFrame>({
  step(g, f) {
    const n = g.seats.length - f.first;
    while (f.passes < n) {
      if (offer(g, f)) return;
      passRound(g, f);
    }
    g.stirred = false;
    return OVER;
  },
  answer(g, f, chosen) {
    if (chosen === PASS) passRound(g, f);
    else act(g, inPriority(g, f.next), chosen, f.flags);
  },
  /** Everybody must pass anew, from the active player on (R14.3.2). */
  returned(_g, f, child) {
    if (!hasActed(child)) return;
    if (!child.withdrawn) f.next = f.first;
    f.passes = 0;
    f.acted = true;
  },
});

/** Those before the declarer are asked once each, as often as they act (R14.5.2). */
export const claims = frame<ClaimFrame>({
  step(g, f) {
    for (; f.next < f.before; f.next++) if (offer(g, f)) return;
    return OVER;
  },
  answer(g, f, chosen) {
    if (chosen === PASS) f.next++;
    else act(g, inPriority(g, f.next), chosen, f.flags);
  },
  returned(_g, f, child) {
    if (hasActed(child)) f.acted = true;
  },
});

/** Begin the response or main phase action that was chosen. */
export const act = (g: Game, seat: number, chosen: Choice, flags: number): void => {
  if (kindOf(chosen) === C.Play) pushAction(g, seat, first(chosen), NONE, 0, flags);
  else pushAction(g, seat, NONE, first(chosen), second(chosen), flags);
};
