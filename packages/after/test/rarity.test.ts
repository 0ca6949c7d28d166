// Rarities are measured, or say that they are guessed; and every feat has its words.

import { FEATS, measured, RARITIES, rarityOf } from '@mad-king/after/feats';
import { feats as words } from '@mad-king/text/feats/en';
import { describe, expect, it } from 'vitest';

describe('rarity', () => {
  it('is measured wherever games between computers can tell', () => {
    const guessed = FEATS.filter(({ guess }) => guess !== null).map(({ id }) => id);
    expect(guessed.sort()).toEqual(['giant-slayer', 'steady-hand', 'the-whole-court', 'turncoat']);
    const others = FEATS.filter(({ guess }) => guess === null).map(({ id }) => id);
    expect(Object.keys(measured.feats).sort()).toEqual(others.sort());
  });

  it.each(FEATS)('$id follows from the number', (feat) => {
    const { rarity, measured: found } = rarityOf(feat);
    expect(RARITIES).toContain(rarity);
    if (found === null) return;
    expect(found.rate).toBeCloseTo(found.reached / found.seats, 5);
    expect(found.low).toBeLessThanOrEqual(found.rate);
    expect(found.high).toBeGreaterThanOrEqual(found.rate);
    const [least, below] = {
      common: [0.15, 1.01],
      uncommon: [0.03, 0.15],
      rare: [0.005, 0.03],
      legend: [0, 0.005],
    }[rarity];
    expect(found.rate).toBeGreaterThanOrEqual(least);
    expect(found.rate).toBeLessThan(below);
  });
});

// In the other languages by their type.
it('every feat has its words', () => {
  expect(Object.keys(words).sort()).toEqual(FEATS.map(({ id }) => id).sort());
});
