// How much one choice is better than another: what goes along with luck is not counted.

import { below, seedWords } from '@mad-king/engine/inside';
import { expect, test } from 'vitest';
import { Gain } from '../src/mind/gain.ts';

const random = seedWords('gain');
const lot = (): number => below(random, 2001) / 1000 - 1;

/** Games in which a choice gains `gain`, luck weighs so much, and the rest is noise. */
const seen = (games: number, gain: number, weight: number, noise: number): Gain => {
  const all = new Gain();
  for (let n = 0; n < games; n++) {
    const luck = 10 * lot();
    all.count(gain + weight * luck + noise * lot(), luck);
  }
  return all;
};

test('of one game nothing is known', () => {
  const one = seen(1, 0.3, 0, 0);
  expect(one.error).toBe(Number.POSITIVE_INFINITY);
  expect(one.most).toBe(Number.NEGATIVE_INFINITY);
  expect(one.proven).toBe(0);
});

test('luck that weighs a lot hides nothing', () => {
  const { mean, error } = seen(400, 0.1, 0.5, 0.05);
  // Without a look at the luck the error would be 0.14.
  expect(error).toBeLessThan(0.01);
  expect(Math.abs(mean - 0.1)).toBeLessThan(4 * error);
});

test('the error is what it is said to be, also of a few games', () => {
  for (const games of [6, 12, 48, 240]) {
    const off = Array.from({ length: 400 }, () => {
      const { mean, error } = seen(games, 0.1, 0.03, 0.2);
      return ((mean - 0.1) / error) ** 2;
    });
    const middle = off.sort((a, b) => a - b)[200];
    // Half of all means lie within 0.67 standard errors; a little more, where there are few.
    expect(Math.sqrt(middle)).toBeGreaterThan(0.55);
    expect(Math.sqrt(middle)).toBeLessThan(games < 12 ? 1 : 0.82);
  }
});

test('without luck it is the plain mean', () => {
  const gain = new Gain();
  for (const one of [1, 2, 3]) gain.count(one);
  expect(gain.mean).toBe(2);
  expect(gain.error).toBeCloseTo(Math.sqrt(2 / 3 / 2), 12);
});
