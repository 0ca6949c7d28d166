import type { Result } from './en.ts';

export const result: Result = {
  rematch: 'Odveta',
  record: 'Záznam hry',
};
