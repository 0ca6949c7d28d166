// The heroes as persons: everybody is told of completely, briefly, and by rules that exist.

import { readdirSync, readFileSync } from 'node:fs';
import type { Profile } from '@mad-king/language';
import { LANGUAGES } from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import { loadProfile } from '../src/profiles.ts';
import { HERO_IDS } from '../src/registry.ts';

const rules = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');
/** A rule is an entry of a list, a row of a table or a heading that begins with its id. */
const isRule = (id: string): boolean =>
  /^[A-Z]+[-\d.N]+$/.test(id) &&
  new RegExp(`^(?:- \\*{0,2}|\\| |#+ )${id.replaceAll('.', '\\.')}[* ]`, 'm').test(rules);

const words = (text: string): number => text.split(/\s+/).length;
const sentences = (text: string): number => text.match(/[.!?]”?(?=\s|$)/g)?.length ?? 0;
const textsOf = ({ motto, story, weapon, win, beware, questions }: Profile): string[] => [
  ...[motto, story, weapon, beware],
  ...win.flatMap((advice) => [advice.do, advice.how]),
  ...questions.flatMap(({ ask, answer }) => [ask, answer]),
];

test('a rule is known by its id', () => {
  for (const id of ['R7.3.6', 'R15.6.8', 'RUL-19', 'V-01', 'EX-9', 'SC-07', 'R6.4'])
    expect(isRule(id), id).toBe(true);
  for (const id of ['R7.3.99', 'R7.3.', 'RUL-999', 'V-1', 'EX-', 'Rules', ''])
    expect(isRule(id), id).toBe(false);
});

test.each(HERO_IDS)('%s has a profile in every language of profiles, and no other file there', (id) => {
  const files = readdirSync(new URL(`../src/${id}/profile`, import.meta.url));
  expect(files.sort()).toEqual(LANGUAGES.map((language) => `${language}.ts`).sort());
});

describe.each(LANGUAGES)('%s', async (language) => {
  const profiles = await Promise.all(
    HERO_IDS.map(async (id) => [id, await loadProfile(id, language)] as const),
  );

  test.each(profiles)('%s: who this is', (_, { motto, story, weapon }) => {
    expect(words(motto)).toBeLessThanOrEqual(12);
    expect(words(story)).toBeLessThanOrEqual(35);
    expect([2, 3]).toContain(sentences(story));
    expect(words(weapon)).toBeLessThanOrEqual(8);
    expect(weapon).not.toMatch(/[.!?]$/);
  });

  test.each(profiles)('%s: how to win, and of what to beware', (_, { win, beware }) => {
    expect(win.length).toBeGreaterThanOrEqual(2);
    expect(win.length).toBeLessThanOrEqual(4);
    for (const advice of win) {
      expect(words(advice.do), advice.do).toBeGreaterThanOrEqual(2);
      expect(words(advice.do), advice.do).toBeLessThanOrEqual(5);
      expect(words(advice.how), advice.how).toBeLessThanOrEqual(18);
    }
    expect([1, 2, 3]).toContain(sentences(beware));
    expect(words(beware)).toBeLessThanOrEqual(35);
  });

  test.each(profiles)('%s: questions, answered by rules that exist', (_, { questions }) => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(questions.length).toBeLessThanOrEqual(8);
    for (const { ask, answer, rule } of questions) {
      expect(ask).toMatch(/\?$/);
      expect(words(answer), ask).toBeLessThanOrEqual(35);
      if (rule !== undefined) expect(isRule(rule), `${ask} ${rule}`).toBe(true);
    }
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  });

  test.each(profiles)('%s: whole sentences, with the signs of print', (_, profile) => {
    for (const text of textsOf(profile)) {
      if (text !== profile.weapon) expect(text).toMatch(/^[\p{Lu}\d].*[.!?]$/u);
      expect(text).not.toMatch(/["'`]|\.\.\.| - | {2}|^\s|\s$/);
    }
  });

  test('everybody has a motto of their own', () => {
    const mottos = profiles.map(([, { motto }]) => motto);
    expect(new Set(mottos).size).toBe(mottos.length);
  });
});

test('nobody else has a profile', async () => {
  for (const id of ['nobody', 'shared', '../src/barbarian'])
    await expect(loadProfile(id, 'en')).rejects.toThrow(`there is no hero "${id}"`);
});
