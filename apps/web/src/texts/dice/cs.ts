import type { Dice } from './en.ts';

export const dice: Dice = {
  title: 'Kostky',
  kept: 'zůstává',
  rolls: 'hází se',
  noSymbol: 'bez symbolu',
  yourTurn: 'Jsi na tahu',
  turnOf: (hero) => `Na tahu: ${hero}`,
};
