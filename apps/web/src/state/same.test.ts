import { expect, test } from 'vitest';
import { same } from './same.ts';

const before = {
  seats: [
    { cp: 2, tokens: { stun: 1 } },
    { cp: 5, tokens: {} },
  ],
  rolls: [[1, 2]],
  turn: 3,
  asked: null,
};

test('what is equal as a whole is the same object', () => {
  expect(same(before, structuredClone(before))).toBe(before);
});

test('only what lies on the way to a change is new', () => {
  const now = structuredClone(before);
  now.seats[0].cp = 3;
  const found = same(before, now);
  expect(found).toEqual(now);
  expect(found.seats).not.toBe(before.seats);
  expect(found.seats[0].tokens).toBe(before.seats[0].tokens);
  expect(found.seats[1]).toBe(before.seats[1]);
  expect(found.rolls).toBe(before.rolls);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[1], { 0: 1 }],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: [1] }, { a: null }],
])('of %j nothing but equal parts is left in %j', (old, now) => {
  const found = same(old, now);
  expect(found).toStrictEqual(now);
  expect(found).not.toBe(old);
});
