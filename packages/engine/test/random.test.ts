import { describe, expect, test } from 'vitest';
import { below, seedWords } from '../src/inside.ts';

describe('the generator', () => {
  test('same seed, same stream; other seed, other stream', () => {
    const stream = (seed: string): number[] => {
      const state = seedWords(seed);
      return Array.from({ length: 20 }, () => below(state, 1000));
    };
    expect(stream('a')).toEqual(stream('a'));
    expect(stream('a')).not.toEqual(stream('b'));
    expect(stream('a1')).not.toEqual(stream('a2'));
  });

  test('dice are uniform, alone and in pairs (R1.9)', () => {
    const state = seedWords('fair');
    const n = 120_000;
    const pairs = Array.from({ length: 36 }, () => 0);
    let before = below(state, 6);
    for (let i = 0; i < n; i++) {
      const die = below(state, 6);
      pairs[before * 6 + die]++;
      before = die;
    }
    const chi = pairs.reduce((sum, seen) => sum + (seen - n / 36) ** 2 / (n / 36), 0);
    // 99.9 % point of chi-squared with 35 degrees of freedom.
    expect(chi).toBeLessThan(66.6);
  });

  test('similar seeds begin differently', () => {
    const firsts = Array.from({ length: 600 }, (_, i) => below(seedWords(`game ${i}`), 6));
    const counts = [0, 1, 2, 3, 4, 5].map((face) => firsts.filter((v) => v === face).length);
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(40);
  });
});
