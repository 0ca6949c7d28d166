import type { Dice } from './en.ts';

export const dice: Dice = {
  title: 'Dados',
  kept: 'fica',
  rolls: 'rola',
  noSymbol: 'sem símbolo',
  yourTurn: 'Seu turno',
  turnOf: (hero) => `Turno: ${hero}`,
};
