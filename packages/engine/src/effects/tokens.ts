// Words about status effects, combat points and cards.

import { C, choice, first, second } from '../choice.ts';
import type { Instruction } from '../language/code.ts';
import { drawCards, gainCp } from '../rules/cards.ts';
import { isLiving } from '../rules/seats.ts';
import { ask } from '../rules/stack.ts';
import { canReceive, changeLimit, placeTokens, removeTokens, transferToken } from '../rules/tokens.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { evaluateAmount } from './amount.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { isMany, isMeant, onePerson } from './people.ts';

export const place: Handler = {
  run(g, f, ins) {
    const amount = evaluateAmount(g, f, ins.amount);
    if (isMany(ins.who)) {
      for (let seat = 0; seat < g.seats.length; seat++)
        if (isMeant(g, f, ins.who, seat)) placeTokens(g, seat, ins.kind, amount, f.self);
      return;
    }
    const seat = onePerson(g, f, ins.who);
    if (seat >= 0) placeTokens(g, seat, ins.kind, amount, f.self);
  },
  can(g, f, ins) {
    if (isMany(ins.who)) return true;
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && canReceive(g, ins.kind, seat);
  },
};

export const remove: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return;
    const n = ins.mode === 1 ? g.seats[seat].tokens[ins.kind] : evaluateAmount(g, f, ins.amount);
    f.number = removeTokens(g, seat, ins.kind, n, f.self);
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && g.seats[seat].tokens[ins.kind] > 0;
  },
};

/** A number to choose between 0 and the most there is. */
const askNumber = (g: Game, f: TextFrame, most: number): void => {
  const choices: number[] = [];
  for (let n = most; n >= 0; n--) choices.push(choice(C.Number, n));
  ask(g, f.self, 'number', choices, f.text);
};

export const removeUpTo: Handler = {
  run(g, f, ins) {
    const most = Math.min(ins.amount as number, g.seats[f.self].tokens[ins.kind]);
    f.number = 0;
    if (most > 0) askNumber(g, f, most);
  },
  answer(g, f, ins, chosen) {
    f.number = removeTokens(g, f.self, ins.kind, first(chosen), f.self);
  },
  can: (g, f, ins) => g.seats[f.self].tokens[ins.kind] > 0,
};

export const pay: Handler = {
  run(g, f, ins) {
    const most = Math.min(ins.amount as number, g.seats[f.self].cp);
    f.number = 0;
    if (most > 0) askNumber(g, f, most);
  },
  answer(g, f, _ins, chosen) {
    f.number = first(chosen);
    if (f.number > 0) gainCp(g, f.self, -f.number);
  },
  can: (g, f) => g.seats[f.self].cp > 0,
};

export const removeChosen: Handler = {
  run(g, f) {
    if (f.that >= 0 && isLiving(g, f.that) && f.kind >= 0) removeTokens(g, f.that, f.kind, 1, f.self);
  },
};

export const removeAll: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return;
    for (const kind of g.cast.present)
      if (g.cast.kinds[kind].removable) removeTokens(g, seat, kind, g.seats[seat].tokens[kind], f.self);
  },
};

export const transferChosen: Handler = {
  run(g, f, ins) {
    const to = onePerson(g, f, ins.who);
    if (to >= 0 && f.that >= 0 && f.kind >= 0) transferToken(g, f.kind, f.that, to);
  },
};

const FROM_ATTACK = 2;
const TO_TRANSFER = 4;

const tokenChoices = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const choices: number[] = [];
  const from = ins.mode & 3;
  const transfer = (ins.mode & TO_TRANSFER) !== 0;
  for (let seat = 0; seat < g.seats.length; seat++) {
    if (g.seats[seat].out || (from !== 1 && seat !== f.self)) continue;
    for (const kind of g.cast.present) {
      if (g.seats[seat].tokens[kind] === 0) continue;
      const k = g.cast.kinds[kind];
      if (transfer ? !k.transferable || receivers(g, kind, seat) === 0 : !k.removable) continue;
      if (from === FROM_ATTACK && !g.attack?.placed.includes(kind)) continue;
      choices.push(choice(C.Token, kind, seat));
    }
  }
  return choices;
};

const receivers = (g: Game, kind: number, from: number): number => {
  let n = 0;
  for (let seat = 0; seat < g.seats.length; seat++)
    if (seat !== from && isLiving(g, seat) && canReceive(g, kind, seat)) n++;
  return n;
};

export const chooseToken: Handler = {
  run(g, f, ins) {
    const choices = tokenChoices(g, f, ins);
    f.kind = -1;
    if (choices.length === 0) {
      if (ins.flag) f.pc = ins.jump;
    } else if (ins.flag) ask(g, f.self, 'token', [...choices, choice(C.No)], f.text);
    else if (choices.length === 1) this.answer?.(g, f, ins, choices[0]);
    else ask(g, f.self, 'token', choices, f.text);
  },
  answer(_g, f, ins, chosen) {
    if (chosen === choice(C.No)) {
      f.pc = ins.jump;
      return;
    }
    f.kind = first(chosen);
    f.that = second(chosen);
  },
  can: (g, f, ins) => tokenChoices(g, f, ins).length > 0,
  stands: (g, f, ins) => f.kind >= 0 && tokenChoices(g, f, ins).includes(choice(C.Token, f.kind, f.that)),
};

/** V-03: take back one token this attack has placed on oneself, or refuse the next it would place. */
export const refuse: Handler = {
  run(g, f) {
    const attack = g.attack;
    if (attack === null || attack.target !== f.self) return;
    const kinds = [...new Set(attack.placed)].filter((kind) => g.seats[f.self].tokens[kind] > 0);
    if (kinds.length === 0) attack.refuse++;
    else if (kinds.length === 1) takeBack(g, f, kinds[0]);
    else
      ask(
        g,
        f.self,
        'token',
        kinds.map((kind) => choice(C.Token, kind, f.self)),
        f.text,
      );
  },
  answer: (g, f, _ins, chosen) => takeBack(g, f, first(chosen)),
  can: (g, f) => g.attack !== null && g.attack.target === f.self,
};

const takeBack = (g: Game, f: TextFrame, kind: number): void => {
  const attack = g.attack;
  if (attack === null) return;
  attack.placed.splice(attack.placed.indexOf(kind), 1);
  removeTokens(g, f.self, kind, 1, f.self);
};

export const limit: Handler = {
  run: (g, f, ins) => changeLimit(g, f.self, ins.kind, ins.amount as number),
  can: always,
};

export const cp: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    const amount = evaluateAmount(g, f, ins.amount);
    if (seat >= 0 && amount > 0) gainCp(g, seat, amount);
  },
  can: always,
};

export const draw: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    const amount = evaluateAmount(g, f, ins.amount);
    if (seat >= 0 && amount > 0) drawCards(g, seat, amount);
  },
  can: always,
};
