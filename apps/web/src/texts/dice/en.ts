// Dice in English.

export const dice = {
  title: 'Dice',
  kept: 'kept',
  rolls: 'rolls',
  noSymbol: 'no symbol',
  yourTurn: 'Your turn',
  turnOf: (hero: string) => `${hero}’s turn`,
};

export type Dice = typeof dice;
