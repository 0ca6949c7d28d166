// Something played on the table step by step, in Czech.

import type { Theatre } from './en.ts';

export const theatre: Theatre = {
  back: 'Zpět',
  next: 'Dále',
  play: 'Přehrát',
  pause: 'Pozastavit',
  step: (n, all) => `${n} z ${all}`,
  toRule: (rule) => `Zpět k ${rule}`,
  asks: (name, move) => `${name}: „${move}?“`,
};
