// Whether an answer could help who gives it, now rather than later. Only what cannot help for sure is left out: in doubt one is
// asked.

import { type Game, incoming, NONE } from '@mad-king/engine';
import { isGift } from '@mad-king/engine/inside';
import { type Effect, MOMENTS } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import { diceAreDue } from './dice-due.ts';
import { type Later, laterCourses } from './foresight.ts';
import type { Answer } from './goods.ts';

const isOurs = (g: Game, seat: number): boolean =>
  seat !== NONE && g.seats[seat].team === g.seats[g.asked].team;

/** What waits would be the end: everything may be worth trying. */
const isInDanger = (g: Game): boolean => incoming(g, g.asked) >= g.health[g.seats[g.asked].team];

const SHIELDS: readonly Effect['do'][] = ['prevent', 'reflect', 'redirect', 'survive', 'refuse'];

/** Less damage is not worth a question, whatever could be done about it. */
const LEAST_DAMAGE = 2;

/** Damage waits for one of us, or an attack on us whose amount is still open. */
const isThreatened = (g: Game, price: number): boolean =>
  g.seats.some((_, seat) => isOurs(g, seat) && incoming(g, seat) >= Math.max(LEAST_DAMAGE, price)) ||
  (g.attack?.open === true && isOurs(g, g.attack.target));

const CLEANSES: readonly Effect['do'][] = ['remove-chosen', 'remove-all', 'transfer-chosen'];
const UPKEEP = MOMENTS.indexOf('upkeep');

/** A token on our boards is about to do harm and could be removed before: in our upkeep, or while we are attacked. */
const isAfflicted = (g: Game): boolean => {
  const top = g.stack.at(-1);
  const isUpkeep = top?.op === 'window' && top.kind === 'upkeep' && isOurs(g, g.active);
  const isAttacked = g.attack !== null && isOurs(g, g.attack.target);
  return g.cast.present.some((kind) => {
    const { token, removable, at, standing } = g.cast.kinds[kind];
    if (token.kind !== 'negative' || !removable) return false;
    const isNow = (isUpkeep && at[UPKEEP] !== NONE) || (isAttacked && standing.length > 0);
    return isNow && g.seats.some(({ tokens }, seat) => isOurs(g, seat) && tokens[kind] > 0);
  });
};

/** What our attack comes to by now is the end of its target. */
const isBeaten = (g: Game): boolean => {
  const target = g.attack?.target ?? NONE;
  return target !== NONE && incoming(g, target) >= g.health[g.seats[target].team];
};

/** By what it does, it could change something for us here. */
const isToThePoint = (g: Game, answer: Answer): boolean => {
  const { choice, effects, price, canWait, isModifier, touchesDice } = answer;
  if (isGift(g, g.asked, choice)) return false;
  const lines = linesOf(effects);
  if (canWait) return lines.some((line) => CLEANSES.includes(line.do)) && isAfflicted(g);
  if (touchesDice) return diceAreDue(g, lines, price);
  if (isModifier) return !isBeaten(g);
  return !lines.some((line) => SHIELDS.includes(line.do)) || isThreatened(g, price);
};

/** It will be offered once more in time; what averts damage may also turn out not to be needed. */
const canBePutOff = ({ choice, effects, touchesDice, canWait }: Answer, later: readonly Later[]): boolean => {
  if (canWait) return false;
  if (touchesDice) return later.every(({ onSameDice }) => onSameDice.has(choice));
  const isShield = linesOf(effects).some((line) => SHIELDS.includes(line.do));
  return later.every(({ offered, isUnharmed }) => offered.has(choice) || (isShield && isUnharmed));
};

/** Those of the answers that could help, now rather than later. */
export const dueAmong = (g: Game, answers: readonly Answer[]): readonly Answer[] => {
  if (isInDanger(g)) return answers;
  const pointed = answers.filter((answer) => isToThePoint(g, answer));
  if (pointed.length === 0) return pointed;
  const later = laterCourses(g);
  return pointed.filter((answer) => !canBePutOff(answer, later));
};
