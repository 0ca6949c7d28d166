import type { Result } from './en.ts';

export const result: Result = {
  rematch: 'Revanche',
  record: 'Registro',
};
