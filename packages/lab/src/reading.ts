// What abilities, cards and tokens read, as lines of plain text.

import { type AbilityText, type CardText, plain, type TokenText } from '@mad-king/text';

export const linesOfToken = ({ text }: TokenText): string[] => text.map(plain);

export const linesOfAbility = ({ rows, text }: AbilityText): string[] => [
  ...rows.map(({ need, text }) => `${plain(need)}: ${plain(text)}`),
  ...text.map(plain),
];

export const linesOfCard = ({ text }: CardText): string[] => text.map(plain);
