import type { Coach } from './en.ts';

export const coach: Coach = {
  title: 'Porady',
};
