// The interface in Brazilian Portuguese.

import type { Texts } from './en.ts';
import { first } from './first/pt-BR.ts';
import { result } from './result/pt-BR.ts';

export const ptBR: Texts = { ...first, result };
