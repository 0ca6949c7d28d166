// The interpreter: one table of words, and the step that carries out a text until it needs a decision or another frame.

import type { InstructionName } from '../cast/code.ts';
import { INSTRUCTIONS } from '../cast/instructions.ts';
import type { Choice } from '../choice.ts';
import type { TextFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import * as attack from './attack.ts';
import * as cards from './cards.ts';
import * as damage from './damage.ts';
import * as dice from './dice.ts';
import type { Handler } from './handler.ts';
import * as structure from './structure.ts';
import * as tokens from './tokens.ts';

const WORDS: Record<InstructionName, Handler> = {
  deal: damage.deal,
  add: damage.add,
  lessen: damage.lessen,
  undefendable: damage.undefendable,
  prevent: damage.prevent,
  reflect: damage.reflect,
  'halve-outgoing': damage.halveOutgoing,
  heal: damage.heal,
  'set-health': damage.setHealthTo,
  survive: damage.survive,
  'steal-health': damage.stealHealth,
  cp: tokens.cp,
  'lose-cp': tokens.loseCp,
  'steal-cp': tokens.stealCp,
  pay: tokens.pay,
  gain: tokens.gain,
  inflict: tokens.inflict,
  remove: tokens.remove,
  'remove-up-to': tokens.removeUpTo,
  'remove-chosen': tokens.removeChosen,
  'remove-all': tokens.removeAll,
  'transfer-chosen': tokens.transferChosen,
  'pass-on': tokens.passOn,
  refuse: tokens.refuse,
  limit: tokens.limit,
  advance: tokens.advance,
  'advance-next': tokens.advanceNext,
  'remove-next': tokens.removeNext,
  'cover-ability': tokens.coverAbility,
  'gain-chosen': tokens.gainChosen,
  'move-piece': tokens.movePiece,
  'flip-board': tokens.flipBoard,
  'choose-token': tokens.chooseToken,
  'choose-kind': tokens.chooseKind,
  'choose-number': tokens.chooseNumber,
  draw: cards.draw,
  discard: cards.discard,
  'look-at-hand': cards.lookAtHand,
  'look-at-top': cards.lookAtTop,
  'take-upgrades': cards.takeUpgrades,
  'put-back': cards.putBack,
  'return-one': cards.returnOne,
  search: cards.search,
  'put-into-play': cards.putIntoPlay,
  'unless-vetoed': cards.unlessVetoed,
  roll: dice.roll,
  'opposed-roll': dice.opposedRoll,
  'name-face': dice.nameFace,
  'roll-end': dice.rollEnd,
  'choose-die': dice.chooseDie,
  'choose-value': dice.chooseValue,
  'set-die': dice.setDie,
  'reroll-die': dice.rerollDie,
  'reroll-dice': dice.rerollDice,
  attempt: dice.attempt,
  'warp-die': dice.warpDie,
  skip: attack.skip,
  'extra-phase': attack.extraPhase,
  'restart-phase': attack.restartPhase,
  'cancel-ability': attack.cancelAbility,
  aim: attack.aim,
  'allow-defence': attack.allowDefence,
  redirect: attack.redirect,
  note: attack.note,
  tally: attack.tally,
  'and-then': structure.andThen,
  if: structure.branch,
  choose: structure.choose,
  may: structure.may,
  repeat: structure.repeat,
  'loop-next': structure.loopNext,
  'loop-end': structure.loopEnd,
  'each-player': structure.eachPlayer,
  'each-next': structure.eachNext,
  'choose-player': structure.choosePlayer,
  arrange: structure.arrange,
  pick: structure.pick,
  jump: structure.jump,
  defer: structure.defer,
};

export const HANDLERS: readonly Handler[] = INSTRUCTIONS.map((name) => WORDS[name]);

export const stepText = (g: Game, f: TextFrame): void => {
  const code = g.cast.texts[f.text].code;
  const depth = g.stack.length;
  while (f.pc < f.end) {
    if (g.seats[f.self].out) break;
    const ins = code[f.pc++];
    // Choices that stand are not made again.
    if (f.again && HANDLERS[ins.code].stands?.(g, f, ins)) continue;
    HANDLERS[ins.code].run(g, f, ins);
    if (g.asked >= 0 || g.stack.length !== depth) return;
  }
  finishText(g, f);
};

/** Choices made when an action was declared stay with the action. */
const finishText = (g: Game, f: TextFrame): void => {
  g.stack.pop();
  const parent = g.stack[g.stack.length - 1];
  if (parent !== undefined && parent.op === Op.Action) {
    parent.that = f.that;
    parent.other = f.other;
    parent.kind = f.kind;
    parent.cursor = f.cursor;
    parent.die = f.die;
    parent.value = f.value;
  }
};

export const answerText = (g: Game, f: TextFrame, chosen: Choice): void => {
  const ins = g.cast.texts[f.text].code[f.pc - 1];
  HANDLERS[ins.code].answer?.(g, f, ins, chosen);
};
