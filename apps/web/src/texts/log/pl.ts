// The log in Polish.

import { plural } from '../format.ts';
import type { Log } from './en.ts';

const lines = (n: number): string =>
  plural('pl', n, {
    one: 'wcześniejszy wiersz',
    few: 'wcześniejsze wiersze',
    many: 'wcześniejszych wierszy',
    other: 'wcześniejszych wierszy',
  });

export const log: Log = {
  title: 'Co się wydarzyło',
  how: 'jak?',
  earlier: (n) => `Pokaż ${lines(n)}`,
};
