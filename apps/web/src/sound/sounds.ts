// The sounds of the table, each a short recipe. `size` is how much of it happened: damage, coins.

import type { Mixer } from './mixer.ts';
import { knock, ring, tone } from './voices.ts';

type Recipe = (mixer: Mixer, size: number) => void;

const melody = (mixer: Mixer, notes: readonly number[], step: number, last: number): void => {
  notes.forEach((from, i) => {
    const length = i === notes.length - 1 ? last : step * 1.4;
    tone(mixer, { at: i * step, length, from, gain: 0.14, type: 'triangle' });
    tone(mixer, { at: i * step, length: length * 0.7, from: from * 2, gain: 0.035 });
  });
};

export const SOUNDS = {
  tap: (mixer) => knock(mixer, { length: 0.03, band: 2400, gain: 0.3 }),
  card: (mixer) => {
    knock(mixer, { length: 0.14, band: 3600, focus: 0.6, gain: 0.28 });
    knock(mixer, { at: 0.13, length: 0.06, band: 900, gain: 0.4 });
  },
  coin: (mixer, size) => {
    for (let i = 0; i < Math.min(size, 4); i++) ring(mixer, i * 0.07, 1900 + ((i * 37) % 3) * 180, 0.07, 0.3);
  },
  hit: (mixer, size) => {
    const weight = Math.min(1, size / 10);
    knock(mixer, { length: 0.08 + 0.12 * weight, band: 420 - 200 * weight, gain: 0.7 + 0.6 * weight });
    tone(mixer, { length: 0.18 + 0.3 * weight, from: 170 - 50 * weight, to: 42, gain: 0.3 + 0.3 * weight });
    if (weight > 0.5) knock(mixer, { at: 0.03, length: 0.35, band: 1400, focus: 0.5, gain: 0.16 });
  },
  heal: (mixer) => melody(mixer, [523, 659, 784], 0.07, 0.35),
  good: (mixer) => {
    knock(mixer, { length: 0.06, band: 300, gain: 0.6 });
    ring(mixer, 0.02, 880, 0.08, 0.4);
  },
  bad: (mixer) => {
    knock(mixer, { length: 0.09, band: 220, gain: 0.8 });
    tone(mixer, { at: 0.02, length: 0.32, from: 233, to: 196, gain: 0.1, type: 'sawtooth' });
  },
  ability: (mixer) => {
    knock(mixer, { length: 0.3, band: 900, focus: 0.5, gain: 0.2 });
    tone(mixer, { length: 0.3, from: 220, to: 440, gain: 0.12, type: 'triangle' });
  },
  turn: (mixer) => {
    ring(mixer, 0, 587, 0.1, 0.7);
    ring(mixer, 0.12, 880, 0.08, 0.8);
  },
  victory: (mixer) => melody(mixer, [392, 523, 659, 784, 659, 784], 0.13, 0.9),
  defeat: (mixer) => melody(mixer, [392, 349, 311, 233], 0.2, 1.1),
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof SOUNDS;

/** A metal die strikes wood. */
export const strike = (mixer: Mixer, at: number, force: number): void => {
  knock(mixer, { at, length: 0.05 + 0.03 * force, band: 700 + Math.random() * 500, gain: 0.55 * force });
  knock(mixer, { at, length: 0.02, band: 3800 + Math.random() * 1500, gain: 0.3 * force });
  ring(mixer, at, 2300 + Math.random() * 900, 0.016 * force, 0.09);
};
