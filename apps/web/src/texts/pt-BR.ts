import { en, type Texts } from './en.ts';
export const ptBR: Texts = en;
