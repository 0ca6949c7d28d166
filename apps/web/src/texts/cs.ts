import { en, type Texts } from './en.ts';
export const cs: Texts = en;
