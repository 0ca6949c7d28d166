// How sure a win rate is: Wilson's interval, in which the true rate lies in 95 of 100 cases.

const Z = 1.959963984540054;

export interface Rate {
  /** Share of the games won; a draw is half a game. */
  rate: number;
  low: number;
  high: number;
}

export const wilson = (won: number, games: number): Rate => {
  if (games === 0) return { rate: 0.5, low: 0, high: 1 };
  const rate = won / games;
  const z = (Z * Z) / games;
  const middle = (rate + z / 2) / (1 + z);
  const half = (Z / (1 + z)) * Math.sqrt((rate * (1 - rate)) / games + z / (4 * games));
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
