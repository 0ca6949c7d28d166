// Words that hold texts together: conditions, choices, windows, loops, stretches put off to a later step.

import type { CodePrice, Instruction } from '../cast/code.ts';
import { Stage } from '../cast/stage.ts';
import { C, choice, first, NO, YES } from '../choice.ts';
import { discardCard, gainCp } from '../rules/cards.ts';
import { isThreatened } from '../rules/damage.ts';
import { areOpponents, inPriority, isLiving } from '../rules/seats.ts';
import { settleIfDue } from '../rules/settle-frame.ts';
import { ask, rollFlag } from '../rules/stack.ts';
import { canReceive, removeTokens } from '../rules/tokens.ts';
import { openWindow } from '../rules/window.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { evaluateAmount } from './amount.ts';
import { test } from './condition.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { onePerson } from './people.ts';
import { blockCan } from './possible.ts';
import { leafletKinds } from './tokens.ts';

export const branch: Handler = {
  run(g, f, ins) {
    if (ins.cond !== null && !test(g, f, ins.cond)) f.pc = ins.jump;
  },
};

export const jump: Handler = {
  run(_g, f, ins) {
    f.pc = ins.jump;
  },
};

/** What follows belongs to a later step of the ability: keep it for then, with what is in hand. */
export const defer: Handler = {
  run(g, f, ins) {
    if (f.stage >= ins.type || g.attack === null) return;
    const waiting = {
      text: f.text,
      from: f.pc,
      to: ins.jump,
      dice: f.dice === null ? null : f.dice.slice(),
      that: f.that,
      kind: f.kind,
      number: f.number,
    };
    if (ins.type === Stage.Target) g.attack.waiting.push(waiting);
    else g.attack.after.push(waiting);
    f.pc = ins.jump;
  },
};

/** R10.4. Outside accumulating phases the damage so far is applied first (V-42). */
export const andThen: Handler = {
  run(g, f) {
    if (f.quiet) {
      // Damage an instant deals outside accumulating phases is applied at the "then" (V-42).
      settleIfDue(g);
      return;
    }
    if (!settleIfDue(g)) openWindow(g, 'then', rollFlag(g));
  },
};

/** Options that are offered: their condition holds, they were not taken, and they can do something, if any can (R10.6). */
const ableOptions = (g: Game, f: TextFrame, ins: Instruction, must = !ins.flag): number[] => {
  const offered: number[] = [];
  const able: number[] = [];
  for (let i = 0; i < ins.targets.length; i++) {
    const cond = ins.conds[i];
    if (cond !== null && !test(g, f, cond)) continue;
    if (ins.flag && (f.taken & (1 << i)) !== 0) continue;
    offered.push(choice(C.Option, i));
    const end = i + 1 < ins.targets.length ? ins.targets[i + 1] : ins.jump;
    if (blockCan(g, f, ins.targets[i], end)) able.push(choice(C.Option, i));
  }
  return able.length > 0 || !must ? able : offered;
};

export const choose: Handler = {
  run(g, f, ins) {
    const options = ableOptions(g, f, ins);
    const by = onePerson(g, f, ins.who);
    if (options.length === 0 || by < 0) f.pc = ins.jump;
    else if (ins.flag) ask(g, by, 'option', [...options, NO], f.text);
    else if (options.length === 1) f.pc = ins.targets[first(options[0])];
    else ask(g, by, 'option', options, f.text);
  },
  answer(_g, f, ins, chosen) {
    if (chosen === NO) {
      f.pc = ins.jump;
      return;
    }
    if (ins.flag) f.taken |= 1 << first(chosen);
    f.pc = ins.targets[first(chosen)];
  },
  can: (g, f, ins) => ableOptions(g, f, ins, false).length > 0,
};

export const may: Handler = {
  run(g, f, ins) {
    const by = onePerson(g, f, ins.who);
    if (by < 0 || !canPay(g, by, ins.price) || !blockCan(g, f, f.pc, ins.jump)) f.pc = ins.jump;
    else ask(g, by, 'may', [YES, NO], f.text);
  },
  answer(g, f, ins, chosen) {
    if (chosen === NO) {
      f.pc = ins.jump;
      return;
    }
    const by = onePerson(g, f, ins.who);
    if (ins.price !== null && kindOfCard(chosen)) discardCard(g, by, first(chosen));
    else if (ins.price !== null && ins.price.discard > 0) {
      const { hand } = g.seats[by];
      if (hand.length === 1) discardCard(g, by, hand[0]);
      else
        ask(
          g,
          by,
          'card',
          hand.map((card) => choice(C.Card, card)),
          f.text,
        );
    } else if (ins.price !== null) payPrice(g, by, ins.price);
  },
  can: (g, f, ins) => canPay(g, f.self, ins.price, beingAsked(g, f)),
};

/** A card that is asked about is still in the hand, but cannot be discarded for its own effect. */
const beingAsked = (g: Game, f: TextFrame): number =>
  f.pc === 0 && g.cast.texts[f.text].source.of === 'card' ? 1 : 0;

const kindOfCard = (chosen: number): boolean => (chosen & 63) === C.Card;

export const canPay = (g: Game, seat: number, price: CodePrice | null, played = 0): boolean => {
  if (price === null) return true;
  const s = g.seats[seat];
  if (s.cp < price.cp || (price.discard > 0 && s.hand.length - played < price.discard)) return false;
  return price.kind < 0 || s.tokens[price.kind] >= price.n;
};

const payPrice = (g: Game, seat: number, price: CodePrice): void => {
  if (price.cp > 0) gainCp(g, seat, -price.cp);
  if (price.kind >= 0) removeTokens(g, seat, price.kind, price.n, seat);
};

