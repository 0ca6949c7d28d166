// Answers to a question, in Czech.

import { plural } from '../format.ts';
import type { Answers } from './en.ts';

export const answers: Answers = {
  more: (n) => plural('cs', n, { one: 'další odpověď', few: 'další odpovědi', other: 'dalších odpovědí' }),
};
