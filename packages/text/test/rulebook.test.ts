// The rulebook as a page shows it: whole, linked, and true to docs/RULES.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHASES } from '@mad-king/language';
import { LANGUAGES } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { namedIn } from '../src/rulebook/links.ts';
import { TERMS } from '../src/rulebook/terms.ts';
import { faultsOfSentence, PAGES, RULEBOOKS, RULES, speakers } from './language.ts';

const docs = readFileSync(join(import.meta.dirname, '../../../docs/RULES.md'), 'utf8');
const rowsOf = (heading: string): string[][] =>
  docs
    .slice(docs.indexOf(heading))
    .split(/\n## /)[0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1));
const english = RULEBOOKS.en;

describe.each(speakers)('%s', (id, say) => {
  const book = RULEBOOKS[id];

  test('every rule that a text names has a section of its own', () => {
    const named = book.rules().flatMap(({ text, tournament }) => namedIn(`${text} ${tournament}`));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !(name in RULES[id]))).toEqual([]);
    for (const { rule } of [...book.glance.turn, ...book.glossary.entries, ...book.example.steps])
      expect(RULES[id], rule).toHaveProperty([rule]);
  });

  test('sections lead where the English ones lead, and are as deep', () => {
    const shape = (rules: typeof book) =>
      rules.rules().map(({ id: rule, depth, tournament, links }) => ({
        rule,
        depth,
        both: tournament !== null,
        links: [...links].sort(),
      }));
    expect(shape(book)).toEqual(shape(english));
  });

  test('a section knows its depth; only what is for playing has a paragraph for tournaments', () => {
    const rules = book.rules();
    for (const { depth } of rules) expect(['playing', 'tournament']).toContain(depth);
    expect(rules.filter(({ depth, tournament }) => depth === 'tournament' && tournament !== null)).toEqual(
      [],
    );
    expect(rules.some(({ depth }) => depth === 'tournament')).toBe(true);
    for (const rule of ['R2', 'R15', 'R15.4', 'R9.4', 'R11'])
      expect(book.rule(rule)?.depth, rule).toBe('playing');
    for (const rule of ['R13.7', 'R14.5', 'R15.9', 'ED']) expect(book.rule(rule)?.depth).toBe('tournament');
  });

  test('the turn has the eight phases, each with its rule', () => {
    const { turn } = book.glance;
    expect(turn.map(({ rule }) => book.rule(rule)?.title)).toEqual(PHASES.map((phase) => say.phase(phase)));
    expect(new Set(turn.map(({ name }) => name)).size).toBe(PHASES.length);
  });

  test('every sentence is whole', () => {
    const sentences = [
      book.glance.aim,
      ...book.glance.turn.map(({ text }) => text),
      ...book.glance.damage.map(({ text }) => text),
      ...book.glossary.entries.map(({ text }) => text),
      ...book.example.steps.map(({ text }) => text),
      ...book.rules().flatMap(({ text, tournament }) => [text, ...(tournament === null ? [] : [tournament])]),
    ];
    expect(sentences.flatMap((text) => faultsOfSentence([{ text }]))).toEqual([]);
    const labels = [book.example.title, ...book.example.steps.map(({ label }) => label)];
    expect(labels.filter((label) => /[{}]|!:/.test(label))).toEqual([]);
  });

  test('nothing of it stays English', () => {
    if (id === 'en') return;
    const same = book.glossary.entries.filter(
      ({ id: term, text }) => text === PAGES.en.glossary[term as keyof typeof PAGES.en.glossary],
    );
    expect(same).toEqual([]);
    expect(book.glance.turn.map(({ text }) => text)).not.toEqual(english.glance.turn.map(({ text }) => text));
  });

  test('links are cut out of a text without a loss', () => {
    for (const { text, links } of book.rules()) {
      const pieces = book.pieces(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) if ('rule' in piece) expect(links).toContain(piece.rule);
    }
  });
});

test('the glossary has every term of the rulebook in all languages', () => {
  const printed = rowsOf('## GL Glossary').filter(
    ([first]) => first !== 'English' && !first.startsWith('---'),
  );
  const ours = TERMS.trim()
    .split('\n')
    .map((line) => line.split(' | '));
  expect(printed).toHaveLength(127);
  expect(ours.map((cells) => cells.length)).toEqual(printed.map(() => 2 + LANGUAGES.length));
  // A dash: not in the seeds, so the term is ours.
  expect(
    ours
      .map(([, , ...terms]) => terms)
      .map((terms, i) => terms.map((term, k) => (printed[i][k].startsWith('-') ? printed[i][k] : term))),
  ).toEqual(printed);
  for (const id of LANGUAGES) {
    const { entries, first } = RULEBOOKS[id].glossary;
    expect(entries).toHaveLength(printed.length);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(printed.length);
    expect(first.length).toBeGreaterThanOrEqual(4);
    for (const { term, terms, text } of entries) {
      expect(terms[id]).toBe(term);
      for (const name of Object.values(terms)) expect(name).toMatch(/\p{L}|½/u);
      expect(text).toMatch(/[.]$/);
    }
  }
});

test('the worked example adds up', () => {
  const { steps, subtotal } = english.example;
  const number = (amount: string) => Number(amount.replace('−', '-'));
  const sum = steps
    .filter(({ kind }) => kind === 'add' || kind === 'subtract')
    .reduce((total, { amount }) => total + number(amount), 0);
  const half = Math.ceil(sum / 2);
  const count = (kind: string) => steps.filter((step) => step.kind === kind).length;
  const halves = count('half') + count('back');
  expect(sum).toBe(subtotal);
  expect(steps.find(({ kind }) => kind === 'halves')?.amount).toBe(Array(halves).fill(half).join(' · '));
  for (const id of LANGUAGES) {
    const end = RULEBOOKS[id].example.steps.at(-1)?.amount.match(/\d+/g)?.map(Number);
    expect(end).toEqual([Math.max(0, sum - half * count('half')), half * count('back')]);
  }
});

test('names in the worked example are those of the game', () => {
  const labels = RULEBOOKS.pl.example.steps.map(({ label }) => label);
  expect(labels[0]).toContain('Obezwładnienie');
  expect(labels[3]).toContain('Boska obrona III');
});
