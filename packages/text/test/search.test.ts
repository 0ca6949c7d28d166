// The search over the rules, measured by questions of players.

import { LANGUAGES, type LanguageId } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { FRESH } from './fresh-questions.ts';
import { RULEBOOKS } from './language.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** Answers that people look at. */
const SEEN = 3;

const missed = (id: LanguageId, questions: readonly Question[]): string[] =>
  questions.flatMap((question) => {
    const answers = RULEBOOKS[id].search(question[id]).slice(0, SEEN);
    const isAnswered = answers.some(({ rule }) => question.rules.includes(rule));
    return isAnswered ? [] : [`${question[id]}: ${answers.map(({ rule }) => rule).join(' ')}`];
  });

/** Questions that may go without an answer among the first three. */
const MISSED: Record<LanguageId, number> = { en: 5, pl: 10, 'pt-BR': 10, cs: 10 };
const MISSED_FRESH: Record<LanguageId, number> = { en: 2, pl: 4, 'pt-BR': 4, cs: 5 };

describe.each(LANGUAGES)('%s', (id) => {
  test('answers fifty questions of players', () => {
    expect(QUESTIONS).toHaveLength(50);
    const without = missed(id, QUESTIONS);
    expect(without.length, without.join('\n')).toBeLessThanOrEqual(MISSED[id]);
  });

  test('answers questions it was not made for', () => {
    const without = missed(id, FRESH);
    expect(without.length, without.join('\n')).toBeLessThanOrEqual(MISSED_FRESH[id]);
  });

  test('answers with sentences of the rule', () => {
    for (const question of QUESTIONS)
      for (const { rule, text } of RULEBOOKS[id].search(question[id])) {
        const section = RULEBOOKS[id].rule(rule);
        expect(`${section?.text} ${section?.tournament}`).toContain(text);
      }
  });

  test('finds every section by its title', () => {
    for (const { id: rule, title } of RULEBOOKS[id].rules()) {
      const found = RULEBOOKS[id].search(title).slice(0, SEEN);
      expect(
        found.map((answer) => answer.rule),
        title,
      ).toContain(rule);
    }
  });

  test('finds terms, with and without accents', () => {
    for (const { term, rule } of RULEBOOKS[id].glossary.first) {
      const bare = term.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      expect(
        RULEBOOKS[id].search(term).map((answer) => answer.rule),
        term,
      ).toContain(rule);
      expect(RULEBOOKS[id].search(bare)).toEqual(RULEBOOKS[id].search(term));
    }
  });
});

test('slips, unfinished words and nonsense', () => {
  const first = (question: string) => RULEBOOKS.en.search(question)[0]?.rule;
  expect(first('undefndable')).toBe('R11');
  expect(first('undefend')).toBe('R11');
  expect(first('compnaion')).toBe('R8');
  expect(first('R13.4')).toBe('R13.4');
  expect(first('or')).toBe('R10.6');
  expect(first('')).toBeUndefined();
  expect(first('what is the')).toBeUndefined();
  expect(first('qzxv')).toBeUndefined();
});
