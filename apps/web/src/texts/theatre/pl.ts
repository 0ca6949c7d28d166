// Something played on the table step by step, in Polish.

import type { Theatre } from './en.ts';

export const theatre: Theatre = {
  back: 'Wstecz',
  next: 'Dalej',
  play: 'Odtwórz',
  pause: 'Zatrzymaj',
  step: (n, all) => `${n} z ${all}`,
  toRule: (rule) => `Wróć do ${rule}`,
  asks: (name, move) => `${name}: „${move}?”`,
};
