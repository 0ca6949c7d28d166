// Words about dice: rolling for an effect, and altering dice in their window (R10.1, R14.7).

import type { DiceOwner, RollKind } from '@mad-king/language';
import type { Instruction } from '../cast/code.ts';
import { C, choice, first, NO } from '../choice.ts';
import { allOf, pushRoll, rerollChoices } from '../rules/roll.ts';
import { ask } from '../rules/stack.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Roll } from '../state/game.ts';
import { RollPurpose } from '../state/game.ts';
import { rollDie } from '../state/random.ts';
import { test } from './condition.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { onePerson } from './people.ts';

/** R14.7.3: dice of instants and roll phase actions are read at once; those of spent tokens may be altered. */
const mayBeAltered = (g: Game, f: TextFrame): boolean =>
  !f.quiet || (f.token >= 0 && g.options.alterResponseDice);

export const roll: Handler = {
  run(g, f, ins) {
    const reroll = ins.cond === null || test(g, f, ins.cond) ? ins.mode : 0;
    const by = onePerson(g, f, ins.who);
    const owners = allOf(by < 0 ? f.self : by, ins.amount as number);
    f.rerolled = false;
    pushRoll(g, owners, RollPurpose.Effect, reroll, mayBeAltered(g, f), ins.use);
  },
  can: always,
};

/** Both players' dice lie in one roll; each owns his (RUL-60). */
export const opposedRoll: Handler = {
  run(g, f) {
    if (f.target >= 0) pushRoll(g, [f.self, f.target], RollPurpose.Effect, 0, mayBeAltered(g, f), -1);
  },
  can: always,
};

/** The die is not rolled but shows the face one names. */
export const nameFace: Handler = {
  run(g, f) {
    const { faces } = g.cast.heroes[g.seats[f.self].hero];
    const values = [1, 2, 3, 4, 5, 6].filter((v) => faces.indexOf(faces[v], 1) === v);
    ask(
      g,
      f.self,
      'value',
      values.map((v) => choice(C.Value, v)),
      f.text,
    );
  },
  answer(_g, f, _ins, chosen) {
    f.dice = [first(chosen)];
  },
  can: always,
};

export const rollEnd: Handler = {
  run(_g, f) {
    f.dice = null;
  },
};

const onTop = (g: Game): Roll | null => (g.rolls.length > 0 ? g.rolls[g.rolls.length - 1] : null);

const isOfKind = (r: Roll, kind: RollKind): boolean =>
  kind === 'any' || r.kind === (kind === 'offensive' ? RollPurpose.Offence : RollPurpose.Defence);

const mayTouch = (g: Game, seat: number, owner: number, whose: DiceOwner): boolean => {
  // Nobody decides about dice of somebody who has left the game.
  if (g.seats[owner].out) return false;
  if (whose === 'any') return true;
  if (whose === 'own') return owner === seat;
  return (g.seats[owner].team === g.seats[seat].team) === (whose === 'team');
};

const BY_OWNER = 1;
const OTHER_DIE = 2;
const EVEN = 4;

/** Positions of the dice a text may touch. */
const touchable = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const r = onTop(g);
  const list: number[] = [];
  if (r === null || !isOfKind(r, ins.roll)) return list;
  const choosing = ins.op === 'choose-die';
  for (let i = 0; i < r.values.length; i++) {
    if (!mayTouch(g, f.self, r.owners[i], ins.whose)) continue;
    if (choosing && (ins.mode & OTHER_DIE) !== 0 && i === f.die) continue;
    if (choosing && (ins.mode & EVEN) !== 0 && r.values[i] % 2 === 1) continue;
    list.push(i);
  }
  return list;
};

/** The targeting die of an ultimate cannot be altered, unless an option lets the attacker's side (R16.5). */
const isAlterable = (g: Game, seat: number): boolean => {
  const r = onTop(g);
  if (r === null) return false;
  if (r.kind !== RollPurpose.Targeting || g.attack === null || !g.attack.ultimate) return true;
  return g.options.ultimateTargetDie === 'attackerSide' && g.seats[seat].team === g.seats[g.attack.by].team;
};

const canTouch = (g: Game, f: TextFrame, ins: Instruction): boolean =>
  isAlterable(g, f.self) && touchable(g, f, ins).length > 0;

export const chooseDie: Handler = {
  run(g, f, ins) {
    const dice = touchable(g, f, ins);
    f.die = -1;
    if (dice.length === 0) {
      if (ins.flag) f.pc = ins.jump;
      return;
    }
    const by = (ins.mode & BY_OWNER) !== 0 ? (onTop(g) as Roll).owners[dice[0]] : f.self;
    const choices = dice.map((i) => choice(C.Die, i));
    if (ins.flag) ask(g, by, 'die', [...choices, NO], f.text);
    else if (choices.length === 1) f.die = dice[0];
    else ask(g, by, 'die', choices, f.text);
  },
  answer(_g, f, ins, chosen) {
    if (chosen === NO) f.pc = ins.jump;
    else f.die = first(chosen);
  },
  can: canTouch,
  stands: (g, f, ins) => touchable(g, f, ins).includes(f.die),
};

