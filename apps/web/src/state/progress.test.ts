import { expect, test } from 'vitest';
import { readProgress } from './progress.ts';

test('what is stored and makes sense is read', () => {
  const one = { step: 3, spent: 1200, done: null, at: 5 };
  expect(readProgress(JSON.stringify({ 'first-duel': one }))).toEqual({ 'first-duel': one });
});

test.each([null, '', '[', '7', '{"a":1}', '{"a":{"step":-1,"spent":0,"done":null,"at":0}}'])(
  '%s is no progress',
  (text) => {
    expect(readProgress(text)).toEqual({});
  },
);
