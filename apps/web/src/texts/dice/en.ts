// Dice in English.

export const dice = {
  title: 'Dice',
  kept: 'kept',
  rolls: 'rolls',
  yourTurn: 'Your turn',
  turnOf: (hero: string) => `${hero}’s turn`,
};

export type Dice = typeof dice;
