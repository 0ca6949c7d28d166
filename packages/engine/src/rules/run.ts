// The loop: step the top frame until a decision is needed or the game is over.

import type { Choice } from '../choice.ts';
import { C, DECLINE, first, kindOf, NO, PASS } from '../choice.ts';
import { answerText, stepText } from '../effects/index.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { answerAction, stepAction } from './action.ts';
import { answerAttack, stepAttack } from './attack.ts';
import { stepIsolated } from './isolated.ts';
import { answerMoment, stepMoment } from './moment.ts';
import { answerOffence, stepOffence } from './offence.ts';
import { answerPlace, stepPlace } from './place.ts';
import { answerRoll, stepRoll } from './roll.ts';
import { answerSettle, stepSettle } from './settle-frame.ts';
import {
  answerDiscard,
  answerIncome,
  answerMain,
  answerUpkeep,
  stepDiscard,
  stepIncome,
  stepMain,
  stepTurn,
  stepUpkeep,
} from './turn.ts';
import { answerOffer, stepClaim, stepWindow } from './window.ts';

export const run = (g: Game): void => {
  while (g.asked < 0 && g.result === null) step(g);
};

const step = (g: Game): void => {
  const f = g.stack[g.stack.length - 1];
  switch (f.op) {
    case Op.Text:
      stepText(g, f);
      break;
    case Op.Window:
      stepWindow(g, f);
      break;
    case Op.Action:
      stepAction(g, f);
      break;
    case Op.Claim:
      stepClaim(g, f);
      break;
    case Op.Attack:
      stepAttack(g, f);
      break;
    case Op.Offence:
      stepOffence(g, f);
      break;
    case Op.Roll:
      stepRoll(g, f);
      break;
    case Op.Main:
      stepMain(g, f);
      break;
    case Op.Turn:
      stepTurn(g, f);
      break;
    case Op.Upkeep:
      stepUpkeep(g, f);
      break;
    case Op.Income:
      stepIncome(g, f);
      break;
    case Op.Discard:
      stepDiscard(g, f);
      break;
    case Op.Settle:
      stepSettle(g, f);
      break;
    case Op.Moment:
      stepMoment(g, f);
      break;
    case Op.Isolated:
      stepIsolated(g, f);
      break;
    case Op.Place:
      stepPlace(g, f);
      break;
  }
};

/** A departure put something on top of the frame that is asking (a piece comes home): done first, without questions. */
export const runDownTo = (g: Game, depth: number): void => {
  const { asked } = g;
  g.asked = -1;
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
  if (f.op === Op.Text) {
    f.pc--;
    g.asked = -1;
    return;
  }
  g.choices = g.choices.filter((c) => !(kindOf(c) === C.Target && g.seats[first(c)].out));
  if (g.choices.length === 1 && kindOf(g.choices[0]) === C.Target) answer(g, g.choices[0]);
};

/** Hand the chosen option to the frame that asked. */
export const answer = (g: Game, chosen: Choice): void => {
  g.asked = -1;
  const f = g.stack[g.stack.length - 1];
  switch (f.op) {
    case Op.Text:
      answerText(g, f, chosen);
      break;
    case Op.Window:
    case Op.Claim:
      answerOffer(g, f, chosen);
      break;
    case Op.Main:
      answerMain(g, f, chosen);
      break;
    case Op.Offence:
      answerOffence(g, f, chosen);
      break;
    case Op.Attack:
      answerAttack(g, f, chosen);
      break;
    case Op.Roll:
      answerRoll(g, f, chosen);
      break;
    case Op.Upkeep:
      answerUpkeep(g, f, chosen);
      break;
    case Op.Discard:
      answerDiscard(g, f, chosen);
      break;
    case Op.Moment:
      answerMoment(g, f, chosen);
      break;
    case Op.Action:
      answerAction(g, f, chosen);
      break;
    case Op.Income:
      answerIncome(g, f, chosen);
      break;
    case Op.Settle:
      answerSettle(g, f, chosen);
      break;
    case Op.Place:
      answerPlace(g, f, chosen);
      break;
    default:
      throw new Error(`frame ${f.op} asks no questions`);
  }
};
