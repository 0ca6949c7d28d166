// Answers to a question, in Polish.

import { plural } from '../format.ts';
import type { Answers } from './en.ts';

export const answers: Answers = {
  more: (n) => plural('pl', n, { one: 'inna odpowiedź', few: 'inne odpowiedzi', other: 'innych odpowiedzi' }),
};
