// The log in English.

import { plural } from '../format.ts';

const lines = (n: number): string => plural('en', n, { one: 'earlier line', other: 'earlier lines' });

export const log = {
  title: 'What happened',
  how: 'how?',
  earlier: (n: number) => `Show ${lines(n)}`,
};

export type Log = typeof log;
