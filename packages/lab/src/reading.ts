// What abilities, cards and tokens read, as lines of plain text.

import { type AbilityText, blocksOf, type CardText, plain, type Said, type TokenText } from '@mad-king/text';

/** A paragraph a line, rows below it. */
const linesOf = (said: Said): string[] =>
  blocksOf(said).flatMap(({ said: lead, rows }) => [
    ...(lead.length === 0 ? [] : [plain(lead)]),
    ...rows.map((row) => `${row.mark.length === 0 ? '•' : `• ${plain(row.mark)}:`} ${plain(row.said)}`),
  ]);

export const linesOfToken = ({ text }: TokenText): string[] => text.flatMap(linesOf);

export const linesOfAbility = ({ lines, text }: AbilityText): string[] => [
  ...lines.flatMap(({ need, text }) => {
    const [first, ...rest] = linesOf(text);
    return first?.startsWith('•')
      ? [`${plain(need)}:`, first, ...rest]
      : [`${plain(need)}: ${first ?? ''}`, ...rest];
  }),
  ...text.flatMap(linesOf),
];

export const linesOfCard = ({ text }: CardText): string[] => text.flatMap(linesOf);
