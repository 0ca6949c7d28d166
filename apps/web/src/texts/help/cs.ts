// Explanations in Czech.

import type { Help } from './en.ts';

export const help: Help = {
  title: 'Vysvětlení',
  whyNot: 'Proč to nejde?',
  readRule: 'Přečíst pravidlo',
  level: (roman, isNow) => (isNow ? `Úroveň ${roman}, ve hře` : `Úroveň ${roman}`),
};
