// Words about dice: rolling for an effect, and altering dice in their window (R10.1, R14.7).

import { C, choice, first, NO } from '../choice.ts';
import type { Instruction } from '../language/code.ts';
import type { DiceOwner, RollKind } from '../language/nodes.ts';
import { pushRoll, rerollChoices } from '../rules/roll.ts';
import { ask } from '../rules/stack.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game, Roll } from '../state/game.ts';
import { RollPurpose } from '../state/game.ts';
import { rollDie } from '../state/random.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';

export const roll: Handler = {
  run(g, f, ins) {
    // R14.7.3: dice of instants and roll phase actions are read at once; those of spent tokens may be altered.
    const open = !f.quiet || (f.token >= 0 && g.options.alterResponseDice);
    pushRoll(g, f.self, RollPurpose.Effect, ins.amount as number, ins.mode, open);
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
  if (whose === 'any') return true;
  if (whose === 'own') return owner === seat;
  return (g.seats[owner].team === g.seats[seat].team) === (whose === 'team');
};

/** Positions of the dice a text may touch; `except` leaves out the one touched before. */
const touchable = (g: Game, f: TextFrame, ins: Instruction, except = -1): number[] => {
  const r = onTop(g);
  if (r === null || !isOfKind(r, ins.roll)) return [];
  const list: number[] = [];
  for (let i = 0; i < r.values.length; i++)
    if (i !== except && mayTouch(g, f.self, r.owners[i], ins.whose)) list.push(i);
  return list;
};

/** The targeting die of an ultimate cannot be altered, unless an option lets the attacker's side (R16.5). */
export const alterable = (g: Game, seat: number): boolean => {
  const r = onTop(g);
  if (r === null) return false;
  if (r.kind !== RollPurpose.Targeting || g.attack === null || !g.attack.ultimate) return true;
  return g.options.ultimateTargetDie === 'attackerSide' && g.seats[seat].team === g.seats[g.attack.by].team;
};

const BY_OWNER = 1;
const OTHER_DIE = 2;

export const chooseDie: Handler = {
  run(g, f, ins) {
    const dice = touchable(g, f, ins, (ins.mode & OTHER_DIE) !== 0 ? f.die : -1);
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
  can: (g, f, ins) => alterable(g, f.self) && touchable(g, f, ins).length > 0,
  stands: (g, f, ins) => touchable(g, f, ins).includes(f.die),
};

const ANY_VALUE = [1, 2, 3, 4, 5, 6];
const STEP = 1;
const COPY = 2;

const valuesFor = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const r = onTop(g);
  if (r === null || f.die < 0) return [];
  const now = r.values[f.die];
  if (ins.mode === STEP) return [now - 1, now + 1].filter((v) => v >= 1 && v <= 6);
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

export const setDie: Handler = {
  run(g, f, ins) {
    const to = ins.amount === 0 ? f.value : (ins.amount as number);
    if (f.die >= 0 && to >= 1) alter(g, f, f.die, to, false);
  },
};

export const rerollDie: Handler = {
  run(g, f) {
    if (f.die >= 0) alter(g, f, f.die, rollDie(g), true);
  },
};

/** The owner may roll any of the dice again, once. */
export const rerollDice: Handler = {
  run(g, f, ins) {
    const dice = touchable(g, f, ins);
    if (dice.length === 0) return;
    ask(g, (onTop(g) as Roll).owners[dice[0]], 'reroll', rerollChoices(dice, dice.length), f.text);
  },
  answer(g, f, _ins, chosen) {
    for (let i = 0; i < 5; i++) if (first(chosen) & (1 << i)) alter(g, f, i, rollDie(g), true);
  },
  can: (g, f, ins) => alterable(g, f.self) && touchable(g, f, ins).length > 0,
};

/** SC-08: one more roll attempt in the running Offensive Roll Phase; after the announcement it reopens the rolling. */
export const attempt: Handler = {
  run(g) {
    g.attemptsMax++;
    const r = onTop(g);
    if (r !== null) r.altered = true;
    g.stirred = true;
    if (g.log !== null) g.log.push({ type: 'attempt', seat: g.active });
  },
  can(g) {
    const r = onTop(g);
    return r !== null && r.kind === RollPurpose.Offence && g.attack === null;
  },
};
