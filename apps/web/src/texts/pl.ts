// The interface in Polish.

import type { Texts } from './en.ts';
import { first } from './first/pl.ts';
import { later } from './later/pl.ts';

export const pl: Texts = { ...first, ...later };
