// Which of board and hand a question is about.

import type { GameView } from '@mad-king/engine';

export type Tab = 'board' | 'hand' | 'log';

const BOARD_ASKS = ['roll', 'announce', 'defend', 'ability'];
const HAND_ASKS = ['main', 'sell', 'card'];

/** Null where it does not matter, or nothing is asked. */
export const tabFor = ({ decision }: Pick<GameView, 'decision'>): Tab | null => {
  if (decision === null) return null;
  if (BOARD_ASKS.includes(decision.ask)) return 'board';
  if (HAND_ASKS.includes(decision.ask)) return 'hand';
  return decision.options.some(({ kind }) => kind === 'play') ? 'hand' : null;
};