export const repeat: Handler = {
  run(g, f, ins) {
    f.loop = evaluateAmount(g, f, ins.amount);
    f.taken = 0;
    f.cursor = 0;
    if (f.loop <= 0) f.pc = ins.jump;
  },
};

/** `targets`: where the loop of a choice ends, since its options lie one behind the other. */
export const loopNext: Handler = {
  run(_g, f, ins) {
    if (--f.loop > 0) f.pc = ins.jump;
    else if (ins.targets.length > 0) f.pc = ins.targets[0];
  },
};

/** A loop that one may leave tells how often it was gone through. */
export const loopEnd: Handler = {
  run(g, f, ins) {
    f.number = evaluateAmount(g, f, ins.amount) - f.loop;
    f.loop = 0;
  },
};

const OPPONENTS = 1;

/** The next one in priority order from `f.each` on becomes `that`; false if there is none. */
const nextOne = (g: Game, f: TextFrame, among: number): boolean => {
  for (; f.each < g.seats.length; f.each++) {
    const seat = inPriority(g, f.each);
    if (!isLiving(g, seat) || (among === OPPONENTS && !areOpponents(g, f.self, seat))) continue;
    f.that = seat;
    return true;
  }
  return false;
};

export const eachPlayer: Handler = {
  run(g, f, ins) {
    f.each = 0;
    if (!nextOne(g, f, ins.mode)) f.pc = ins.jump;
  },
  can: always,
};

export const eachNext: Handler = {
  run(g, f, ins) {
    f.each++;
    if (nextOne(g, f, ins.mode)) f.pc = ins.jump;
  },
};

export const AS_OTHER = 1;
const DISTINCT = 2;

const playerChoices = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const choices: number[] = [];
  for (let seat = 0; seat < g.seats.length; seat++) {
    if ((ins.mode & DISTINCT) !== 0 && (f.taken & (1 << seat)) !== 0) continue;
    if (isLiving(g, seat) && isAmong(g, f, ins, seat)) choices.push(choice(C.Player, seat));
  }
  return choices;
};

const isAmong = (g: Game, f: TextFrame, ins: Instruction, seat: number): boolean => {
  switch (ins.among) {
    case 'player':
      return true;
    case 'another':
      return seat !== f.self;
    case 'opponent':
      return areOpponents(g, f.self, seat);
    case 'teammate':
      return seat !== f.self && g.seats[seat].team === g.seats[f.self].team;
    case 'other':
      return seat !== f.that && (f.kind < 0 || canReceive(g, f.kind, seat));
    case 'threatened':
      return isThreatened(g, seat);
    case 'giver':
      return leafletKinds(g, f, seat).length > 0;
    case 'holder':
      return g.cast.present.some((kind) => g.cast.kinds[kind].removable && g.seats[seat].tokens[kind] > 0);
  }
};

export const choosePlayer: Handler = {
  run(g, f, ins) {
    const choices = playerChoices(g, f, ins);
    if ((ins.flag || f.again) && choices.length > 0) ask(g, f.self, 'player', [...choices, NO], f.text);
    else if (choices.length > 1) ask(g, f.self, 'player', choices, f.text);
    else if (choices.length === 1) bind(f, ins, first(choices[0]));
    else if (ins.flag) f.pc = ins.jump;
    else bind(f, ins, -1);
  },
  answer(_g, f, ins, chosen) {
    if (chosen !== NO) bind(f, ins, first(chosen));
    else if (ins.flag) f.pc = ins.jump;
    else bind(f, ins, -1);
  },
  can: (g, f, ins) => playerChoices(g, f, ins).length > 0,
  stands(g, f, ins) {
    const seat = (ins.mode & AS_OTHER) !== 0 ? f.other : f.that;
    return seat >= 0 && playerChoices(g, f, ins).includes(choice(C.Player, seat));
  },
};

const bind = (f: TextFrame, ins: Instruction, seat: number): void => {
  if ((ins.mode & AS_OTHER) !== 0) f.other = seat;
  else f.that = seat;
  if ((ins.mode & DISTINCT) !== 0 && seat >= 0) f.taken |= 1 << seat;
};

/** Hidden cards laid out in an order that only their player knows. */
export const arrange: Handler = {
  run(g, f, ins) {
    let orders = 1;
    for (let i = 2; i <= (ins.amount as number); i++) orders *= i;
    ask(
      g,
      f.self,
      'arrange',
      Array.from({ length: orders }, (_, i) => choice(C.Arrange, i)),
      f.text,
    );
  },
  answer(_g, f, _ins, chosen) {
    f.value = first(chosen);
  },
  can: always,
};

/** The permutation of 0..n-1 with this index. */
export const permutation = (index: number, n: number): number[] => {
  const left = Array.from({ length: n }, (_, i) => i);
  const order: number[] = [];
  let rest = index;
  for (let i = n; i > 0; i--) {
    order.push(left.splice(rest % i, 1)[0]);
    rest = Math.floor(rest / i);
  }
  return order;
};

export const pick: Handler = {
  run(g, f, ins) {
    const by = onePerson(g, f, ins.who);
    if (by >= 0)
      ask(
        g,
        by,
        'pick',
        Array.from({ length: ins.amount as number }, (_, i) => choice(C.Pick, i)),
        f.text,
      );
  },
  answer(g, f, ins, chosen) {
    f.number = permutation(f.value, ins.amount as number)[first(chosen)];
    if (g.log !== null)
      g.log.push({ type: 'picked', seat: f.self, by: onePerson(g, f, ins.who), outcome: f.number });
  },
};
