// The turn: eight phases, then the next living player (R15). The four short phases are here; roll phases in offence.ts
// and attack.ts.

import { MOMENTS } from '@mad-king/language';
import { C, choice, DONE, first, kindOf, PASS } from '../choice.ts';
import type { StepFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { Phase } from '../state/game.ts';
import { drawCards, gainCp, HAND_LIMIT, sellCard } from './cards.ts';
import { pushMoment, targetFor, triggersOf } from './moment.ts';
import { listMainActions, listUses } from './responses.ts';
import { nextInTurnOrder } from './seats.ts';
import { ask, pop, pushStep, pushText } from './stack.ts';
import { ageTokens } from './tokens.ts';
import { act, openWindow } from './window.ts';

const enter = (g: Game, phase: Phase): void => {
  g.phase = phase;
  g.stirred = true;
  if (g.log !== null) g.log.push({ type: 'phase', phase, seat: g.active });
};

export const stepTurn = (g: Game, f: StepFrame): void => {
  switch (f.at++) {
    case 0:
      g.turn++;
      g.attackMade = false;
      g.attempts = 0;
      for (const seat of g.seats) {
        if (seat.used.length > 0) seat.used = [];
        ageTokens(g, seat, 'turn');
      }
      if (g.log !== null) g.log.push({ type: 'turn', seat: g.active, turn: g.turn });
      pushMoment(g, 'turn-start');
      return;
    case 1:
      enter(g, Phase.Upkeep);
      g.accumulates = true;
      if (g.notes.length > 0) g.notes = [];
      pushStep(g, Op.Upkeep);
      return;
    case 2:
      enter(g, Phase.Income);
      pushStep(g, Op.Income);
      return;
    case 3:
      enter(g, Phase.Main1);
      pushStep(g, Op.Main);
      return;
    case 4:
      enter(g, Phase.Offence);
      pushStep(g, Op.Offence);
      return;
    case 5:
      enter(g, Phase.Main2);
      pushStep(g, Op.Main);
      return;
    case 6:
      enter(g, Phase.Discard);
      pushStep(g, Op.Discard);
      return;
    case 7:
      pushMoment(g, 'turn-end');
      return;
    default:
      g.active = nextInTurnOrder(g, g.active);
      f.at = 0;
  }
};

const UPKEEP = MOMENTS.indexOf('upkeep');

/** R15.1. The list is fixed at the start; damage and healing are applied together at the end. */
export const stepUpkeep = (g: Game, f: StepFrame): void => {
  switch (f.at) {
    case 0:
      f.at = 1;
      openWindow(g, 'upkeep', 0);
      return;
    case 1:
      f.list = triggersOf(g, g.active, UPKEEP);
      f.at = 2;
      return;
    case 2:
      if (f.list.length === 0) f.at = 5;
      else if (f.list.length === 1) {
        f.a = f.list[0];
        f.at = 3;
      } else
        ask(
          g,
          g.active,
          'order',
          f.list.map((text) => choice(C.First, text)),
        );
      return;
    case 3:
      f.at = 4;
      openWindow(g, 'upkeep', 0);
      return;
    case 4: {
      f.at = 2;
      f.list = f.list.filter((text) => text !== f.a);
      const kind = g.cast.texts[f.a].token;
      if (kind < 0 || g.seats[g.active].tokens[kind] > 0) pushText(g, f.a, g.active, targetFor(g, g.active));
      return;
    }
    case 5:
      f.at = 6;
      if (g.pending[0].length > 0) pushStep(g, Op.Settle, 1);
      return;
    default:
      g.accumulates = false;
      pop(g);
  }
};

export const answerUpkeep = (_g: Game, f: StepFrame, chosen: number): void => {
  f.a = first(chosen);
  f.at = 3;
};

/** R15.2. */
export const stepIncome = (g: Game, f: StepFrame): void => {
  switch (f.at++) {
    case 0:
      // R2.10
      if (g.turn === 1) skipIncome(g);
      else pushMoment(g, 'income');
      return;
    case 1:
      if (g.skip) {
        g.skip = false;
        skipIncome(g);
        return;
      }
      gainCp(g, g.active, 1);
      offerIncomeUses(g, f);
      return;
    case 2:
      if (f.a === 0) drawCards(g, g.active, 1);
      openWindow(g, 'income', 0);
      return;
    default:
      pop(g);
  }
};

/** Something may replace the draw (H20). Frame: a: 1 if it was. */
const offerIncomeUses = (g: Game, f: StepFrame): void => {
  const uses = f.a === 0 ? listUses(g, g.active, WindowFlag.Income) : [];
  if (uses.length > 0) ask(g, g.active, 'respond', [PASS, ...uses]);
};

export const answerIncome = (g: Game, f: StepFrame, chosen: number): void => {
  if (chosen === PASS) return;
  f.a = 1;
  act(g, g.active, chosen, WindowFlag.Income);
};

const skipIncome = (g: Game): void => {
  if (g.log !== null) g.log.push({ type: 'skipped', phase: Phase.Income, seat: g.active });
  pop(g);
};

/** R15.3, R15.7. */
export const stepMain = (g: Game, f: StepFrame): void => {
  switch (f.at) {
    case 0: {
      const s = g.seats[g.active];
      const choices = [DONE];
      listMainActions(g, g.active, choices);
      for (let i = 0; i < s.hand.length; i++) choices.push(choice(C.Sell, s.hand[i]));
      // The end of a Main Phase is always declared, even by a player who can do nothing else (R15.3.2).
      ask(g, g.active, 'main', choices);
      return;
    }
    case 1:
      // If anybody acted in the closing window the active player may go on (R15.3.2).
      if (f.b === 1) {
        f.b = 0;
        f.at = 0;
      } else pop(g);
      return;
    default:
      f.at = 0;
      openWindow(g, 'main', 0, 1);
  }
};

export const answerMain = (g: Game, f: StepFrame, chosen: number): void => {
  if (chosen === DONE) {
    f.at = 1;
    f.b = 0;
    g.stirred = true;
    openWindow(g, 'phase-end', 0, 1);
  } else if (kindOf(chosen) === C.Sell) sellCard(g, g.active, first(chosen));
  else act(g, g.active, chosen, WindowFlag.Main);
};

/** R15.8. */
export const stepDiscard = (g: Game, f: StepFrame): void => {
  if (f.at === 1) {
    pop(g);
    return;
  }
  const hand = g.seats[g.active].hand;
  if (hand.length > HAND_LIMIT)
    ask(
      g,
      g.active,
      'sell',
      hand.map((card) => choice(C.Sell, card)),
    );
  else if (f.a === 0 || f.b === 1) {
    f.a = 1;
    f.b = 0;
    openWindow(g, 'discard', 0);
  } else f.at = 1;
};

export const answerDiscard = (g: Game, _f: StepFrame, chosen: number): void => {
  sellCard(g, g.active, first(chosen));
};
