// Short sounds made on the spot, never needed to understand what happens.

import { openMixer } from './sound/mixer.ts';
import { SOUNDS, type Sound, strike } from './sound/sounds.ts';

export type { Sound } from './sound/sounds.ts';

export const play = (sound: Sound, size = 1): void => {
  const mixer = openMixer();
  if (mixer !== null) SOUNDS[sound](mixer, size);
};

/** Dice strike the table: when, in seconds from now, and how hard, from 0 to 1. */
export const clatter = (impacts: readonly { at: number; force: number }[]): void => {
  const mixer = openMixer();
  if (mixer === null) return;
  for (const { at, force } of impacts) strike(mixer, at, force);
};
