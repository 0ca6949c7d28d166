// The interface in Polish.

import type { Texts } from './en.ts';
import { first } from './first/pl.ts';
import { result } from './result/pl.ts';
import { typeset } from './typeset.ts';

export const pl: Texts = { ...first, result: typeset(result) };
