// What on the table makes a move: its button, its ability, its card.

import type { Move } from '@mad-king/engine';

/** Selectors. Notations consist of small words, numbers and ids, so they need no escaping within quotes. */
export const glowing = (move: Move): string[] => {
  const button = `[data-choice="${move.text}"]`;
  switch (move.kind) {
    case 'activate':
    case 'defend':
      return move.ability === null ? [button] : [button, `.tile[data-ability="${move.ability}"]`];
    case 'play':
    case 'sell':
      return [button, `.hand .card[data-card="${move.card}"]`];
    default:
      return [button];
  }
};
