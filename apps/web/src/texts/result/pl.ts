import type { Result } from './en.ts';

export const result: Result = {
  rematch: 'Rewanż',
  record: 'Zapis gry',
};
