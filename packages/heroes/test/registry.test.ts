import { readdirSync, readFileSync } from 'node:fs';
import { compile } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import { HERO_IDS, loadHero, loadLore } from '@mad-king/heroes/registry';
import { themes } from '@mad-king/heroes/themes';
import { LANGUAGES } from '@mad-king/language';
import { expect, test } from 'vitest';

test('every folder is a hero, and every hero a folder', () => {
  const folders = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...HERO_IDS].sort());
});

test('a hero is called as its folder, and has its words, its look and its lore there', async () => {
  expect(heroes.map(({ id }) => id)).toEqual(HERO_IDS);
  for (const id of HERO_IDS) {
    expect(await loadHero(id), id).toBe(heroes[HERO_IDS.indexOf(id)]);
    expect(themes[id], id).toHaveProperty('shield');
    for (const language of LANGUAGES) expect(await loadLore[language](id), id).toHaveProperty('line');
  }
});

test('nobody else can be loaded', async () => {
  for (const load of [loadHero, ...Object.values(loadLore)])
    for (const id of ['nobody', 'shared', 'constructor', '../src/barbarian'])
      await expect(load(id)).rejects.toThrow(`there is no hero "${id}"`);
});

test('tokens stand in the same order in every library', () => {
  const all = compile(content).kinds.map(({ id }) => id);
  for (const hero of heroes) {
    const own = compile({ heroes: [hero], sharedCards }).kinds.map(({ id }) => id);
    expect(own).toEqual(all.filter((id) => own.includes(id)));
  }
});

test.each(HERO_IDS)('%s fits on a few screens, with its words in one import', (id) => {
  const lines = readFileSync(new URL(`../src/${id}/index.ts`, import.meta.url), 'utf8').split('\n');
  expect(lines.length).toBeLessThan(250);
  expect(lines.filter((line) => line.endsWith(`from '@mad-king/language';`))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('import {') && !line.includes(' from '))).toEqual([]);
});
