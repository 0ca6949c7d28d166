// The catalogues: complete, translated, with the same things in their messages.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@mad-king/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { LANGUAGE, RULES } from './language.ts';

type Tree = { [key: string]: string | Tree };

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value] as [string, string]] : flat(value, at);
  });

const messagesOf = (language: Language): Map<string, string> =>
  new Map(flat(language.messages as unknown as Tree));
const english = messagesOf(LANGUAGE.en);
const others = LANGUAGES.filter((id) => id !== 'en');

/** Messages that are truly the same in English and in another language. */
const SAME: Record<string, readonly string[]> = {
  pl: ['words.box.marvel'],
  'pt-BR': ['words.box.marvel', 'words.damageType.normal', 'things.price.none'],
  cs: ['words.box.marvel'],
};

/** Letters outside of placeholders: without any there is nothing to translate. */
const hasWords = (message: string): boolean => {
  let depth = 0;
  return [...message].some((letter) => {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    return depth === 0 && /\p{L}/u.test(letter);
  });
};

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
const argumentsOf = (elements: readonly Element[], found = new Set<string>()): Set<string> => {
  for (const element of elements) {
    const isText = !('value' in element) || element.type === LITERAL;
    if (!isText) found.add(element.value as string);
    if ('options' in element)
      for (const option of Object.values(element.options)) argumentsOf(option.value, found);
  }
  return found;
};
const LITERAL = 0;
const inMessage = (message: string): Set<string> =>
  argumentsOf(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());

/** What a reader must not lose in translation. */
const CONTENT = [
  'token',
  'ability',
  'card',
  'cards',
  'symbol',
  'symbols',
  'what',
  'other',
  'body',
  'roll',
  'source',
  'name',
  'cp',
  'list',
  'dice',
  'die',
  'need',
  'phase',
  'cond',
  'from',
  'value',
  'effect',
  'price',
];

/** Other forms of the same noun. */
const FORMS: Record<string, readonly string[]> = {
  token: ['tokens', 'tokenAcc', 'tokenGen', 'counted'],
  die: ['dieGen'],
};

describe.each(others)('%s', (id) => {
  const translated = messagesOf(LANGUAGE[id]);

  test('has every message and no others', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('translates every message', () => {
    const same = [...translated]
      .filter(([key, message]) => message === english.get(key) && hasWords(message))
      .map(([key]) => key);
    expect(same).toEqual(SAME[id].filter((key) => same.includes(key)).sort(byOrder(same)));
    expect(SAME[id].filter((key) => !same.includes(key))).toEqual([]);
  });

  test('keeps what the English messages speak of', () => {
    const lost = [...translated].flatMap(([key, message]) => {
      const wanted = inMessage(english.get(key) ?? '');
      const given = inMessage(message);
      const isSaid = (arg: string) => [arg, ...(FORMS[arg] ?? [])].some((form) => given.has(form));
      return CONTENT.filter((arg) => wanted.has(arg) && !isSaid(arg)).map((arg) => `${key}: {${arg}}`);
    });
    expect(lost).toEqual([]);
  });

  test('writes the rule reference anew, two to five sentences each', () => {
    const rules = RULES[id];
    for (const [key, { text }] of Object.entries(rules))
      expect.soft(text, key).not.toBe(RULES.en[key as keyof typeof rules].text);
  });
});

const byOrder = (order: readonly string[]) => (a: string, b: string) => order.indexOf(a) - order.indexOf(b);

const root = join(import.meta.dirname, '../../..');

test('the rule reference has every section of the rulebook and every shared card', () => {
  const rulebook = readFileSync(join(root, 'docs/RULES.md'), 'utf8');
  const sections = [...rulebook.matchAll(/^###? (R\d+(?:\.\d+)?) /gm)].map(([, id]) => id);
  const cards = [...rulebook.matchAll(/^\| (SC-\d+) \|/gm)].map(([, id]) => id);
  expect(sections.length).toBeGreaterThan(55);
  expect(cards).toHaveLength(18);
  expect([...sections, 'SC', ...cards].filter((id) => !(id in RULES.en))).toEqual([]);
});

describe.each(LANGUAGES)('the rule reference in %s', (id) => {
  test.each(Object.entries(RULES[id]))('%s', (_key, { title, text }) => {
    const sentences = text.split(/(?<=[.!?])\s+/);
    expect(title).not.toBe('');
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(text).toMatch(/[.!?]$/);
    expect(text).not.toMatch(/ {2}/);
  });
});
