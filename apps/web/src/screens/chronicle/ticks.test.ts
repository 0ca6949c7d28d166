import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameTicks, ticksOf } from './ticks.ts';

test('an axis has round numbers, as many as there is room for', () => {
  expect(ticksOf(-500, 620, 3)).toEqual([-500, 0, 500]);
  expect(ticksOf(0, 1.3, 3).map((n) => n.toFixed(1))).toEqual(['0.0', '0.5', '1.0']);
  expect(gameTicks(214, 5)).toEqual([1, 50, 100, 150, 200]);
  expect(gameTicks(2, 5)).toEqual([1, 2]);
});

test('however long it is', () => {
  const number = fc.double({ min: 0.001, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 2, max: 8 }), (below, above, most) => {
      const ticks = ticksOf(-below, above, most);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.every((n) => n >= -below * 1.0001 && n <= above * 1.0001)).toBe(true);
    }),
  );
});
