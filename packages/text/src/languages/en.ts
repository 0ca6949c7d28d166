import type { Language } from '../language.ts';
import { noNames } from '../names.ts';
import { wording } from '../wordings/en.ts';

/** Names in the heroes themselves are English. */
export const en: Language = { ...wording, names: noNames() };
