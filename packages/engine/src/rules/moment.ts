// What tokens and passives do by themselves at a named moment (R14.2.4): the active player's first, each ordering their own.

import { MOMENTS, type Moment } from '@mad-king/language';
import { C, choicesOf, first } from '../choice.ts';
import type { MomentFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { frame, OVER } from './frame.ts';
import { inPriority } from './seats.ts';
import { settleIfDue } from './settling.ts';
import { ask, pushText, targetFor } from './stack.ts';

/** Moments by name, as the cast numbers them. */
export const At = Object.fromEntries(MOMENTS.map((m, i) => [m, i])) as Record<Moment, number>;

/** Texts of this seat that are due at the moment. */
export const triggersOf = (g: Game, seat: number, moment: number): number[] => {
  const s = g.seats[seat];
  const due: number[] = [];
  if (s.out) return due;
  const own = seat === g.active;
  for (const kind of g.cast.acting[moment]) {
    const k = g.cast.kinds[kind];
    if (s.tokens[kind] > 0 && (own || k.any[moment])) due.push(k.at[moment]);
  }
  if (!g.cast.passiveAt[moment]) return due;
  for (const ability of g.cast.heroes[s.hero].passives) {
    const level = g.cast.heroes[s.hero].abilities[ability].levels[s.levels[ability]];
    if (level && level.at[moment] !== NONE && (own || level.any[moment])) due.push(level.at[moment]);
  }
  return due;
};

/** Whether any token or passive of this game acts at the moment at all. */
const isUsed = (g: Game, moment: number): boolean =>
  g.cast.acting[moment].length > 0 || g.cast.passiveAt[moment];

export const pushMoment = (g: Game, name: Moment): void => {
  const moment = At[name];
  if (!isUsed(g, moment)) return;
  if (name === 'would-be-defeated' && !g.health.includes(0)) return;
  g.stack.push({ op: 'moment', moment, next: 0, due: [] });
};

const isConcerned = (g: Game, moment: number, seat: number): boolean =>
  moment !== At['would-be-defeated'] || g.health[g.seats[seat].team] === 0;

/** One of several that are due is next, and those that no longer have a token to act for are not. */
export const carryOutDue = (g: Game, due: readonly number[], seat: number, text: number): number[] => {
  const kind = g.cast.texts[text].token;
  if (kind === NONE || g.seats[seat].tokens[kind] > 0) pushText(g, text, seat, targetFor(g, seat));
  return due.filter((other) => other !== text);
};

export const moments = frame<MomentFrame>({
  step(g, f) {
    if (settleIfDue(g)) return;
    while (f.due.length === 0) {
      if (f.next === g.seats.length) return OVER;
      const seat = inPriority(g, f.next++);
      f.due = isConcerned(g, f.moment, seat) ? triggersOf(g, seat, f.moment) : [];
    }
    const seat = inPriority(g, f.next - 1);
    if (f.due.length > 1) ask(g, seat, 'order', choicesOf(C.First, f.due));
    else f.due = carryOutDue(g, f.due, seat, f.due[0]);
    return;
  },
  answer(g, f, chosen) {
    f.due = carryOutDue(g, f.due, inPriority(g, f.next - 1), first(chosen));
  },
});
