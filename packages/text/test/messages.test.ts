// The catalogues: complete, translated, with the same things in their messages.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heroes, sharedCards } from '@mad-king/heroes';
import { LANGUAGES, type Language, namesByHero, withNames } from '@mad-king/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { names as csNames } from '../src/messages/cs/names.ts';
import { ownNames as csOwn } from '../src/messages/cs/own-names.ts';
import { names as plNames } from '../src/messages/pl/names.ts';
import { ownNames as plOwn } from '../src/messages/pl/own-names.ts';
import { names as ptNames } from '../src/messages/pt-BR/names.ts';
import { ownNames as ptOwn } from '../src/messages/pt-BR/own-names.ts';
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
      return CONTENT.filter((arg) => wanted.has(arg) && !given.has(arg)).map((arg) => `${key}: {${arg}}`);
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

test('the names that the sheets give are the ones we use', () => {
  const wrong: string[] = [];
  for (const hero of heroes) {
    const sheet = readFileSync(join(root, `packages/heroes/sheets/${hero.id}.yaml`), 'utf8');
    for (const entry of sheet.split(/^\s+- (?=id: )/m)) {
      const id = /^id: (\S+)/.exec(entry)?.[1] ?? '';
      const given = /^\s+names: \{ (.*) \}/m.exec(entry)?.[1] ?? '';
      for (const [, lang, quoted] of given.matchAll(/(\w+): ("[^"]*"|[^,]*)/g)) {
        const { names } = LANGUAGE[lang as 'pl' | 'cs'];
        const key = `${hero.id}.${id}`;
        const ours = names.tokens[id] ?? names.abilities[key] ?? names.cards[key];
        if (ours !== quoted.replaceAll('"', '').trim()) wrong.push(`${key} ${lang}: ${quoted}, not ${ours}`);
      }
    }
  }
  expect(wrong).toEqual([]);
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

const NAMES = {
  pl: { official: plNames, own: plOwn },
  'pt-BR': { official: ptNames, own: ptOwn },
  cs: { official: csNames, own: csOwn },
};

describe.each(others)('the names in %s', (id) => {
  const { names } = LANGUAGE[id];
  const all = {
    heroes: heroes.map((hero) => hero.id),
    abilities: heroes.flatMap((hero) => hero.abilities.map((ability) => `${hero.id}.${ability.id}`)),
    cards: [
      ...sharedCards.map((card) => card.id),
      ...heroes.flatMap((hero) => hero.cards.map((card) => `${hero.id}.${card.id}`)),
    ],
    tokens: heroes.flatMap((hero) => hero.tokens.map((token) => token.id)),
    symbols: heroes.flatMap((hero) => hero.dice.map((symbol) => `${hero.id}.${symbol}`)),
  };

  test.each(Object.keys(all) as (keyof typeof all)[])(
    'belong to %s that exist, and to all of them',
    (part) => {
      expect(Object.keys(names[part]).sort()).toEqual([...new Set(all[part])].sort());
    },
  );

  test('tell things apart: tokens, and whatever else lies on one table of a hero', () => {
    const twice = (list: readonly string[]): string[] => list.filter((name, i) => list.indexOf(name) !== i);
    expect(twice(Object.values(names.tokens))).toEqual([]);
    expect(twice(Object.values(names.heroes))).toEqual([]);
    for (const { id: hero, abilities, cards, dice } of heroes) {
      const named = [
        ...abilities.map((ability) => names.abilities[`${hero}.${ability.id}`]),
        ...cards.map((card) => names.cards[`${hero}.${card.id}`]),
      ];
      // What stands on both sides of a board has one name in English too.
      const inEnglish = twice([...abilities, ...cards].map(({ name }) => name));
      expect.soft(twice(named), hero).toHaveLength(inEnglish.length);
      expect.soft(twice([...new Set(dice)].map((symbol) => names.symbols[`${hero}.${symbol}`]))).toEqual([]);
    }
  });

  test('can be had hero by hero', () => {
    const { shared, own } = namesByHero(names, heroes);
    expect(withNames(shared, ...Object.values(own))).toEqual(names);
    const { abilities, tokens } = own.pyromancer;
    expect(Object.keys(abilities ?? {})).toContain('pyromancer.fireball');
    expect(Object.keys(abilities ?? {})).not.toContain('barbarian.smack');
    // What stands on several leaflets comes with each of them.
    expect(Object.keys(tokens ?? {})).toContain('stun');
    expect(own.barbarian.tokens).toHaveProperty('stun');
  });

  test('are our own only where there is no official one', () => {
    const { official, own } = NAMES[id as keyof typeof NAMES];
    for (const part of Object.keys(all) as (keyof typeof all)[])
      expect(Object.keys(own[part]).filter((key) => key in official[part])).toEqual([]);
  });
});
