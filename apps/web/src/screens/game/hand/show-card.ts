// A card of the hand comes into sight, where the hand scrolls.

export const showCard = (card: Element | null): void =>
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
