import type { Language } from '../language.ts';
import { names } from '../messages/cs/names.ts';
import { ownNames } from '../messages/cs/own-names.ts';
import { withNames } from '../names.ts';
import { wording } from '../wordings/cs.ts';

export const cs: Language = { ...wording, names: withNames(ownNames, names) };
