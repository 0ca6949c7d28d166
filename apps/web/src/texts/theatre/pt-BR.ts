// Something played on the table step by step, in Brazilian Portuguese.

import type { Theatre } from './en.ts';

export const theatre: Theatre = {
  back: 'Voltar',
  next: 'Avançar',
  play: 'Reproduzir',
  pause: 'Pausar',
  step: (n, all) => `${n} de ${all}`,
  toRule: (rule) => `Voltar a ${rule}`,
  asks: (name, move) => `${name}: “${move}?”`,
};
