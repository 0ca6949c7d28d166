import type { Dice } from './en.ts';

export const dice: Dice = {
  title: 'Kości',
  kept: 'zostaje',
  rolls: 'do rzutu',
  noSymbol: 'bez symbolu',
  yourTurn: 'Twoja tura',
  turnOf: (hero) => `Tura: ${hero}`,
};
