import { expect, it } from 'vitest';
import { date, figure, percent, plural } from './format.ts';

const plainly = (words: string): string => words.replace(/\s/g, ' ');

it('writes chances as each language does', () => {
  expect(percent('en')(0.98436, 1)).toEqual(['98', '.4%']);
  expect(percent('pl')(0.98436, 1)).toEqual(['98', ',4%']);
  expect(percent('pt-BR')(0.98436, 1)).toEqual(['98', ',4%']);
  expect(percent('cs')(0.98436, 1).map(plainly)).toEqual(['98', ',4 %']);
});

it('writes numbers with a true minus and at most one decimal', () => {
  expect(figure('en', -0.94)).toBe('−0.9');
  expect(figure('pl', -0.94)).toBe('−0,9');
  expect(figure('cs', 3)).toBe('3');
  expect(figure('pt-BR', 3, { steady: true })).toBe('3,0');
  expect([2.04, 0.04, -2].map((n) => figure('en', n, { signed: true }))).toEqual(['+2', '0', '−2']);
});

it('leaves out what is nought, and shows more of what is tiny', () => {
  expect(percent('en')(0.5, 2)).toEqual(['50', '%']);
  expect(percent('en')(0, 1)).toEqual(['0', '%']);
  expect(percent('en')(0.00131, 0)).toEqual(['0', '.13%']);
});

it('counts in the forms of the language', () => {
  const karty = (n: number): string => plural('pl', n, { one: 'karta', few: 'karty', other: 'kart' });
  expect([1, 2, 5, 12, 22, 25].map(karty)).toEqual([
    '1 karta',
    '2 karty',
    '5 kart',
    '12 kart',
    '22 karty',
    '25 kart',
  ]);
  const karet = (n: number): string => plural('cs', n, { one: 'karta', few: 'karty', other: 'karet' });
  expect([1, 4, 5, 22].map(karet)).toEqual(['1 karta', '4 karty', '5 karet', '22 karet']);
});

it('writes dates as each language does', () => {
  const noon = new Date(2026, 2, 5, 12, 30).getTime();
  expect(plainly(date('en')(noon))).toBe('Mar 5, 2026, 12:30 PM');
  expect(plainly(date('pl')(noon))).toBe('5 mar 2026, 12:30');
  expect(plainly(date('cs')(noon))).toBe('5. 3. 2026 12:30');
});
