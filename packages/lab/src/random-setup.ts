// Any game there can be: heroes, seats, options, start player.

import type { Options, Setup } from '@mad-king/engine';
import type { Mode } from '@mad-king/language';
import { randomLineUp } from './line-up.ts';
import { type Dice, pick } from './random-play.ts';

/** What differs from the defaults (ED-N3), each of it now and then. */
const SETTINGS: Partial<Options>[] = [
  { priority: 'clockwise' },
  { timing: 'simple' },
  { healing: 'immediate' },
  { ultimateTargetDie: 'attackerSide' },
  { alterResponseDice: false },
  { interruptRollCards: true },
  { promo: true },
  { health: 35 },
  { health: 25 },
];

export const randomSetup = (dice: Dice, mode: Mode, heroes: readonly string[], seed: string): Setup => {
  const lineUp = randomLineUp(dice, mode, heroes);
  const hasMirror = new Set(lineUp).size < lineUp.length;
  const options = Object.assign(hasMirror ? { allowMirror: true } : {}, randomOptions(dice));
  return { mode, heroes: lineUp, seed, options, ...(dice(2) === 0 ? { first: dice(lineUp.length) } : {}) };
};

const randomOptions = (dice: Dice): Partial<Options> =>
  dice(2) === 0 ? {} : { ...pick(dice, SETTINGS), ...pick(dice, SETTINGS) };
