// Dice in English.

export const dice = {
  title: 'Dice',
  kept: 'kept',
  rolls: 'rolls',
};

export type Dice = typeof dice;
