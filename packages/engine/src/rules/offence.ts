// The Offensive Roll Phase up to activation (R15.4.1 to R15.4.5).

import { meets, valueBits } from '@mad-king/language';
import { C, choice, first, kindOf, NO_ABILITY, second } from '../choice.ts';
import { packRoll } from '../effects/scope.ts';
import type { StepFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Game, Roll, Seat } from '../state/game.ts';
import { Phase, RollPurpose } from '../state/game.ts';
import { pushAttack } from './attack.ts';
import { gainCp } from './cards.ts';
import { pushMoment } from './moment.ts';
import { listUses } from './responses.ts';
import { rollAgain, throwDice } from './roll.ts';
import { ask, pop, pushStep } from './stack.ts';
import { ageTokens } from './tokens.ts';
import { act, openWindow } from './window.ts';

const ATTEMPTS = 3;
const ALL_DICE = 31;
const NONE = -1;
const FIRST_ROLL = 9;

/**
 * Frame: a: announced ability or NONE, b: its row, c: opponent of an additional phase or -1; list: the roll attempts it
 * began with.
 */
export const stepOffence = (g: Game, f: StepFrame): void => {
  switch (f.at) {
    case 0:
      f.at = 1;
      g.accumulates = true;
      if (g.notes.length > 0) g.notes = [];
      g.attempts = 0;
      g.attemptsMax = ATTEMPTS;
      g.warped = 0;
      for (const seat of g.seats) ageTokens(g, seat, 'roll-phase');
      pushMoment(g, 'offence-entry');
      return;
    case 1:
      f.list = [g.attemptsMax];
      if (g.skip) skipPhase(g, f);
      else {
        f.at = FIRST_ROLL;
        pushMoment(g, 'offence-begun');
      }
      return;
    case FIRST_ROLL: {
      f.at = 2;
      g.attempts = 1;
      const { active } = g;
      const owners = [active, active, active, active, active];
      throwDice(g, owners, RollPurpose.Offence).foreign = g.warped;
      openWindow(g, 'dice', WindowFlag.Roll | WindowFlag.Dice);
      return;
    }
    case 2:
      askToRollOrAnnounce(g, f);
      return;
    case 3:
      f.at = 4;
      openWindow(g, 'announcement', WindowFlag.Roll | WindowFlag.Dice);
      return;
    case 4:
      // R15.4.4: altered dice mean that the active player chooses again.
      if (g.restart) restartPhase(g, f);
      else if (g.rolls[0].altered) f.at = 2;
      else if (f.a === NONE) f.at = 6;
      else {
        f.at = 5;
        pushAttack(g, f.a, f.b, f.c);
      }
      return;
    case 5:
      concludePhase(g, f);
      return;
    case 6:
      // R15.4.5: no ability; damage that arose in this phase is applied all the same.
      f.at = 7;
      if (g.pending[0].length > 0) pushStep(g, Op.Settle, 1);
      return;
    case 7:
      f.at = 5;
      g.accumulates = false;
      pushMoment(g, 'roll-phase-end');
      return;
    default:
      pop(g);
  }
};

const OVER = 8;

const skipPhase = (g: Game, f: StepFrame): void => {
  g.skip = false;
  g.accumulates = false;
  if (g.log !== null) g.log.push({ type: 'skipped', phase: Phase.Offence, seat: g.active });
  finishPhases(g, f);
};

/** No Roll Phase is left this turn. */
const finishPhases = (g: Game, f: StepFrame): void => {
  f.at = OVER;
  pushMoment(g, 'roll-phases-over');
};

/** V-12: fresh attempts with fresh dice; what was settled on entry stays settled. */
const restartPhase = (g: Game, f: StepFrame): void => {
  g.restart = false;
  g.rolls = [];
  g.attemptsMax = f.list[0];
  g.warped = 0;
  f.at = FIRST_ROLL;
  if (g.log !== null) g.log.push({ type: 'restarted', seat: g.active });
};

const KEEPS: readonly number[] = Array.from({ length: ALL_DICE }, (_, mask) => choice(C.Keep, mask));

/** What every further roll attempt costs (V-34). */
export const attemptPrice = (g: Game): number => {
  let price = 0;
  for (const kind of g.cast.pricing)
    if (g.seats[g.active].tokens[kind] > 0) price += g.cast.kinds[kind].token.attemptPrice ?? 0;
  return price;
};

const askToRollOrAnnounce = (g: Game, f: StepFrame): void => {
  if (g.restart) {
    restartPhase(g, f);
    return;
  }
  const canRoll = g.attempts < g.attemptsMax && attemptPrice(g) <= g.seats[g.active].cp;
  const choices = canRoll ? KEEPS.slice() : [];
  listAbilities(g, g.active, g.rolls[0], choices);
  for (const use of listUses(g, g.active, WindowFlag.Announce)) choices.push(use);
  choices.push(NO_ABILITY);
  if (choices.length === 1) answerOffence(g, f, NO_ABILITY);
  else ask(g, g.active, canRoll ? 'roll' : 'announce', choices);
};

/** Every row of every ability in play that the dice satisfy (R9.2). */
export const listAbilities = (g: Game, seat: number, roll: Roll, into: number[]): void => {
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const packed = packRoll(g, seat, roll.values, roll.foreign);
  const bits = valueBits(roll.values);
  for (let i = 0; i < hero.offence.length; i++) {
    const ability = hero.offence[i];
    const level = hero.abilities[ability].levels[s.levels[ability]];
    if (!level || isCovered(g, s, ability)) continue;
    for (let row = 0; row < level.rows.length; row++)
      if (meets(level.rows[row].need, packed, bits)) into.push(choice(C.Activate, ability, row));
  }
};

/** A token covers the ability (Spellbound). */
export const isCovered = (g: Game, s: Seat, ability: number): boolean => {
  for (let i = 0; i < s.marks.length; i += 2)
    if (s.marks[i + 1] === ability && g.cast.kinds[s.marks[i]].token.marked === 'ability') return true;
  return false;
};

export const answerOffence = (g: Game, f: StepFrame, chosen: number): void => {
  const roll = g.rolls[0];
  roll.altered = false;
  if (kindOf(chosen) === C.Use) {
    act(g, g.active, chosen, WindowFlag.Announce);
    return;
  }
  if (kindOf(chosen) === C.Keep) {
    const price = attemptPrice(g);
    if (price > 0) gainCp(g, g.active, -price);
    g.attempts++;
    rollAgain(g, g.active, roll, ALL_DICE & ~first(chosen));
    openWindow(g, 'dice', WindowFlag.Roll | WindowFlag.Dice);
    return;
  }
  f.at = 3;
  g.stirred = true;
  f.a = chosen === NO_ABILITY ? NONE : first(chosen);
  f.b = second(chosen);
  if (g.log !== null) {
    const ability = f.a === NONE ? null : g.cast.heroes[g.seats[g.active].hero].abilities[f.a].id;
    g.log.push({ type: 'announced', seat: g.active, ability, row: f.b });
  }
};

/** R15.6.8: the dice leave the table; an additional phase against the same opponent may follow. */
const concludePhase = (g: Game, f: StepFrame): void => {
  g.rolls = [];
  while (g.extra.length > 0) {
    const opponent = g.extra.shift() as number;
    if (opponent >= 0 && g.seats[opponent].out) continue;
    g.phase = Phase.Offence;
    g.stirred = true;
    f.at = 0;
    f.c = opponent;
    if (g.log !== null) g.log.push({ type: 'extra-phase', seat: g.active, target: opponent });
    return;
  }
  finishPhases(g, f);
};
