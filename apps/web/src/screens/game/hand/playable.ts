// What touching a card in hand does now: playing it, answering "which card?", or selling it where that is what is asked.

import type { Ask, Move } from '@mad-king/engine';
import type { Offers } from '../offers.ts';

export const moveOfCard = (id: string, { cards }: Offers, ask: Ask | undefined): Move | undefined => {
  const offer = cards.get(id);
  return offer?.play ?? offer?.pick ?? (ask === 'sell' ? offer?.sell : undefined);
};

/** In the order of the hand; a card that is there twice counts once. */
export const playableCards = (hand: readonly string[], offers: Offers, ask: Ask | undefined): Move[] => [
  ...new Set(hand.flatMap((id) => moveOfCard(id, offers, ask) ?? [])),
];
