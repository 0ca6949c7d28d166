// The rulebook is whole: every rule is shown by a scenario, or exempt.yaml says why not.

import { coverage } from '@mad-king/lab';
import { expect, test } from 'vitest';

const { rules, uncovered, needless, problems } = coverage();

test('the rules are found', () => {
  const ids = rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ['R1.1', 'R6.4', 'R17.7.4', 'SC-18', 'SC-N8', 'ED-20', 'ED-N3', 'RUL-85', 'V-43', 'EX-28'])
    expect(ids).toContain(id);
});

test('scenarios and exemptions cite rules that exist', () => {
  expect(problems).toEqual([]);
});

test('every rule has a scenario or a reason', () => {
  expect(uncovered).toEqual([]);
});

test('no rule is excused that a scenario shows', () => {
  expect(needless).toEqual([]);
});
