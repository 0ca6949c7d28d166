import { en, type Texts } from './en.ts';
export const pl: Texts = en;
