// Our messages are a small part of ICU's: whatever we say is what the whole library would say.

import { lore } from '@mad-king/heroes/lore';
import { LANGUAGES, plain } from '@mad-king/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { formatter, type Values } from '../src/format.ts';
import { MessageError, type Part, parseMessage } from '../src/message.ts';
import { LANGUAGE } from './language.ts';

const NUMBERS = [0, 1, 2, 3, 5, 12, 22, 1000];

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

/** Every value of a message, with what it can be. What is counted somewhere is a number everywhere. */
const choices = (parts: readonly Part[], found = new Map<string, readonly (string | number)[]>()) => {
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'number') continue;
    const known = found.get(part.name) ?? [];
    if (part.kind === 'plural' || known === NUMBERS) found.set(part.name, NUMBERS);
    else if (part.kind === 'select')
      found.set(part.name, [...new Set([...known, ...Object.keys(part.cases)])]);
    else if (known.length === 0) found.set(part.name, ['Nyra']);
    if (part.kind !== 'value') for (const within of Object.values(part.cases)) choices(within, found);
  }
  return found;
};

/** One set of values for each thing a value can be, the others taking turns. */
const samples = (message: string): Values[] => {
  const wanted = [...choices(parseMessage(message))];
  const most = Math.max(1, ...wanted.map(([, list]) => list.length));
  return Array.from({ length: most * 2 }, (_, i) =>
    Object.fromEntries(
      wanted.map(([name, list], k) => [name, list[(i + k * (i >= most ? 1 : 0)) % list.length]]),
    ),
  );
};

describe.each(LANGUAGES)('%s', (id) => {
  test('says every message as the library does', () => {
    const say = formatter(id);
    const phrases = Object.values(lore[id].heroes).map(({ phrases = {} }) => phrases);
    for (const message of [LANGUAGE[id].messages, ...phrases].flatMap(leaves)) {
      const whole = new IntlMessageFormat(message, id, undefined, { ignoreTag: true });
      for (const values of samples(message)) {
        const expected = whole.format(values as Record<string, string | number>);
        expect(plain(say(message, values)), message).toBe(expected);
      }
    }
  });
});

test('quotes, numbers and nested choices', () => {
  const say = formatter('pl');
  const check = (message: string, values: Values = {}): void => {
    const whole = new IntlMessageFormat(message, 'pl', undefined, { ignoreTag: true });
    expect(plain(say(message, values))).toBe(whole.format(values as Record<string, string>));
  };
  check("it's {n}, isn''t it '{n}'?", { n: 3 });
  check('{n, plural, =0 {nic} one {# kość} few {# kości} many {# kości} other {# kości}} #', { n: 12345 });
  check('{a, select, x {{n, plural, one {# i {b}} other {# {b}}}} other {-}}', { a: 'x', n: 1, b: 'c' });
  check('{a, select, x {1} other {-}}', { a: 'unknown' });
});

test('segments stay what they are', () => {
  const icon = { icon: 'cp', label: 'CP' } as never;
  expect(formatter('en')('{n} {cp}!', { n: 2, cp: [icon] })).toEqual([{ text: '2 ' }, icon, { text: '!' }]);
});

test.each([
  '{',
  '{n',
  '}',
  '{n, date}',
  '{n, plural, one {x}}',
  '{n, plural, other {x}',
  '{n, plural other {x}}',
])('%s is no message', (message) => {
  expect(() => parseMessage(message)).toThrow(MessageError);
});

test('what is missing is an error', () => {
  const say = formatter('en');
  expect(() => say('{n}')).toThrow(/lacks a value for \{n\}/);
  expect(() => say('{n, plural, other {#}}', { n: 'x' })).toThrow(/needs a number/);
});
