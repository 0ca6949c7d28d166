// Rolling dice for an effect, a target or a defence: the roll, its own re-roll (V-31), then the dice window (R14.4).

import { C, choice, first } from '../choice.ts';
import type { RollFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Game, Roll, RollPurpose } from '../state/game.ts';
import { rollDie } from '../state/random.ts';
import { ask, openWindow, pop, rollFlag } from './stack.ts';

export const PURPOSES = ['offence', 'targeting', 'defence', 'effect'] as const;

/** Put n newly rolled dice on the table. */
export const throwDice = (g: Game, seat: number, kind: RollPurpose, n: number): void => {
  const values: number[] = [];
  const owners: number[] = [];
  for (let i = 0; i < n; i++) {
    values.push(rollDie(g));
    owners.push(seat);
  }
  g.rolls.push({ kind, values, owners, altered: false });
  g.stirred = true;
  if (g.log !== null)
    g.log.push({
      type: 'rolled',
      seat,
      purpose: PURPOSES[kind],
      values: values.slice(),
      rerolled: values.map((_, i) => i),
    });
};

/** Roll the dice of the mask again. */
export const rollAgain = (g: Game, seat: number, roll: Roll, mask: number): void => {
  const rerolled: number[] = [];
  for (let i = 0; i < roll.values.length; i++) {
    if ((mask & (1 << i)) === 0) continue;
    roll.values[i] = rollDie(g);
    rerolled.push(i);
  }
  g.stirred = true;
  if (g.log !== null)
    g.log.push({
      type: 'rolled',
      seat,
      purpose: PURPOSES[roll.kind],
      values: roll.values.slice(),
      rerolled,
    });
};

/** Every way to roll up to `most` of these dice again, none included. */
export const rerollChoices = (dice: readonly number[], most: number): number[] => {
  const choices: number[] = [];
  for (let bits = (1 << dice.length) - 1; bits >= 0; bits--) {
    let mask = 0;
    let n = 0;
    for (let i = 0; i < dice.length; i++) {
      if ((bits & (1 << i)) === 0) continue;
      mask |= 1 << dice[i];
      n++;
    }
    if (n <= most) choices.push(choice(C.Reroll, mask));
  }
  return choices;
};

export const pushRoll = (
  g: Game,
  seat: number,
  kind: RollPurpose,
  n: number,
  reroll: number,
  open: boolean,
): void => {
  throwDice(g, seat, kind, n);
  const frame: RollFrame = { op: Op.Roll, at: reroll > 0 ? 0 : 1, seat, reroll, open };
  g.stack.push(frame);
};

export const stepRoll = (g: Game, f: RollFrame): void => {
  const roll = g.rolls[g.rolls.length - 1];
  switch (f.at) {
    case 0:
      f.at = 1;
      ask(
        g,
        f.seat,
        'reroll',
        rerollChoices(
          roll.values.map((_, i) => i),
          f.reroll,
        ),
      );
      return;
    case 1:
      f.at = 2;
      if (f.open) openWindow(g, 'dice', rollFlag(g) | WindowFlag.Dice);
      return;
    default:
      g.rolls.pop();
      pop(g);
      handOver(g, roll.values);
  }
};

/** The dice go to whoever had them rolled. */
const handOver = (g: Game, values: number[]): void => {
  const parent = g.stack[g.stack.length - 1];
  if (parent.op === Op.Text) parent.dice = values;
  else if (g.attack !== null) g.attack.dice = values;
};

export const answerRoll = (g: Game, f: RollFrame, chosen: number): void => {
  const mask = first(chosen);
  if (mask !== 0) rollAgain(g, f.seat, g.rolls[g.rolls.length - 1], mask);
};
