// Placing tokens whose kind has something to say about it: declining, going off, taking effect when they land.

import { MOMENTS } from '@mad-king/language';
import { NO, YES } from '../choice.ts';
import type { StepFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { Origin } from '../state/game.ts';
import { targetFor } from './moment.ts';
import { ask, pop, pushStep, pushText } from './stack.ts';
import { placeTokens, pushReached, roomFor } from './tokens.ts';

const PLACING = MOMENTS.indexOf('placing');
const PLACED = MOMENTS.indexOf('placed');

/** Gain or inflict n tokens, with everything that follows from it. */
export const place = (
  g: Game,
  seat: number,
  kind: number,
  n: number,
  by: number,
  origin: Origin,
  gained: boolean,
): void => {
  if (n <= 0 || g.seats[seat].out) return;
  if (!g.cast.kinds[kind].hooked) {
    placeTokens(g, seat, kind, n, by, origin);
    return;
  }
  const frame = pushStep(g, Op.Place, seat, by);
  frame.b = kind;
  frame.list = [n, 0, origin, gained ? 1 : 0];
};

const LEFT = 0;
const DONE = 1;
const ORIGIN = 2;
const GAINED = 3;

/** Nobody is asked anything during set-up (RUL-06), nor about a token for which there is no room. */
const mayDecline = (g: Game, f: StepFrame): boolean =>
  f.list[GAINED] === 1 &&
  f.list[ORIGIN] !== Origin.Setup &&
  roomFor(g.seats[f.a], f.b) > 0 &&
  g.cast.kinds[f.b].token.declinable === true &&
  g.cast.heroes[g.seats[f.a].hero].kinds.includes(f.b);

/** Frame: a: seat, b: kind, c: by whom; list: how many are left, how many landed, by what text, gained. */
export const stepPlace = (g: Game, f: StepFrame): void => {
  const seat = g.seats[f.a];
  const k = g.cast.kinds[f.b];
  switch (f.at) {
    case 0:
      if (f.list[LEFT] === 0 || seat.out) f.at = 3;
      else if (mayDecline(g, f)) ask(g, f.a, 'may', [YES, NO]);
      else f.at = 1;
      return;
    case 1:
      f.at = 2;
      if (k.at[PLACING] >= 0 && roomFor(seat, f.b) === 0) pushText(g, k.at[PLACING], f.a, targetFor(g, f.a));
      return;
    case 2:
      f.at = 0;
      f.list[LEFT]--;
      f.list[DONE] += placeTokens(g, f.a, f.b, 1, f.c, f.list[ORIGIN] as Origin);
      return;
    case 3:
      f.at = 4;
      if (f.list[DONE] > 0 && k.at[PLACED] >= 0 && !seat.out)
        pushText(g, k.at[PLACED], f.a, targetFor(g, f.a)).number = f.list[DONE];
      return;
    case 4:
      f.at = 5;
      if (f.list[DONE] > 0) pushReached(g, f.a, f.b);
      return;
    default:
      pop(g);
  }
};

export const answerPlace = (_g: Game, f: StepFrame, chosen: number): void => {
  if (chosen === YES) f.at = 1;
  else f.list[LEFT]--;
};
