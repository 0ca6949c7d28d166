// The interface in Czech.

import type { Texts } from './en.ts';
import { first } from './first/cs.ts';
import { result } from './result/cs.ts';
import { typeset } from './typeset.ts';

export const cs: Texts = { ...first, result: typeset(result) };
