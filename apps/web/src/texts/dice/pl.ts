import type { Dice } from './en.ts';

export const dice: Dice = {
  title: 'Kości',
  kept: 'zostaje',
  rolls: 'do rzutu',
  yourTurn: 'Twoja tura',
  turnOf: (hero) => `Tura: ${hero}`,
};
