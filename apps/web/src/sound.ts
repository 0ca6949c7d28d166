// Short sounds made on the spot, never needed to understand what happens. How they are made comes when the first of them is heard:
// no question waits for it.

import { type Mixer, openMixer } from './sound/mixer.ts';
import type { Sound } from './sound/sounds.ts';

export type { Sound } from './sound/sounds.ts';

type Sounds = typeof import('./sound/sounds.ts');

const heard = (make: (sounds: Sounds, mixer: Mixer) => void): void => {
  const mixer = openMixer();
  if (mixer === null) return;
  import('./sound/sounds.ts').then(
    (sounds) => make(sounds, mixer),
    (error: unknown) => console.info('no sound without a network:', error),
  );
};

export const play = (sound: Sound, size = 1): void =>
  heard(({ SOUNDS }, mixer) => SOUNDS[sound](mixer, size));

/** Dice strike the table: when, in seconds from now, and how hard, from 0 to 1. */
export const clatter = (impacts: readonly { at: number; force: number }[]): void =>
  heard(({ strike }, mixer) => {
    for (const { at, force } of impacts) strike(mixer, at, force);
  });
