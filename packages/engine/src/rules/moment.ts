// What tokens and passives do by themselves at a named moment (R14.2.4): the active player's first, each ordering his own.

import type { Moment } from '@mad-king/language';
import { MOMENTS } from '@mad-king/language';
import { C, choice, first } from '../choice.ts';
import type { MomentFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { inPriority } from './seats.ts';
import { settleIfDue } from './settle-frame.ts';
import { ask, pop, pushText } from './stack.ts';

const WOULD_BE_DEFEATED = MOMENTS.indexOf('would-be-defeated');
const INDEX = Object.fromEntries(MOMENTS.map((m, i) => [m, i])) as Record<Moment, number>;

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
    if (level && level.at[moment] >= 0 && (own || level.any[moment])) due.push(level.at[moment]);
  }
  return due;
};

/** Whether any token or passive of this game acts at the moment at all. */
const isUsed = (g: Game, moment: number): boolean =>
  g.cast.acting[moment].length > 0 || g.cast.passiveAt[moment];

export const pushMoment = (g: Game, name: Moment): void => {
  const moment = INDEX[name];
  if (!isUsed(g, moment)) return;
  if (moment === WOULD_BE_DEFEATED && !g.health.includes(0)) return;
  const frame: MomentFrame = { op: Op.Moment, moment, next: 0, due: [] };
  g.stack.push(frame);
};

export const stepMoment = (g: Game, f: MomentFrame): void => {
  if (settleIfDue(g)) return;
  while (f.due.length === 0) {
    if (f.next === g.seats.length) {
      pop(g);
      return;
    }
    const seat = inPriority(g, f.next++);
    f.due = isConcerned(g, f.moment, seat) ? triggersOf(g, seat, f.moment) : [];
  }
  const seat = inPriority(g, f.next - 1);
  if (f.due.length > 1)
    ask(
      g,
      seat,
      'order',
      f.due.map((text) => choice(C.First, text)),
    );
  else carryOut(g, f, seat, f.due[0]);
};

const isConcerned = (g: Game, moment: number, seat: number): boolean =>
  moment !== WOULD_BE_DEFEATED || g.health[g.seats[seat].team] === 0;

const carryOut = (g: Game, f: MomentFrame, seat: number, text: number): void => {
  f.due = f.due.filter((other) => other !== text);
  const kind = g.cast.texts[text].token;
  if (kind >= 0 && g.seats[seat].tokens[kind] === 0) return;
  pushText(g, text, seat, targetFor(g, seat));
};

/** The other side of the attack under way: its target for the attacker, the attacker for everybody else. */
export const targetFor = (g: Game, seat: number): number => {
  const attack = g.attack;
  if (attack === null) return -1;
  return seat === attack.by ? attack.target : attack.by;
};

export const answerMoment = (g: Game, f: MomentFrame, chosen: number): void => {
  carryOut(g, f, inPriority(g, f.next - 1), first(chosen));
};
