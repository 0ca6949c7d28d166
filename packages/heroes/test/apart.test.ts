import { compile } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import { HERO_IDS, loadHero } from '@mad-king/heroes/apart';
import { expect, test } from 'vitest';

test('one by one there are the same heroes as together', async () => {
  expect(HERO_IDS).toEqual(heroes.map(({ id }) => id));
  expect(await Promise.all(HERO_IDS.map(loadHero))).toEqual(heroes);
  await expect(loadHero('nobody')).rejects.toThrow('there is no hero "nobody"');
  await expect(loadHero('constructor')).rejects.toThrow('there is no hero');
});

test('tokens stand in the same order in every library', () => {
  const all = compile(content).kinds.map(({ id }) => id);
  for (const hero of heroes) {
    const own = compile({ heroes: [hero], sharedCards }).kinds.map(({ id }) => id);
    expect(own).toEqual(all.filter((id) => own.includes(id)));
  }
});
