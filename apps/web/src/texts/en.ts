// The interface in English. It is the type of the other languages: what is missing in one of them is a type error.

import { first } from './first/en.ts';
import { later } from './later/en.ts';

/** All of it; the app loads the later part when it is needed (language/later.ts). */
export const en = { ...first, ...later };

export type Texts = typeof en;
