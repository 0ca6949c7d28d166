// What was hidden in a game, shown when it is over.

import type { Game } from '@mad-king/engine';

export interface Revealed {
  hand: string[];
  /** The next card to be drawn first. */
  deck: string[];
}

/** By seat; null as long as the game goes on. */
export const revealed = (game: Game): Revealed[] | null => {
  if (game.result === null) return null;
  const ids = (cards: readonly number[]): string[] => cards.map((card) => game.cast.cards[card].id);
  return game.seats.map(({ hand, deck, deckLeft }) => ({
    hand: ids(hand),
    deck: ids(deck.slice(0, deckLeft)).reverse(),
  }));
};
