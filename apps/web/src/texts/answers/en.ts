// Answers to a question, in English.

import { plural } from '../format.ts';

export const answers = {
  more: (n: number) => plural('en', n, { one: 'other answer', other: 'other answers' }),
};

export type Answers = typeof answers;
