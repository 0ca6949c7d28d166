import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { oddsFor, readyChance } from './odds.ts';

test('chances of the Barbarian, as computed by hand', () => {
  const odds = oddsFor(compile(content), 'barbarian');
  expect(odds('smack', 1, 'sword x3')).toBeCloseTo(0.984, 3);
  expect(odds('mighty-blow', 1, 'small straight')).toBeCloseTo(0.615, 3);
  expect(odds('rage', 1, 'pow x5')).toBeCloseTo(0.013, 3);
  expect(odds('smack', 1, 'sword x9')).toBeUndefined();
  expect(readyChance(compile(content), 'barbarian')).toBeCloseTo(0.9994, 4);
});