const ANY_VALUE = [1, 2, 3, 4, 5, 6];
const STEP = 1;
const COPY = 2;
const LISTED = 3;

const valuesFor = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const r = onTop(g);
  if (r === null || f.die < 0) return [];
  const now = r.values[f.die];
  if (ins.mode === STEP) return [now - 1, now + 1].filter((v) => v >= 1 && v <= 6);
  if (ins.mode === LISTED) return ins.values;
  if (ins.mode !== COPY) return ANY_VALUE;
  const others = r.values.filter((_, i) => i !== f.die && r.owners[i] === r.owners[f.die]);
  return [...new Set(others)];
};

export const chooseValue: Handler = {
  run(g, f, ins) {
    const values = valuesFor(g, f, ins);
    f.value = 0;
    if (values.length === 1) f.value = values[0];
    else if (values.length > 1)
      ask(
        g,
        f.self,
        'value',
        values.map((v) => choice(C.Value, v)),
        f.text,
      );
  },
  answer(_g, f, _ins, chosen) {
    f.value = first(chosen);
  },
  can: (g, f, ins) => valuesFor(g, f, ins).length > 0,
  stands: (g, f, ins) => valuesFor(g, f, ins).includes(f.value),
};

const alter = (g: Game, f: TextFrame, die: number, to: number, reroll: boolean): void => {
  const r = onTop(g);
  if (r === null || die < 0 || die >= r.values.length) return;
  const from = r.values[die];
  r.values[die] = to;
  r.altered = true;
  g.stirred = true;
  if (g.log !== null) g.log.push({ type: 'altered', seat: r.owners[die], die, from, to, by: f.self, reroll });
};

const OPPOSITE = 1;

export const setDie: Handler = {
  run(g, f, ins) {
    const r = onTop(g);
    if (r === null || f.die < 0) return;
    const to =
      ins.mode === OPPOSITE ? 7 - r.values[f.die] : ins.amount === 0 ? f.value : (ins.amount as number);
    if (to >= 1) alter(g, f, f.die, to, false);
  },
};

export const rerollDie: Handler = {
  run(g, f) {
    if (f.die >= 0) alter(g, f, f.die, rollDie(g), true);
  },
};

const BY_SELF = 1;

/** The owner, or the player of the text, may roll some of the dice again, once. */
export const rerollDice: Handler = {
  run(g, f, ins) {
    const dice = touchable(g, f, ins);
    if (dice.length === 0) return;
    const { owners } = onTop(g) as Roll;
    // Where two players' dice lie side by side the owner rolls only his own (RUL-60).
    const bySelf = ins.mode === BY_SELF;
    const those = bySelf ? dice : dice.filter((i) => owners[i] === owners[dice[0]]);
    const most = Math.min(ins.amount as number, those.length);
    const choices = rerollChoices(those, most, ins.flag ? most : 0);
    if (choices.length > 1) ask(g, bySelf ? f.self : owners[dice[0]], 'reroll', choices, f.text);
    else rollAgainChosen(g, f, choices[0]);
  },
  answer: (g, f, _ins, chosen) => rollAgainChosen(g, f, chosen),
  can: canTouch,
};

const rollAgainChosen = (g: Game, f: TextFrame, chosen: number): void => {
  for (let i = 0; i < 5; i++) if (first(chosen) & (1 << i)) alter(g, f, i, rollDie(g), true);
};

/** SC-08: roll attempts of the running Offensive Roll Phase; after the announcement one more reopens the rolling. */
export const attempt: Handler = {
  run(g, _f, ins) {
    g.attemptsMax += ins.mode;
    const r = onTop(g);
    if (r !== null && ins.mode > 0) r.altered = true;
    g.stirred = true;
    if (g.log !== null) g.log.push({ type: 'attempt', seat: g.active, change: ins.mode });
  },
  can(g) {
    const r = onTop(g);
    return r !== null && r.kind === RollPurpose.Offence && g.attack === null;
  },
};

/** One of the five dice of the phase that begins shows none of its player's symbols (H3). */
export const warpDie: Handler = {
  run(g, f) {
    if (g.cast.heroes[g.seats[f.self].hero].kinds.includes(f.token)) return;
    ask(
      g,
      f.self,
      'die',
      [0, 1, 2, 3, 4].map((i) => choice(C.Die, i)),
      f.text,
    );
  },
  answer(g, _f, _ins, chosen) {
    g.warped |= 1 << first(chosen);
  },
  can: always,
};
