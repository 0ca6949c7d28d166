// Rolling dice for an effect, a target or a defence: the roll, its own re-roll (V-31), then the dice window (R14.4).

import { C, choice, first } from '../choice.ts';
import type { RollFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Game, Roll, RollPurpose } from '../state/game.ts';
import { rollDie } from '../state/random.ts';
import { ask, pop, rollFlag } from './stack.ts';
import { openWindow } from './window.ts';

export const PURPOSES = ['offence', 'targeting', 'defence', 'effect'] as const;

/** One player owns all of n dice. */
export const allOf = (seat: number, n: number): number[] => {
  const owners: number[] = [];
  for (let i = 0; i < n; i++) owners.push(seat);
  return owners;
};

/** Put newly rolled dice on the table, one for each owner. */
export const throwDice = (g: Game, owners: number[], kind: RollPurpose, offer = -1): Roll => {
  const values: number[] = [];
  for (let i = 0; i < owners.length; i++) values.push(rollDie(g));
  const roll: Roll = { kind, values, owners, altered: false, foreign: 0, offer };
  g.rolls.push(roll);
  g.stirred = true;
  if (g.log !== null)
    g.log.push({
      type: 'rolled',
      seat: owners[0],
      purpose: PURPOSES[kind],
      values: values.slice(),
      owners: owners.slice(),
      rerolled: values.map((_, i) => i),
    });
  return roll;
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
      owners: roll.owners.slice(),
      rerolled,
    });
};

/** Every way to roll `least` to `most` of these dice again. */
export const rerollChoices = (dice: readonly number[], most: number, least = 0): number[] => {
  const choices: number[] = [];
  for (let bits = (1 << dice.length) - 1; bits >= 0; bits--) {
    let mask = 0;
    let n = 0;
    for (let i = 0; i < dice.length; i++) {
      if ((bits & (1 << i)) === 0) continue;
      mask |= 1 << dice[i];
      n++;
    }
    if (n <= most && n >= least) choices.push(choice(C.Reroll, mask));
  }
  return choices;
};

/** `reroll`: how many dice the roller may roll again at once; `open`: others may alter them; `offer`: a use meanwhile. */
export const pushRoll = (
  g: Game,
  owners: number[],
  kind: RollPurpose,
  reroll: number,
  open: boolean,
  offer: number,
): void => {
  throwDice(g, owners, kind, offer);
  const frame: RollFrame = {
    op: Op.Roll,
    at: reroll > 0 ? 0 : 1,
    seat: owners[0],
    reroll,
    rerolled: false,
    open,
  };
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
      handOver(g, roll, f.rerolled);
  }
};

/** The dice go to whoever had them rolled. */
const handOver = (g: Game, { values, owners }: Roll, rerolled: boolean): void => {
  const parent = g.stack[g.stack.length - 1];
  if (parent.op !== Op.Text) {
    if (g.attack !== null) g.attack.dice = values;
    return;
  }
  parent.rerolled = rerolled;
  const opposed = owners.length === 2 && owners[0] !== owners[1];
  parent.dice = opposed ? [values[0]] : values;
  if (opposed) parent.theirs = values[1];
};

export const answerRoll = (g: Game, f: RollFrame, chosen: number): void => {
  const mask = first(chosen);
  if (mask === 0) return;
  f.rerolled = true;
  rollAgain(g, f.seat, g.rolls[g.rolls.length - 1], mask);
};
