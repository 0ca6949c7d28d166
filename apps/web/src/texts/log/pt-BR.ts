// The log in Brazilian Portuguese.

import { plural } from '../format.ts';
import type { Log } from './en.ts';

const lines = (n: number): string =>
  plural('pt-BR', n, { one: 'linha anterior', other: 'linhas anteriores' });

export const log: Log = {
  title: 'O que aconteceu',
  how: 'como?',
  earlier: (n) => `Mostrar ${lines(n)}`,
};
