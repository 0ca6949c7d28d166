// Explanations in Brazilian Portuguese.

import type { Help } from './en.ts';

export const help: Help = {
  title: 'Explicação',
  whyNot: 'Por que não?',
  readRule: 'Ler a regra',
  level: (roman, isNow) => (isNow ? `Nível ${roman}, em jogo` : `Nível ${roman}`),
};
