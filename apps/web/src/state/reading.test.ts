import type { GameEvent } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { readingTime } from './reading.ts';

const income: GameEvent = { type: 'cp', seat: 1, change: 1, cp: 3 };
const activated: GameEvent = {
  type: 'activated',
  seat: 1,
  ability: 'smite',
  level: 1,
  row: 0,
  ultimate: false,
};

test('nothing said takes no time, and longer sentences take longer', () => {
  expect(readingTime([], 0)).toBe(0);
  const short = readingTime([{ event: income, words: 'Gains 1 CP' }], 0);
  const long = readingTime([{ event: income, words: 'The Barbarian gains 1 CP and draws a card' }], 0);
  expect(short).toBeGreaterThan(500);
  expect(long).toBeGreaterThan(short);
});

test('an ability of somebody else stays longer than an own one; nothing stays for ever', () => {
  const said = { event: activated, words: 'Smite' };
  expect(readingTime([said], 0)).toBeGreaterThan(readingTime([said], 1));
  expect(readingTime(Array(40).fill(said), 0)).toBe(9000);
});
