import { expect, test } from 'vitest';
import type { Forecast, Spread } from '../../../worker/forecast.ts';
import { moveOf } from '../move-in-test.ts';
import { aimedBlows, changeBetween, changeOf, lossOf } from './change.ts';

const sure = (n: number): Spread => ({ mean: n, least: n, most: n, none: n === 0 ? 1 : 0 });
const forecast = (taken: Record<number, Spread>): Forecast => ({
  move: moveOf({ kind: 'pass' }),
  blows: Object.entries(taken).map(([seat, spread]) => ({
    seat: Number(seat),
    type: 'normal',
    dealt: spread,
    taken: spread,
    parts: [],
    lines: [],
    healed: 0,
  })),
  targets: [],
  answers: [],
  lost: [],
  further: [],
  second: null,
  tokens: [],
  fails: 0,
  health: [],
  worth: 0,
  chance: 0.5,
});
const mine = (seat: number): boolean => seat === 1;

test('what is prevented for certain', () => {
  expect(changeBetween(sure(9), sure(3))).toEqual({ kind: 'prevents', amount: 6, of: 9, isCertain: true });
  expect(changeBetween(sure(4), sure(0))).toEqual({ kind: 'prevents', amount: 4, of: 4, isCertain: true });
});

test('all or nothing is told as a chance, anything between as a mean', () => {
  expect(changeBetween(sure(9), { mean: 6, least: 0, most: 9, none: 1 / 3 })).toEqual({
    kind: 'may',
    chance: 1 / 3,
  });
  expect(changeBetween(sure(9), { mean: 5, least: 0, most: 9, none: 1 / 3 })).toMatchObject({
    kind: 'prevents',
    amount: 4,
    isCertain: false,
  });
});

test('more damage is more damage, and what changes nothing is not spoken of', () => {
  expect(changeBetween(sure(9), sure(13))).toMatchObject({ kind: 'adds', amount: 4 });
  expect(changeBetween(sure(9), sure(9))).toBeNull();
});

test('of several players the one for whom it changes most, oneself first', () => {
  const pass = forecast({ 0: sure(2), 1: sure(9) });
  expect(changeOf(forecast({ 0: sure(3), 1: sure(8) }), pass, mine)).toMatchObject({
    seat: 1,
    change: { amount: 1 },
  });
  expect(changeOf(forecast({ 0: sure(7), 1: sure(9) }), pass, mine)).toMatchObject({
    seat: 0,
    change: { kind: 'adds', amount: 5 },
  });
  expect(changeOf(forecast({ 0: sure(2), 1: sure(9) }), pass, mine)).toBeNull();
  expect(changeOf(forecast({ 0: sure(2) }), pass, mine)).toMatchObject({
    seat: 1,
    change: { kind: 'prevents', amount: 9 },
  });
});

test('an ability is about whoever it could be aimed at, or else about the heaviest blow on others', () => {
  const hits = forecast({ 0: sure(3), 1: sure(9), 2: sure(5) });
  const seats = (of: Forecast): number[] => aimedBlows(of, mine).map(({ seat }) => seat);
  expect(seats(hits)).toEqual([2]);
  expect(seats({ ...hits, targets: hits.blows })).toEqual([0, 2]);
  expect(seats(forecast({ 1: sure(9) }))).toEqual([]);
});

test('what a defence heals is not lost', () => {
  const [blow] = forecast({ 0: sure(9) }).blows;
  expect(lossOf({ ...blow, healed: 2 })).toBe(7);
});
