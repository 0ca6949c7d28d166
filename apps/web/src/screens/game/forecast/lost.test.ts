import { draw, gain, inflict, raiseLimit, remove } from '@mad-king/language';
import { expect, test } from 'vitest';
import { lostBy } from './lost.ts';

const full = () => ({ held: 4, limit: 5 });

test('tokens beyond the limit are lost, all given together', () => {
  expect(lostBy([gain(1, 'chi')], full)).toEqual([]);
  expect(lostBy([gain(3, 'chi')], full)).toEqual([{ token: 'chi', n: 2 }]);
  expect(lostBy([gain(1, 'chi'), draw(1), gain(1, 'chi')], full)).toEqual([{ token: 'chi', n: 1 }]);
  expect(lostBy([gain(2, 'chi')], () => ({ held: 7, limit: 5 }))).toEqual([{ token: 'chi', n: 2 }]);
});

test('what goes to others, or after room was made, is not spoken of', () => {
  expect(lostBy([inflict(3, 'burn'), gain(3, 'chi', 'that')], full)).toEqual([]);
  expect(lostBy([remove(2, 'chi'), gain(3, 'chi')], full)).toEqual([]);
  expect(lostBy([raiseLimit('chi'), gain(2, 'chi')], full)).toEqual([]);
});
