// The page in a language that nobody speaks, in place of English (words.ts): for tests.

import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import type { Hero, Lore, Noun } from '@mad-king/language';
import type { Plugin } from 'vite';
import { translated } from './sources.ts';
import { BEGINS, ENDS, pseudo, pseudoMessage } from './words.ts';

const bracketed = (text: string): string => BEGINS + pseudo(text) + ENDS;

const noun = (given: Noun): Noun =>
  typeof given === 'string'
    ? pseudo(given)
    : { ...given, name: pseudo(given.name), ...(given.other && { other: pseudo(given.other) }) };

const named = (things: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(things.map(({ id, name }) => [id, pseudo(name)]));

/** English names stand in the data; here they are told like those of any other language. */
const loreOf = (hero: Hero): Lore => {
  const { line, phrases = {}, own } = lore.en.heroes[hero.id];
  const tokens = hero.tokens.map(({ id, name }) => [id, noun(own?.tokens?.[id] ?? name)]);
  return {
    line: pseudo(line),
    phrases: Object.fromEntries(Object.entries(phrases).map(([id, text]) => [id, pseudoMessage(text)])),
    own: {
      hero: pseudo(hero.name),
      abilities: named(hero.abilities),
      cards: named(hero.cards),
      tokens: Object.fromEntries(tokens),
      symbols: Object.fromEntries(hero.dice.map((symbol) => [symbol, pseudo(symbol.replaceAll('-', ' '))])),
    },
  };
};

type Translate = (code: string, path: RegExpExecArray) => string;

const asLore = (told: unknown): string => `export const lore = ${JSON.stringify(told)};`;

/** In the table of terms: what stands after a term's id and its rule. */
const ENGLISH_TERM = /(?<=^[\w-]+ \| [\w.-]+ \| )[^|\n]+(?= \|)/gm;

/** Texts of English, by where they come from. */
const SOURCES: readonly [path: RegExp, translate: Translate][] = [
  [/\/apps\/web\/src\/texts\/[\w-]+\/en\.ts$/, (code) => translated(code, bracketed)],
  // How people ask is not said by anybody.
  [/\/packages\/text\/src\/messages\/en\/asking\.ts$/, (code) => code],
  [/\/packages\/text\/src\/messages\/en\/.*\.ts$/, (code) => translated(code, pseudoMessage)],
  [/\/packages\/heroes\/src\/shared\/en\.ts$/, () => asLore({ own: { cards: named(sharedCards) } })],
  [/\/packages\/heroes\/src\/[\w-]+\/profile\/en\.ts$/, (code) => translated(code, pseudo)],
  [
    /\/packages\/heroes\/src\/([\w-]+)\/en\.ts$/,
    (_, [, id]) => asLore(loreOf(heroes.find((hero) => hero.id === id) as Hero)),
  ],
  [
    /\/packages\/text\/src\/rulebook\/terms\.ts$/,
    (code) => code.replaceAll(ENGLISH_TERM, (term) => pseudo(term)),
  ],
  [/virtual:lines\/en$/, (code) => translated(code, pseudo)],
  [/virtual:lesson-words\/.*\/en$/, (code) => translated(code, pseudo)],
  [/virtual:(roster|lessons)$/, (code) => translated(code, pseudo, (keys) => keys.includes('en'))],
];

export const pseudoLanguage = (): Plugin => ({
  name: 'mad-king-pseudo',
  enforce: 'pre',
  transform(code, id) {
    for (const [path, translate] of SOURCES) {
      const found = path.exec(id.replaceAll('\\', '/'));
      if (found !== null) return { code: translate(code, found), map: null };
    }
    return null;
  },
});
