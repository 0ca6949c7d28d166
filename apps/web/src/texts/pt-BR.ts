// The interface in Brazilian Portuguese.

import type { Texts } from './en.ts';
import { first } from './first/pt-BR.ts';
import { later } from './later/pt-BR.ts';

export const ptBR: Texts = { ...first, ...later };
