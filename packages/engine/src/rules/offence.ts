// The Offensive Roll Phase up to activation (R15.4.1 to R15.4.5).

import { meets, valueBits } from '@mad-king/language/inside';
import { C, choice, first, kindOf, NO_ABILITY, second } from '../choice.ts';
import type { OffenceFrame } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game, Seat } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { pushAttack } from './attack.ts';
import { gainCp } from './cards.ts';
import { frame, OVER } from './frame.ts';
import { pushMoment } from './moment.ts';
import { listUses } from './responses.ts';
import { allOf, rollAgain, throwDice } from './roll.ts';
import { packRoll } from './scope.ts';
import { pushSettle } from './settling.ts';
import { ask } from './stack.ts';
import { tell } from './tell.ts';
import { ageTokens } from './tokens.ts';
import { act, openWindow } from './window.ts';

const ATTEMPTS = 3;
const DICE = 5;
const ALL_DICE = (1 << DICE) - 1;

export const offences = frame<OffenceFrame>({
  step(g, f) {
    switch (f.at) {
      case 'entry':
        g.accumulates = true;
        if (g.notes.length > 0) g.notes = [];
        g.attempts = 0;
        g.attemptsMax = ATTEMPTS;
        g.warped = 0;
        for (const seat of g.seats) ageTokens(g, seat, 'roll-phase');
        pushMoment(g, 'offence-entry');
        return 'begin';
      case 'begin':
        f.attempts = g.attemptsMax;
        if (g.skip) return skipPhase(g);
        pushMoment(g, 'offence-begun');
        return 'first-roll';
      case 'first-roll':
        g.attempts = 1;
        throwDice(g, allOf(g.active, DICE), 'offence').foreign = g.warped;
        openWindow(g, 'dice', WindowFlag.Roll | WindowFlag.Dice);
        return 'roll-or-announce';
      case 'roll-or-announce':
        return g.restart ? restartPhase(g, f) : askToRollOrAnnounce(g, f);
      case 'announced':
        openWindow(g, 'announcement', WindowFlag.Roll | WindowFlag.Dice);
        return 'activate';
      case 'activate':
        if (g.restart) return restartPhase(g, f);
        // R15.4.4: altered dice mean that the active player chooses again.
        if (g.rolls[0].altered) return 'roll-or-announce';
        if (f.ability === NONE) return 'no-ability';
        pushAttack(g, f.ability, f.row, f.against);
        return 'conclude';
      case 'no-ability':
        // R15.4.5: damage that arose in this phase is applied all the same.
        if (g.pending[0].length > 0) pushSettle(g, true);
        return 'no-attack';
      case 'no-attack':
        g.accumulates = false;
        pushMoment(g, 'roll-phase-end');
        return 'conclude';
      case 'conclude':
        return concludePhase(g, f);
      case 'end':
        return OVER;
    }
  },
  answer: answerOffence,
});

const skipPhase = (g: Game): 'end' => {
  g.skip = false;
  g.accumulates = false;
  tell(g, { type: 'skipped', phase: 'offence', seat: g.active });
  return finishPhases(g);
};

/** No Roll Phase is left this turn. */
const finishPhases = (g: Game): 'end' => {
  pushMoment(g, 'roll-phases-over');
  return 'end';
};

/** V-12: fresh attempts with fresh dice; what was settled on entry stays settled. */
const restartPhase = (g: Game, f: OffenceFrame): 'first-roll' => {
  g.restart = false;
  g.rolls = [];
  g.attemptsMax = f.attempts;
  g.warped = 0;
  tell(g, { type: 'restarted', seat: g.active });
  return 'first-roll';
};

const KEEPS: readonly number[] = Array.from({ length: ALL_DICE }, (_, mask) => choice(C.Keep, mask));

/** What every further roll attempt costs (V-34). */
export const attemptPrice = (g: Game): number => {
  let price = 0;
  for (const kind of g.cast.pricing)
    if (g.seats[g.active].tokens[kind] > 0) price += g.cast.kinds[kind].token.attemptPrice ?? 0;
  return price;
};

const askToRollOrAnnounce = (g: Game, f: OffenceFrame): OffenceFrame['at'] => {
  const canRoll = g.attempts < g.attemptsMax && attemptPrice(g) <= g.seats[g.active].cp;
  const choices = canRoll ? KEEPS.slice() : [];
  const { values, foreign } = g.rolls[0];
  listAbilities(g, g.active, values, foreign, choices);
  for (const use of listUses(g, g.active, WindowFlag.Announce)) choices.push(use);
  choices.push(NO_ABILITY);
  if (choices.length === 1) return answerOffence(g, f, NO_ABILITY);
  ask(g, g.active, canRoll ? 'roll' : 'announce', choices);
  return 'roll-or-announce';
};

/** Every row of every ability in play that the dice satisfy (R9.2). `foreign`: dice that show no symbols of the seat. */
export const listAbilities = (
  g: Game,
  seat: number,
  values: readonly number[],
  foreign: number,
  into: number[],
): void => {
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const packed = packRoll(g, seat, values, foreign);
  const bits = valueBits(values);
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

function answerOffence(g: Game, f: OffenceFrame, chosen: number): OffenceFrame['at'] {
  const roll = g.rolls[0];
  roll.altered = false;
  if (kindOf(chosen) === C.Use) {
    act(g, g.active, chosen, WindowFlag.Announce);
    return 'roll-or-announce';
  }
  if (kindOf(chosen) === C.Keep) {
    const price = attemptPrice(g);
    if (price > 0) gainCp(g, g.active, -price);
    g.attempts++;
    rollAgain(g, g.active, roll, ALL_DICE & ~first(chosen));
    openWindow(g, 'dice', WindowFlag.Roll | WindowFlag.Dice);
    return 'roll-or-announce';
  }
  g.stirred = true;
  f.ability = chosen === NO_ABILITY ? NONE : first(chosen);
  f.row = second(chosen);
  const { abilities } = g.cast.heroes[g.seats[g.active].hero];
  const ability = f.ability === NONE ? null : abilities[f.ability].id;
  tell(g, { type: 'announced', seat: g.active, ability, row: f.row });
  return 'announced';
}

/** R15.6.8: the dice leave the table; an additional phase against the same opponent may follow. */
function concludePhase(g: Game, f: OffenceFrame): 'entry' | 'end' {
  g.rolls = [];
  while (g.extra.length > 0) {
    const [opponent, ...rest] = g.extra;
    g.extra = rest;
    if (opponent !== NONE && g.seats[opponent].out) continue;
    g.phase = 'offence';
    g.stirred = true;
    f.against = opponent;
    tell(g, { type: 'extra-phase', seat: g.active, target: opponent === NONE ? null : opponent });
    return 'entry';
  }
  return finishPhases(g);
}
