// The same line-up once more.

import type { Setup } from '@mad-king/engine';
import type { Player } from './players.ts';

export interface Rematch {
  setup: Setup;
  players: Player[];
}

/** `swap`: everybody moves one seat on and plays the hero that sits there. Team mates stay team mates. */
export const rematch = (
  setup: Setup,
  players: readonly Player[],
  { seed, swap }: { seed: string; swap: boolean },
): Rematch => ({
  setup: { ...setup, seed },
  players: players.map((_, seat) => players[swap ? (seat + players.length - 1) % players.length : seat]),
});
