// The log in Czech.

import { plural } from '../format.ts';
import type { Log } from './en.ts';

const lines = (n: number): string =>
  plural('cs', n, { one: 'dřívější řádek', few: 'dřívější řádky', other: 'dřívějších řádků' });

export const log: Log = {
  title: 'Co se stalo',
  how: 'jak?',
  earlier: (n) => `Zobrazit ${lines(n)}`,
};
