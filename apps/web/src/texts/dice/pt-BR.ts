import type { Dice } from './en.ts';

export const dice: Dice = {
  title: 'Dados',
  kept: 'fica',
  rolls: 'rola',
};
