// The interface in Czech.

import type { Texts } from './en.ts';
import { first } from './first/cs.ts';
import { later } from './later/cs.ts';

export const cs: Texts = { ...first, ...later };
