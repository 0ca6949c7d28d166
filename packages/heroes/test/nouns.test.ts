// Names of tokens have the forms that their language needs.

import { LANGUAGES, type LanguageId, type Noun } from '@mad-king/language';
import { formsOf } from '@mad-king/language/inside';
import { describe, expect, test } from 'vitest';
import { heroes } from '../src/index.ts';
import { lore } from '../src/lore.ts';

const nounsOf = (language: LanguageId): [string, Noun][] =>
  [lore[language].shared, ...Object.values(lore[language].heroes)]
    .flatMap(({ official, own }) => [official, own])
    .flatMap((names) => Object.entries(names?.tokens ?? {}));

const tokens = new Map(heroes.flatMap((hero) => hero.tokens.map((token) => [token.id, token] as const)));
/** Of a dial, a piece or what a companion remembers there is only one. */
const isCounted = (id: string): boolean => !['dial', 'piece', 'state'].includes(tokens.get(id)?.style ?? '');

/** Words of other languages that ours do not decline. */
const FOREIGN = ['chi', 'deja-vu', 'ninjutsu', 'parlay'];
/** Names in the plural already. */
const PLURAL: Record<'pl' | 'cs', string[]> = {
  pl: ['crit', 'crimson-bands', 'prepared'],
  cs: ['shadows', 'crimson-bands', 'prepared'],
};
const isPlural = (language: 'pl' | 'cs', id: string): boolean =>
  PLURAL[language].includes(id) || tokens.get(id)?.spell !== undefined;
/** Who is alive, or moves like it: the accusative is the genitive. */
const ANIMATE = ['nanobot', 'shock-bot', 'heal-bot', 'seedling', 'sapling', 'dryad'];

const head = (words: string): string => words.split(' ')[0];

test.each(LANGUAGES)('%s: no form is empty, none has more or fewer words than the name', (language) => {
  for (const [id, noun] of nounsOf(language))
    for (const [form, words] of Object.entries(formsOf(noun))) {
      expect(words, `${id} ${form}`).toMatch(/^\p{Lu}.*\p{L}$/u);
      expect(words.split(' '), `${id} ${form}`).toHaveLength(formsOf(noun).name.split(' ').length);
    }
});

test('English ones that can be counted have a plural', () => {
  const nouns = nounsOf('en');
  expect(nouns.map(([id]) => id)).toEqual(
    expect.arrayContaining(['cursed-doubloon', 'time-bomb', 'seedling']),
  );
  for (const [id, noun] of nouns) {
    const { name, other, ...rest } = formsOf(noun);
    expect(name).toBe(tokens.get(id)?.name);
    expect(other).toMatch(/s( of \w+)?$/);
    expect(other).not.toBe(name);
    expect(rest).toEqual({});
  }
});

test('Portuguese ones stand as they are after a number, as in print', () => {
  for (const [id, noun] of nounsOf('pt-BR')) expect(noun, id).toBeTypeOf('string');
});

describe.each(['pl', 'cs'] as const)('%s', (language) => {
  const nouns = nounsOf(language);
  const declined = nouns.flatMap(([id, noun]) => (typeof noun === 'string' ? [] : [[id, noun] as const]));

  test('names are declined, but for foreign words and Czech nouns in -í, whose forms are all the same', () => {
    const still = nouns.filter(([, noun]) => typeof noun === 'string');
    const foreign = still.filter(([, noun]) => language === 'pl' || !/[nt]í$/.test(head(formsOf(noun).name)));
    expect(foreign.map(([id]) => id).sort()).toEqual(FOREIGN);
  });

  test('each has the forms of its language', () => {
    const counts = language === 'pl' ? ['few', 'many'] : ['few', 'other'];
    for (const [id, forms] of declined) {
      const wanted = ['name', 'gen', ...(isCounted(id) ? counts : [])];
      const given = Object.keys(forms).filter((form) => form !== 'acc');
      expect(given.sort(), id).toEqual(wanted.sort());
      expect(forms.acc, id).not.toBe(forms.name);
    }
  });

  test('names in the plural are their own plural; the others are not', () => {
    for (const [id, { name, acc = name, gen, few, many, other }] of declined.filter(([id]) => isCounted(id)))
      if (isPlural(language, id)) expect([few, many ?? other], id).toEqual([name, gen]);
      else expect(few, id).not.toBe(acc);
  });

  test('feminines have an accusative, the living that of the genitive, the others none', () => {
    const feminine = language === 'pl' ? /a$/ : /[aáe]$/;
    const endings = language === 'pl' ? /[ęą]$/ : /(u|i|ou)$/;
    for (const [id, { name, acc, gen }] of declined) {
      if (ANIMATE.includes(id)) expect(acc, id).toBe(gen);
      else if (feminine.test(head(name)) && !isPlural(language, id))
        expect(head(acc ?? name), id).toMatch(endings);
      else expect(acc, id).toBeUndefined();
    }
  });
});

test('Polish nouns in -nie and -cie, and those in -ość, decline alike', () => {
  for (const [id, noun] of nounsOf('pl')) {
    const { name, gen = '', few = '', many = '' } = formsOf(noun);
    const stem = head(name).replace(/[nc]ie$/, '');
    const soft = head(name).slice(stem.length, stem.length + 1) === 'n' ? 'ń' : 'ć';
    if (stem !== head(name) && !isPlural('pl', id))
      expect([gen, few, many].map(head), id).toEqual([
        head(name).replace(/e$/, 'a'),
        head(name).replace(/e$/, 'a'),
        stem + soft,
      ]);
    if (/ość$/.test(name)) {
      expect(
        [few, many].map((form) => form.split(' ').at(-1)),
        id,
      ).toEqual(Array(2).fill(gen.split(' ').at(-1)));
      expect(gen, id).toMatch(/ości$/);
    }
  }
});

test('Czech nouns in -ost decline alike', () => {
  for (const [id, noun] of nounsOf('cs')) {
    const { name, gen, few, other } = formsOf(noun);
    if (!/ost$/.test(name)) continue;
    const last = name.split(' ').at(-1);
    expect(
      [gen, few, other].map((form) => form?.split(' ').at(-1)),
      id,
    ).toEqual([`${last}i`, `${last}i`, `${last}í`]);
  }
});
