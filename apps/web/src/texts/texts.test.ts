// Every text in every language: translated, well set, and right for any number.

import type { LanguageId } from '@mad-king/text';
import { strayTerms } from '@mad-king/text/terms';
import { describe, expect, it } from 'vitest';
import { after as afterCs } from './after/cs.ts';
import { after as afterEn } from './after/en.ts';
import { after as afterPl } from './after/pl.ts';
import { after as afterPtBR } from './after/pt-BR.ts';
import { cs } from './cs.ts';
import { en, type Texts } from './en.ts';
import { learn as learnCs } from './learn/cs.ts';
import { learn as learnEn } from './learn/en.ts';
import { learn as learnPl } from './learn/pl.ts';
import { learn as learnPtBR } from './learn/pt-BR.ts';
import { online as onlineCs } from './online/cs.ts';
import { online as onlineEn } from './online/en.ts';
import { online as onlinePl } from './online/pl.ts';
import { online as onlinePtBR } from './online/pt-BR.ts';
import { person as personCs } from './person/cs.ts';
import { person as personEn } from './person/en.ts';
import { person as personPl } from './person/pl.ts';
import { person as personPtBR } from './person/pt-BR.ts';
import { pl } from './pl.ts';
import { ptBR } from './pt-BR.ts';
import { rules as rulesCs } from './rules/cs.ts';
import { rules as rulesEn } from './rules/en.ts';
import { rules as rulesPl } from './rules/pl.ts';
import { rules as rulesPtBR } from './rules/pt-BR.ts';
import { stakes as stakesCs } from './stakes/cs.ts';
import { stakes as stakesEn } from './stakes/en.ts';
import { stakes as stakesPl } from './stakes/pl.ts';
import { stakes as stakesPtBR } from './stakes/pt-BR.ts';
import { storyTurn as storyTurnCs } from './story-turn/cs.ts';
import { storyTurn as storyTurnEn } from './story-turn/en.ts';
import { storyTurn as storyTurnPl } from './story-turn/pl.ts';
import { storyTurn as storyTurnPtBR } from './story-turn/pt-BR.ts';

/** With what is loaded later. */
const LANGUAGES: Record<LanguageId, Texts> = {
  en: Object.assign({}, en, {
    rulesPage: rulesEn,
    learnPage: learnEn,
    person: personEn,
    stakes: stakesEn,
    after: afterEn,
    online: onlineEn,
    storyTurn: storyTurnEn,
  }),
  pl: Object.assign({}, pl, {
    rulesPage: rulesPl,
    learnPage: learnPl,
    person: personPl,
    stakes: stakesPl,
    after: afterPl,
    online: onlinePl,
    storyTurn: storyTurnPl,
  }),
  'pt-BR': Object.assign({}, ptBR, {
    rulesPage: rulesPtBR,
    learnPage: learnPtBR,
    person: personPtBR,
    stakes: stakesPtBR,
    after: afterPtBR,
    online: onlinePtBR,
    storyTurn: storyTurnPtBR,
  }),
  cs: Object.assign({}, cs, {
    rulesPage: rulesCs,
    learnPage: learnCs,
    person: personCs,
    stakes: stakesCs,
    after: afterCs,
    online: onlineCs,
    storyTurn: storyTurnCs,
  }),
};
type Translation = Exclude<LanguageId, 'en'>;
const TRANSLATIONS = (Object.keys(LANGUAGES) as LanguageId[]).filter((id) => id !== 'en');

/** Texts that are meant to be the same as in English, and in which languages. */
const EQUAL: Record<string, Translation[]> = {
  'heroes.boxes.marvel': ['pl', 'pt-BR', 'cs'],
  'after.review.joker': ['pl'],
  'hero.levels': ['pl', 'pt-BR', 'cs'],
  'person.quote': ['pt-BR'],
  'keys.enter': ['pl', 'pt-BR', 'cs'],
  'keys.escape': ['pl', 'pt-BR', 'cs'],
  'keys.undo': ['pl', 'pt-BR', 'cs'],
  'settings.keyNames.remove': ['pl', 'pt-BR', 'cs'],
  'settings.keyNames.tab': ['pl', 'pt-BR', 'cs'],
  'settings.keyNames.control': ['pl', 'pt-BR', 'cs'],
  labelled: ['pl', 'pt-BR', 'cs'],
  'stakes.turns': ['pl', 'pt-BR', 'cs'],
  'newGame.ways.draft': ['pl', 'pt-BR', 'cs'],
  'pace.normal': ['pt-BR'],
  'result.hidden.deck': ['pt-BR'],
  'about.licenceTitle': ['cs'],
  'about.software': ['cs'],
  'rulesPage.damage.subtotal': ['pt-BR'],
  'after.door.paste': ['pl', 'pt-BR'],
  'after.puzzle.number': ['pt-BR'],
  'theatre.asks': ['pt-BR'],
};

