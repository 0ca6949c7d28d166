import type { Language } from '../language.ts';
import { names } from '../messages/pl/names.ts';
import { ownNames } from '../messages/pl/own-names.ts';
import { withNames } from '../names.ts';
import { wording } from '../wordings/pl.ts';

export const pl: Language = { ...wording, names: withNames(ownNames, names) };
