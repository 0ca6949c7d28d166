// Whether a text can do something now (R6.2.3, R10.6).

import type { CodeCondition } from '../cast/code.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { test } from './condition.ts';
import { HANDLERS } from './index.ts';
import { AS_OTHER } from './structure.ts';

/** Some line between two places of the text can do something; of a choice, an option that would be offered. */
export const blockCan = (g: Game, f: TextFrame, from: number, to: number): boolean => {
  const code = g.cast.texts[f.text].code;
  for (let pc = from; pc < to; pc++) {
    if (code[pc].op === 'choose-player' && !code[pc].flag) return someoneCan(g, f, pc, to);
    const can = HANDLERS[code[pc].code].can;
    if (can?.(g, f, code[pc])) return true;
    if (code[pc].op === 'choose') pc = code[pc].jump - 1;
    // What cannot be paid for does not happen.
    if (code[pc].op === 'may') pc = code[pc].jump - 1;
    if (code[pc].op === 'if' && isClosed(g, f, code[pc].cond)) pc = code[pc].jump - 1;
  }
  return false;
};

/** Somebody may be chosen for whom something comes of it. */
const someoneCan = (g: Game, f: TextFrame, at: number, to: number): boolean => {
  const code = g.cast.texts[f.text].code;
  const ins = code[at];
  const { that, other } = f;
  let found = false;
  let reads = false;
  for (let pc = at + 1; pc < to; pc++) if (HANDLERS[code[pc].code].can !== undefined) reads = true;
  for (let seat = 0; seat < g.seats.length && !found; seat++) {
    if ((ins.mode & AS_OTHER) !== 0) f.other = seat;
    else f.that = seat;
    found = (HANDLERS[ins.code].stands?.(g, f, ins) ?? false) && (!reads || blockCan(g, f, at + 1, to));
  }
  f.that = that;
  f.other = other;
  return found;
};

/** A branch that no line before it could open: it asks for what lies on the board. */
const isClosed = (g: Game, f: TextFrame, cond: CodeCondition | null): boolean =>
  cond !== null &&
  (cond.test === 'upgrades' || cond.test === 'level' || cond.test === 'side') &&
  !test(g, f, cond);

/** Some die could be set to a value the text allows. */
const hasValue = (g: Game, f: TextFrame): boolean => {
  const { lead, code } = g.cast.texts[f.text];
  if (lead < 2 || code[1].op !== 'choose-value') return true;
  for (f.die = 0; f.die < 5; f.die++)
    if (HANDLERS[code[0].code].stands?.(g, f, code[0]) && HANDLERS[code[1].code].can?.(g, f, code[1]))
      return true;
  return false;
};

/**
 * A text may be begun: the choice it starts with has an option, and if that names a player, one for whom something comes
 * of it. Tokens and dice are offered only where they can be acted on.
 */
export const textCan = (g: Game, f: TextFrame): boolean => {
  const { always, lead, code } = g.cast.texts[f.text];
  if (always) return true;
  if (lead === 0) return blockCan(g, f, 0, code.length);
  if (!HANDLERS[code[0].code].can?.(g, f, code[0])) return false;
  if (code[0].op === 'choose-die') return hasValue(g, f);
  return code[0].op !== 'choose-player' || someoneCan(g, f, 0, code.length);
};
