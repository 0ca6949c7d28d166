import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const SCREEN = { width: 1000, height: 700 };

test('above where there is room, in the middle of what it explains', () => {
  const anchor = { left: 400, top: 400, width: 100, height: 40 };
  expect(placeBeside(anchor, { width: 300, height: 200 }, SCREEN)).toEqual({ left: 300, top: 190 });
});

test('below at the top of the screen, beside where it fits neither above nor below', () => {
  const size = { width: 300, height: 400 };
  expect(placeBeside({ left: 400, top: 20, width: 100, height: 40 }, size, SCREEN).top).toBe(70);
  const tall = placeBeside({ left: 100, top: 250, width: 100, height: 200 }, size, SCREEN);
  expect(tall).toEqual({ left: 210, top: 150 });
});

test('off what is to be kept clear, as low as it can stand if need be', () => {
  const anchor = { left: 400, top: 400, width: 100, height: 40 };
  const clear = { left: 0, top: 250, width: 1000, height: 140 };
  const size = { width: 300, height: 200 };
  expect(placeBeside(anchor, size, SCREEN, clear)).toEqual({ left: 300, top: 450 });
  expect(placeBeside(anchor, { width: 300, height: 280 }, SCREEN, clear)).toEqual({ left: 510, top: 412 });
  expect(placeBeside(anchor, { width: 300, height: 500 }, SCREEN, clear).top).toBe(170);
});

test('never leaves the screen if it fits on it', () => {
  const within = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(
      within(1000),
      within(700),
      within(300),
      within(300),
      within(900),
      within(600),
      (left, top, width, height, w, h) => {
        const at = placeBeside({ left, top, width, height }, { width: w, height: h }, SCREEN);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.top + h).toBeLessThanOrEqual(SCREEN.height - 8);
      },
    ),
  );
});
