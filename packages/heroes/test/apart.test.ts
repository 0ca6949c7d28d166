import { heroes, library, libraryOf } from '@mad-king/heroes';
import { HERO_IDS, loadHero, loadLibrary } from '@mad-king/heroes/apart';
import { expect, test } from 'vitest';

test('one by one there are the same heroes as together', async () => {
  expect(HERO_IDS).toEqual(heroes.map(({ id }) => id));
  expect(await Promise.all(HERO_IDS.map(loadHero))).toEqual(heroes);
  await expect(loadHero('nobody')).rejects.toThrow('there is no hero "nobody"');
  await expect(loadHero('constructor')).rejects.toThrow('there is no hero');
});

test('the library of the same heroes is the same, however they sit', async () => {
  const first = await loadLibrary(['monk', 'barbarian']);
  expect(first.heroes.map(({ id }) => id)).toEqual(['barbarian', 'monk']);
  expect(await loadLibrary(['barbarian', 'monk', 'monk'])).toBe(first);
  await expect(loadLibrary(['monk', 'nobody'])).rejects.toThrow('there is no hero');
  expect(await loadLibrary(['monk', 'barbarian'])).toEqual(first);
});

test('tokens stand in the same order in every library', () => {
  const all = library().kinds.map(({ id }) => id);
  for (const hero of heroes) {
    const own = libraryOf([hero]).kinds.map(({ id }) => id);
    expect(own).toEqual(all.filter((id) => own.includes(id)));
  }
});
