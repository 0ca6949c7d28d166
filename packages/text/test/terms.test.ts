// What the log, questions and damage say, held against the terms of each language.

import { strayTerms, TERMS } from '@mad-king/text/terms';
import { describe, expect, test } from 'vitest';
import { LANGUAGE, speakers } from './language.ts';

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);

describe.each(speakers)('%s', (language) => {
  test.each(['events', 'decisions', 'damage'] as const)('%s', (subject) => {
    // A declaration is taken back by whoever made it.
    const { withdrawn: _, ...events } = LANGUAGE[language].messages.events;
    const said = subject === 'events' ? events : LANGUAGE[language].messages[subject];
    expect(leaves(said).flatMap((words) => strayTerms(language, words))).toEqual([]);
  });
});

test('every term finds what it forbids, and nothing in what it asks for', () => {
  expect(strayTerms('cs', 'Hráč smí hrát')).toHaveLength(1);
  expect(strayTerms('cs', 'K smíchu, čingischán')).toEqual([]);
  expect(strayTerms('pt-BR', 'Toque nos dados que quer guardar.')).toHaveLength(1);
  expect(strayTerms('pt-BR', 'Olhe o seu deck')).toHaveLength(1);
  expect(strayTerms('pt-BR', 'O guardião e seu deck')).toEqual([]);
  expect(strayTerms('en', 'This is no attack.')).toHaveLength(1);
  expect(strayTerms('pl', '17% na zapobiegnięcie')).toHaveLength(1);
  for (const terms of Object.values(TERMS)) for (const { rather } of terms) expect(rather).not.toBe('');
});
