// The Offensive Roll Phase up to activation (R15.4.1 to R15.4.5).

import { C, choice, first, kindOf, NO_ABILITY, second } from '../choice.ts';
import { meets, packSymbols, valueBits } from '../language/need.ts';
import type { StepFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { Phase, RollPurpose } from '../state/game.ts';
import { pushAttack } from './attack.ts';
import { pushMoment } from './moment.ts';
import { rollAgain, throwDice } from './roll.ts';
import { ask, openWindow, pop, pushStep } from './stack.ts';

const ATTEMPTS = 3;
const ALL_DICE = 31;
const NONE = -1;

/** Frame: a: announced ability or NONE, b: its row, c: opponent of an additional phase or -1. */
export const stepOffence = (g: Game, f: StepFrame): void => {
  switch (f.at) {
    case 0:
      f.at = 1;
      g.accumulates = true;
      g.attempts = 0;
      g.attemptsMax = ATTEMPTS;
      pushMoment(g, 'offence-entry');
      return;
    case 1:
      if (g.skip) {
        skipPhase(g);
        return;
      }
      f.at = 2;
      g.attempts = 1;
      throwDice(g, g.active, RollPurpose.Offence, 5);
      openWindow(g, 'dice', WindowFlag.Roll | WindowFlag.Dice);
      return;
    case 2:
      askToRollOrAnnounce(g, f);
      return;
    case 3:
      f.at = 4;
      openWindow(g, 'announcement', WindowFlag.Roll | WindowFlag.Dice);
      return;
    case 4:
      // R15.4.4: altered dice mean that the active player chooses again.
      if (g.rolls[0].altered) f.at = 2;
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

const skipPhase = (g: Game): void => {
  g.skip = false;
  g.accumulates = false;
  if (g.log !== null) g.log.push({ type: 'skipped', phase: Phase.Offence, seat: g.active });
  pop(g);
};

const KEEPS: readonly number[] = Array.from({ length: ALL_DICE }, (_, mask) => choice(C.Keep, mask));

const askToRollOrAnnounce = (g: Game, f: StepFrame): void => {
  const choices = g.attempts < g.attemptsMax ? KEEPS.slice() : [];
  const canRoll = choices.length > 0;
  listAbilities(g, g.active, g.rolls[0].values, choices);
  choices.push(NO_ABILITY);
  if (choices.length === 1) answerOffence(g, f, NO_ABILITY);
  else ask(g, g.active, canRoll ? 'roll' : 'announce', choices);
};

/** Every row of every ability in play that the dice satisfy (R9.2). */
export const listAbilities = (g: Game, seat: number, values: readonly number[], into: number[]): void => {
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const packed = packSymbols(values, hero.faces);
  const bits = valueBits(values);
  for (let i = 0; i < hero.offence.length; i++) {
    const ability = hero.offence[i];
    const level = hero.abilities[ability].levels[s.levels[ability]];
    if (!level) continue;
    for (let row = 0; row < level.rows.length; row++)
      if (meets(level.rows[row].need, packed, bits)) into.push(choice(C.Activate, ability, row));
  }
};

export const answerOffence = (g: Game, f: StepFrame, chosen: number): void => {
  const roll = g.rolls[0];
  roll.altered = false;
  if (kindOf(chosen) === C.Keep) {
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
  g.rolls.length = 0;
  while (g.extra.length > 0) {
    const opponent = g.extra.shift() as number;
    if (g.seats[opponent].out) continue;
    g.phase = Phase.Offence;
    g.stirred = true;
    f.at = 0;
    f.c = opponent;
    if (g.log !== null) g.log.push({ type: 'extra-phase', seat: g.active, target: opponent });
    return;
  }
  pop(g);
};
