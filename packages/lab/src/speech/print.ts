// Abilities, cards and tokens as lines of a terminal.

import { type AbilityText, type CardText, plain, type Said, type TokenText } from '@mad-king/text';

const indented = (said: Said): string => `    ${plain(said)}`;
const shown = (parts: Said[]): string =>
  parts
    .filter((part) => part.length > 0)
    .map(plain)
    .join(' · ');

export const showToken = (token: TokenText): string[] => [
  `  ${shown([token.name, token.kind, token.limit, token.persistent])}`,
  ...token.text.map(indented),
];

export const showAbility = (ability: AbilityText): string[] => [
  `  ${plain(ability.name)} ${ability.roman} · ${shown([ability.slot, ability.roll, ability.addedBy])}`,
  ...ability.rows.map(({ need, text }) => `    ${plain(need)}: ${plain(text)}`),
  ...ability.text.map(indented),
];

export const showCard = (text: CardText): string[] => [
  `  ${shown([text.name, text.kind, text.costText])}`,
  ...text.text.map(indented),
  ...text.abilities.flatMap((ability) => showAbility(ability).map((line) => `  ${line}`)),
];
