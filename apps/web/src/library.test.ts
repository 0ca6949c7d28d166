import { contentMark } from '@mad-king/engine/inside';
import { expect, test } from 'vitest';
import { loadLibrary } from './library.ts';

test('the library of the same heroes is the same, however they sit', async () => {
  const first = await loadLibrary(['monk', 'barbarian']);
  expect(first.heroes.map(({ id }) => id)).toEqual(['barbarian', 'monk']);
  expect(await loadLibrary(['barbarian', 'monk', 'monk'])).toBe(first);
  await expect(loadLibrary(['monk', 'nobody'])).rejects.toThrow('there is no hero');
  expect(contentMark(await loadLibrary(['monk', 'barbarian']))).toBe(contentMark(first));
});