/** Numbers of every plural form in all languages, once for each parameter. */
const NUMBERS = [0, 1, 2, 3, 5, 12, 21, 22, 25, 112];

/** For functions that numbers cannot be given to. */
const SAMPLES: Record<string, unknown[][]> = {
  'after.chronicle.brought': [
    [{ added: 3, known: 0, unreadable: 0, left: 0, answers: 1 }],
    [{ added: 1, known: 2, unreadable: 4, left: 5, answers: 12 }],
  ],
  percent: [
    [0.5, 0],
    [0.98436, 2],
    [0.00004, 1],
  ],
};

type Leaf = string | readonly string[] | ((...args: unknown[]) => unknown);

const leaves = (value: unknown, path: string): [path: string, leaf: Leaf][] => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      leaves(inner, path === '' ? key : `${path}.${key}`),
    );
  return [[path, value as Leaf]];
};

/** The calls to try: each parameter in turn takes every number while the others stay at numbers of their own. */
const callsOf = (path: string, leaf: (...args: unknown[]) => unknown): unknown[][] => {
  const samples = SAMPLES[path];
  if (samples !== undefined) return samples;
  const usual = Array.from({ length: leaf.length }, (_, i) => 31 + i);
  return usual.flatMap((_, i) => NUMBERS.map((n) => usual.with(i, n)));
};

/** English tells how many parameters there are; a bound function hides its own. */
const ENGLISH = new Map(leaves(LANGUAGES.en, ''));

const said = (path: string, leaf: Leaf): string[] => {
  if (typeof leaf !== 'function') return [leaf].flat();
  const english = ENGLISH.get(path);
  if (typeof english !== 'function') throw new Error(`${path} is a function, but not in English`);
  return callsOf(path, english).map((args) => [leaf(...args)].flat().join(''));
};

const TEXTS = Object.entries(LANGUAGES).map(([language, texts]) => ({
  language: language as LanguageId,
  all: new Map(leaves(texts, '').map(([path, leaf]) => [path, said(path, leaf)])),
}));
const of = (wanted: LanguageId): Map<string, string[]> => {
  const found = TEXTS.find(({ language }) => language === wanted);
  if (found === undefined) throw new Error(wanted);
  return found.all;
};

const plainly = (words: string): string => words.replaceAll('\u00a0', ' ');

describe.each(TRANSLATIONS)('%s', (language) => {
  it('says the same things as English', () => {
    expect([...of(language).keys()]).toEqual([...of('en').keys()]);
  });

  it('is translated, apart from what is meant to be the same', () => {
    const same = [...of(language)].filter(([path, texts]) =>
      texts.every((text, i) => plainly(text) === plainly(of('en').get(path)?.[i] ?? '')),
    );
    const meant = Object.keys(EQUAL).filter((path) => EQUAL[path].includes(language));
    expect(same.map(([path]) => path).sort()).toEqual(meant.sort());
  });

  it('tells every number and name that English tells, and has its places', () => {
    for (const [path, texts] of of('en')) {
      if (path === 'date') continue;
      const told = (text: string): string[] => (text.match(/\d+|\{\w+\}/g) ?? []).sort();
      for (const [i, text] of texts.entries())
        expect(told(of(language).get(path)?.[i] ?? ''), `${path}: ${text}`).toEqual(told(text));
    }
  });
});

describe.each(TEXTS)('$language', ({ language, all }) => {
  it('says something, and nothing that only a program would say', () => {
    for (const [path, texts] of all)
      for (const text of texts) {
        expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|^ | $/);
      }
  });

  it('uses the signs of print', () => {
    for (const [path, texts] of all)
      for (const text of texts) expect(text, path).not.toMatch(/["'`]|\.\.\.| - /);
  });

  it('uses the terms of its language', () => {
    const stray = [...all].flatMap(([path, texts]) =>
      texts.flatMap((text) => strayTerms(language, text).map((fault) => `${path}: ${fault}`)),
    );
    expect(stray).toEqual([]);
  });
});
