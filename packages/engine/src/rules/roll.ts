// Rolling dice for an effect, a target or a defence: the roll, its own re-roll (V-31), then the dice window (R14.4).

import type { About } from '../cast/text.ts';
import { C, choice, first } from '../choice.ts';
import type { RollFrame } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game, Roll, RollPurpose } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { rollDie } from '../state/random.ts';
import { frame, OVER } from './frame.ts';
import { ask, rollFlag } from './stack.ts';
import { tell } from './tell.ts';
import { openWindow } from './window.ts';

/** One player owns all of n dice. */
export const allOf = (seat: number, n: number): number[] => {
  const owners: number[] = [];
  for (let i = 0; i < n; i++) owners.push(seat);
  return owners;
};

/** Put newly rolled dice on the table, one for each owner. */
export const throwDice = (
  g: Game,
  owners: number[],
  purpose: RollPurpose,
  about: About | null = null,
  offer = NONE,
): Roll => {
  const values: number[] = [];
  for (let i = 0; i < owners.length; i++) values.push(rollDie(g));
  const roll: Roll = { purpose, about, values, owners, altered: false, foreign: 0, offer };
  g.rolls.push(roll);
  g.stirred = true;
  if (g.log !== null)
    tellRolled(
      g,
      owners[0],
      roll,
      values.map((_, i) => i),
    );
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
  if (g.log !== null) tellRolled(g, seat, roll, rerolled);
};

const tellRolled = (g: Game, seat: number, { purpose, values, owners }: Roll, rerolled: number[]): void =>
  tell(g, { type: 'rolled', seat, purpose, values: values.slice(), owners: owners.slice(), rerolled });

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

/** How the dice of a roll may be changed while they lie there. */
export interface Handling {
  /** How many dice the roller may roll again at once. */
  reroll: number;
  /** Others may alter them. */
  open: boolean;
  /** A use that exists meanwhile, or NONE. */
  offer: number;
}

export const pushRoll = (
  g: Game,
  owners: number[],
  purpose: RollPurpose,
  about: About | null,
  { reroll, open, offer }: Handling,
): void => {
  throwDice(g, owners, purpose, about, offer);
  const at = reroll > 0 ? 'reroll' : 'window';
  g.stack.push({ op: 'roll', at, seat: owners[0], reroll, rerolled: false, open, values: [], owners });
};

const onTop = (g: Game): Roll => g.rolls[g.rolls.length - 1];

export const rolls = frame<RollFrame>({
  step(g, f) {
    switch (f.at) {
      case 'reroll': {
        const roll = onTop(g);
        const all = roll.values.map((_, i) => i);
        ask(g, f.seat, 'reroll', rerollChoices(all, f.reroll), roll.about);
        return 'window';
      }
      case 'window':
        if (f.open) openWindow(g, 'dice', rollFlag(g) | WindowFlag.Dice);
        return 'read';
      case 'read':
        f.values = (g.rolls.pop() as Roll).values;
        return OVER;
    }
  },
  answer(g, f, chosen) {
    const mask = first(chosen);
    if (mask !== 0) {
      f.rerolled = true;
      rollAgain(g, f.seat, onTop(g), mask);
    }
    return 'window';
  },
});
