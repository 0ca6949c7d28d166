// How much the players who look ahead do so. It stands apart so that telling what they mean to do needs none of their thinking.

/** How much a player looks ahead (see Effort). */
export interface Thinking {
  nodes: number;
  batch: number;
  worlds: number;
  turns: number;
  further: number;
  doubt: number;
  /** How many choices in a row are tried in main phases. */
  row: number;
  /** Dice are rolled at sight, or by what their results are seen to be worth by looking ahead, counting on what can change them. */
  dice: 'sight' | 'ahead';
}

/** How each of the players who look ahead thinks. */
export const THINKING = {
  champion: { nodes: 20, batch: 3, worlds: 20, turns: 2, further: 0, doubt: 1, row: 1, dice: 'sight' },
  king: { nodes: 2000, batch: 6, worlds: 240, turns: 3, further: 2, doubt: 0.5, row: 2, dice: 'ahead' },
} as const satisfies Record<string, Thinking>;

/** Whether a player plans dice with all that can change them, rather than at sight. */
export const rollsAhead = (name: string): boolean =>
  Object.entries(THINKING).some(([one, { dice }]) => one === name && dice === 'ahead');
