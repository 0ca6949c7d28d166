import { expect, test } from 'vitest';
import { difference } from './difference.ts';

const shown = (before: string, after: string): string[] =>
  difference([{ text: before }], [{ text: after }]).map(
    ({ is, words }) => `${is}:${words.map((word) => ('text' in word ? word.text : '')).join('')}`,
  );

test('a number that grows stands beside the one it was', () => {
  expect(shown('Inflict 1 Nanite. Deal 7 damage.', 'Inflict 2 Nanite. Deal 7 damage.')).toEqual([
    'same:Inflict',
    'gone: 1',
    'new: 2',
    'same: Nanite. Deal 7 damage.',
  ]);
});

test('what is added and what is left out', () => {
  expect(shown('Deal 7 damage.', 'Deal 7 damage. Draw 1.')).toEqual(['same:Deal 7 damage.', 'new: Draw 1.']);
  expect(shown('Roll 1. Deal 7.', 'Deal 7.')).toEqual(['gone:Roll 1.', 'same:Deal 7.']);
  expect(shown('Heal 2.', 'Heal 2.')).toEqual(['same:Heal 2.']);
});
