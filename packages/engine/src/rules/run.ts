// The loop: step the top frame until a decision is needed or the game is over.

import type { Choice } from '../choice.ts';
import { C, DECLINE, first, kindOf, NO, PASS } from '../choice.ts';
import type { Frame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { actions } from './action.ts';
import { attacks } from './attack.ts';
import { type FrameRules, OVER } from './frame.ts';
import { isolated } from './isolated.ts';
import { moments } from './moment.ts';
import { offences } from './offence.ts';
import { placing } from './place.ts';
import { rolls } from './roll.ts';
import { settling } from './settle-frame.ts';
import { texts } from './text.ts';
import { discards, incomes, mains, turns, upkeeps } from './turn.ts';
import { claims, windows } from './window.ts';

/** The rules of a frame. A switch, since this is the innermost step of all and looking up a name is dear. */
const rulesOf = (f: Frame): FrameRules => {
  switch (f.op) {
    case 'text':
      return texts;
    case 'window':
      return windows;
    case 'action':
      return actions;
    case 'moment':
      return moments;
    case 'settle':
      return settling;
    case 'attack':
      return attacks;
    case 'offence':
      return offences;
    case 'roll':
      return rolls;
    case 'main':
      return mains;
    case 'turn':
      return turns;
    case 'claim':
      return claims;
    case 'place':
      return placing;
    case 'isolated':
      return isolated;
    case 'upkeep':
      return upkeeps;
    case 'income':
      return incomes;
    case 'discard':
      return discards;
  }
};

export const run = (g: Game): void => {
  while (g.asked === NONE && g.result === null) step(g);
};

const step = (g: Game): void => {
  const f = g.stack[g.stack.length - 1];
  goOn(g, f, rulesOf(f).step(g, f));
};

/** The frame is at its next step, or over; a defeat may have taken it off the stack already. */
const goOn = (g: Game, f: Frame, next: string | undefined): void => {
  if (next === undefined) return;
  if (next !== OVER) {
    (f as { at: string }).at = next;
    return;
  }
  if (g.stack[g.stack.length - 1] !== f) return;
  g.stack.pop();
  const parent = g.stack[g.stack.length - 1];
  rulesOf(parent).returned?.(g, parent, f);
};

/** Hand the chosen option to the frame that asked. */
export const answer = (g: Game, chosen: Choice): void => {
  g.asked = NONE;
  const f = g.stack[g.stack.length - 1];
  const { answer: take } = rulesOf(f);
  if (take === null) throw new Error(`a frame of ${f.op} asks no questions`);
  goOn(g, f, take(g, f, chosen));
};

/** A departure put something on top of the frame that is asking (a piece comes home): done first, without questions. */
export const runDownTo = (g: Game, depth: number): void => {
  const { asked } = g;
  g.asked = NONE;
  while (g.stack.length > depth) step(g);
  g.asked = asked;
};

/**
 * Somebody left the game while this seat was asked. Texts ask again from what is possible now; other questions only lose
 * the options that name a player who is gone. If the seat itself is gone it declines, or takes the last option.
 */
export const askAgain = (g: Game, asked: number): void => {
  if (g.seats[asked].out) {
    const declined = g.choices.find((c) => c === PASS || c === NO || c === DECLINE);
    answer(g, declined ?? g.choices[g.choices.length - 1]);
    return;
  }
  const f = g.stack[g.stack.length - 1];
  if (f.op === 'text') {
    f.next--;
    g.asked = NONE;
    return;
  }
  g.choices = g.choices.filter((c) => !(kindOf(c) === C.Target && g.seats[first(c)].out));
  if (g.choices.length === 1 && kindOf(g.choices[0]) === C.Target) answer(g, g.choices[0]);
};
