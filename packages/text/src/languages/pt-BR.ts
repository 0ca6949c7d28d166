import type { Language } from '../language.ts';
import { names } from '../messages/pt-BR/names.ts';
import { ownNames } from '../messages/pt-BR/own-names.ts';
import { withNames } from '../names.ts';
import { wording } from '../wordings/pt-BR.ts';

export const ptBR: Language = { ...wording, names: withNames(ownNames, names) };
