// Names of tokens in the forms that sentences need.

import type { LanguageId, Noun } from '@mad-king/language';
import { catalogueOf, namesOf, plain, speaker } from '@mad-king/text';
import { expect, test } from 'vitest';
import { tokenAs, tokenName, tokensCounted } from '../src/voice.ts';
import { LANGUAGE } from './language.ts';

const voice = (language: LanguageId, noun: Noun) =>
  speaker(LANGUAGE[language], catalogueOf([], []), namesOf({ own: { tokens: { it: noun } } })).voice;

const counted: [LanguageId, Noun, Record<number, string>][] = [
  [
    'pl',
    { name: 'Trucizna', acc: 'Truciznę', gen: 'Trucizny', few: 'Trucizny', many: 'Trucizn' },
    { 1: 'Truciznę', 2: 'Trucizny', 4: 'Trucizny', 5: 'Trucizn', 12: 'Trucizn', 22: 'Trucizny' },
  ],
  [
    'cs',
    { name: 'Jiskra', acc: 'Jiskru', gen: 'Jiskry', few: 'Jiskry', other: 'Jisker' },
    { 1: 'Jiskru', 2: 'Jiskry', 4: 'Jiskry', 5: 'Jisker', 22: 'Jisker' },
  ],
  ['en', { name: 'Time Bomb', other: 'Time Bombs' }, { 1: 'Time Bomb', 2: 'Time Bombs', 5: 'Time Bombs' }],
  ['pt-BR', 'Evasivo', { 1: 'Evasivo', 2: 'Evasivo' }],
  ['pl', { name: 'Nyra', acc: 'Nyrę' }, { 1: 'Nyrę', 2: 'Nyrę' }],
];

test.each(counted)('%s: after numbers', (language, noun, forms) => {
  const v = voice(language, noun);
  const said = Object.keys(forms).map((n) => [n, plain(tokensCounted(v, 'it', Number(n)))]);
  expect(Object.fromEntries(said)).toEqual(forms);
});

test('in a case: the name stands for a form that is not given', () => {
  const v = voice('pl', { name: 'Odwet', gen: 'Odwetu' });
  expect((['nom', 'acc', 'gen'] as const).map((form) => plain(tokenAs(v, 'it', form)))).toEqual([
    'Odwet',
    'Odwet',
    'Odwetu',
  ]);
  expect(tokenName(v, 'it')).toBe('Odwet');
});

test('the icon is that of the token, whatever its label', () => {
  const v = voice('pl', { name: 'Nyra', acc: 'Nyrę' });
  expect(tokenAs(v, 'it', 'acc')).toEqual([{ icon: 'token', id: 'it', label: 'Nyrę' }]);
  expect(tokensCounted(v, 'it', 1)).toEqual([{ icon: 'token', id: 'it', label: 'Nyrę' }]);
});
