// The words of the wall: complete sentences, names of their own, in the terms of the language.

import type { LanguageId } from '@mad-king/language';
import type { FeatsWords } from '@mad-king/text/feats';
import { feats as cs } from '@mad-king/text/feats/cs';
import { feats as en } from '@mad-king/text/feats/en';
import { feats as pl } from '@mad-king/text/feats/pl';
import { feats as ptBR } from '@mad-king/text/feats/pt-BR';
import { strayTerms } from '@mad-king/text/terms';
import { describe, expect, test } from 'vitest';

const WORDS: Record<LanguageId, FeatsWords> = { en, pl, 'pt-BR': ptBR, cs };

describe.each(Object.entries(WORDS) as [LanguageId, FeatsWords][])('feats in %s', (language, words) => {
  const all = Object.values(words);

  test('names differ and are short', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { name } of all) expect(name, name).toMatch(/^\p{Lu}.{1,27}[^.]$/u);
  });

  test('what is said and how to get it are sentences', () => {
    for (const { words: said, how } of all)
      for (const text of [said, how]) {
        expect(text, text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text.length, text).toBeLessThanOrEqual(140);
        expect(strayTerms(language, text)).toEqual([]);
      }
  });

  test('nothing was left in English', () => {
    if (language === 'en') return;
    for (const [id, { words: said, how }] of Object.entries(words)) {
      const english = en[id as keyof FeatsWords];
      expect(said).not.toBe(english.words);
      expect(how).not.toBe(english.how);
    }
  });
});
