// The interpreter: one table of words, and the step that carries out a text until it needs a decision or another frame.

import type { Choice } from '../choice.ts';
import type { InstructionName } from '../language/code.ts';
import { INSTRUCTIONS } from '../language/instructions.ts';
import type { TextFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import * as damage from './damage.ts';
import * as dice from './dice.ts';
import type { Handler } from './handler.ts';
import * as structure from './structure.ts';
import * as tokens from './tokens.ts';

const WORDS: Record<InstructionName, Handler> = {
  deal: damage.deal,
  add: damage.add,
  undefendable: damage.undefendable,
  prevent: damage.prevent,
  reflect: damage.reflect,
  heal: damage.heal,
  'set-health': damage.setHealthTo,
  cp: tokens.cp,
  pay: tokens.pay,
  gain: tokens.place,
  inflict: tokens.place,
  remove: tokens.remove,
  'remove-up-to': tokens.removeUpTo,
  'remove-chosen': tokens.removeChosen,
  'remove-all': tokens.removeAll,
  'transfer-chosen': tokens.transferChosen,
  refuse: tokens.refuse,
  limit: tokens.limit,
  draw: tokens.draw,
  roll: dice.roll,
  'choose-die': dice.chooseDie,
  'choose-value': dice.chooseValue,
  'set-die': dice.setDie,
  'reroll-die': dice.rerollDie,
  'reroll-dice': dice.rerollDice,
  attempt: dice.attempt,
  skip: structure.skip,
  'extra-phase': structure.extraPhase,
  'and-then': structure.andThen,
  if: structure.branch,
  choose: structure.choose,
  may: structure.may,
  repeat: structure.loopStart,
  'choose-player': structure.choosePlayer,
  'choose-token': tokens.chooseToken,
  jump: structure.jump,
  defer: structure.defer,
  'roll-end': dice.rollEnd,
  'loop-start': structure.loopStart,
  'loop-next': structure.loopNext,
};

export const HANDLERS: readonly Handler[] = INSTRUCTIONS.map((name) => WORDS[name]);

export const stepText = (g: Game, f: TextFrame): void => {
  const code = g.cast.texts[f.text].code;
  const depth = g.stack.length;
  while (f.pc < f.end) {
    if (g.seats[f.self].out) break;
    const ins = code[f.pc++];
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
    parent.die = f.die;
    parent.value = f.value;
  }
};

export const answerText = (g: Game, f: TextFrame, chosen: Choice): void => {
  const ins = g.cast.texts[f.text].code[f.pc - 1];
  HANDLERS[ins.code].answer?.(g, f, ins, chosen);
};
