// Explanations in Polish.

import type { Help } from './en.ts';

export const help: Help = {
  title: 'Wyjaśnienie',
  whyNot: 'Dlaczego nie?',
  readRule: 'Przeczytaj zasadę',
  level: (roman, isNow) => (isNow ? `Poziom ${roman}, w grze` : `Poziom ${roman}`),
};
