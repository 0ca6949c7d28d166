// What touching a card in hand does now: playing it, answering "which card?", or selling it where that is what is asked.

import type { Ask } from '@mad-king/engine';
import type { Offers } from '../offers.ts';

export const choiceOfCard = (id: string, { cards }: Offers, ask: Ask | undefined): string | undefined => {
  const offer = cards.get(id);
  return offer?.play ?? offer?.pick ?? (ask === 'sell' ? offer?.sell : undefined);
};

/** In the order of the hand; a card that is there twice counts once. */
export const playableCards = (hand: readonly string[], offers: Offers, ask: Ask | undefined): string[] => [
  ...new Set(hand.flatMap((id) => choiceOfCard(id, offers, ask) ?? [])),
];
