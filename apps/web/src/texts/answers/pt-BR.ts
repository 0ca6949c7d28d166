// Answers to a question, in Brazilian Portuguese.

import { plural } from '../format.ts';
import type { Answers } from './en.ts';

export const answers: Answers = {
  more: (n) => plural('pt-BR', n, { one: 'outra resposta', other: 'outras respostas' }),
};
