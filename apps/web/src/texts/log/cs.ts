// The log in Czech.

import { plural } from '../format.ts';
import type { Log } from './en.ts';

const lines = (n: number): string =>
  plural('cs', n, { one: 'dřívější řádek', few: 'dřívější řádky', other: 'dřívějších řádků' });

export const log: Log = {
  title: 'Co se stalo',
  how: 'jak?',
  reachedYou: (n) => `Jak tě zasáhlo ${n} zranění`,
  reached: (n) => `Jak vzniklo ${n} zranění`,
  earlier: (n) => `Zobrazit ${lines(n)}`,
};
