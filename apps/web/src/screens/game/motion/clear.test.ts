import { expect, test } from 'vitest';
import { type Box, clearSpot } from './clear.ts';

const SCREEN: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const CARD = { width: 200, height: 250 };

test('what covers nothing stays where it belongs', () => {
  expect(clearSpot({ x: 500, y: 300 }, CARD, SCREEN, [])).toEqual({ x: 500, y: 300 });
});

test('it gives way to what is needed, and no further than it must', () => {
  const prompt = { left: 300, top: 250, right: 700, bottom: 600 };
  const spot = clearSpot({ x: 600, y: 300 }, CARD, SCREEN, [prompt]);
  expect(spot).not.toBeNull();
  const { x, y } = spot ?? { x: 0, y: 0 };
  expect(x - 100 >= 700 || x + 100 <= 300 || y + 125 <= 250).toBe(true);
  expect(Math.hypot(x - 600, y - 300)).toBeLessThan(300);
});

test('where there is no room it is not shown', () => {
  expect(
    clearSpot({ x: 500, y: 300 }, CARD, SCREEN, [{ left: 50, top: 50, right: 950, bottom: 550 }]),
  ).toBeNull();
  expect(
    clearSpot({ x: 50, y: 50 }, CARD, { left: 0, top: 0, right: 100, bottom: 100 }, [SCREEN]),
  ).toBeNull();
});
