// The interface in English. It is the type of the other languages: what is missing in one of them is a type error.

import { first } from './first/en.ts';
import { result } from './result/en.ts';

/** All of it; the app loads what comes after a game when it is needed (language/later.ts). */
export const en = { ...first, result };

export type Texts = typeof en;
