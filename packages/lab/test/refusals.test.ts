// Refusals name rules, and the rules exist.

import type { IllegalReason } from '@mad-king/engine';
import { because, ILLEGAL, rulesAgainst } from '@mad-king/engine/inside';
import { expect, test } from 'vitest';
import { allRules } from '../src/rulebook.ts';

const REASONS = Object.keys(ILLEGAL) as IllegalReason[];
const WORDS = ['play', 'sell', 'spend', 'use', 'activate', 'keep', 'defend', 'target', 'done'];

test('every rule behind a refusal is one of docs/RULES.md', () => {
  const known = new Set(allRules().map(({ id }) => id));
  for (const reason of REASONS)
    for (const word of WORDS)
      for (const rule of rulesAgainst(reason, `${word} something`)) expect(known).toContain(rule);
});

test('only what no rule speaks of goes without one', () => {
  const bare = REASONS.filter((reason) => rulesAgainst(reason, 'play six-it').length === 0);
  expect(bare).toEqual(['not-listed', 'not-in-hand', 'unreadable']);
});

test.each<[IllegalReason, string, string]>([
  ['level', 'play smack-ii', 'this level or a higher one is in play (R6.3.4)'],
  ['wrong-moment', 'play get-some', 'this is not its moment (R6.4)'],
  ['wrong-moment', 'sell get-some', 'this is not its moment (R5.6)'],
  ['wrong-moment', 'activate smack 1', 'this is not its moment (R15.4.3)'],
  ['too-expensive', 'play six-it', 'it costs more than there is (R4.3)'],
  ['no-effect', 'play buh-bye', 'it could do nothing now (R6.2.3)'],
  ['not-allowed', 'play six-it', 'something forbids it (R1.10, R16.1)'],
  ['not-listed', 'option 3', 'it is not among the legal choices'],
])('%s: %s', (reason, choice, words) => {
  expect(because(reason, choice)).toBe(words);
});
