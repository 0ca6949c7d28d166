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
const damage = (n: number): string =>
  plural('pl', n, { one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażeń' });

export const log: Log = {
  title: 'Co się wydarzyło',
  how: 'jak?',
  reachedYou: (n) => `Jak trafiło w ciebie: ${damage(n)}`,
  reached: (n) => `Skąd się wzięło: ${damage(n)}`,
  earlier: (n) => `Pokaż ${lines(n)}`,
};
