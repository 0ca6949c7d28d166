// Abilities, cards and tokens as lines of a terminal.

import { type AbilityText, type CardText, plain, type Said, type TokenText } from '@mad-king/text';
import { linesOfAbility, linesOfCard, linesOfToken } from '../reading.ts';

const indented = (line: string): string => `    ${line}`;
const shown = (parts: Said[]): string =>
  parts
    .filter((part) => part.length > 0)
    .map(plain)
    .join(' · ');

export const showToken = (token: TokenText): string[] => [
  `  ${shown([token.name, token.kind, token.limit, token.persistent])}`,
  ...linesOfToken(token).map(indented),
];

/** All its levels; an ability that has only one does not say which. */
export const showAbilities = (abilities: readonly AbilityText[]): string[] =>
  abilities.flatMap((ability) =>
    showAbility(ability, abilities.filter(({ id }) => id === ability.id).length > 1 || ability.level > 1),
  );

export const showAbility = (ability: AbilityText, withLevel = true): string[] => [
  `  ${plain(ability.name)}${withLevel ? ` ${ability.roman}` : ''} · ${shown([ability.slot, ability.roll, ability.addedBy])}`,
  ...linesOfAbility(ability).map(indented),
];

export const showCard = (text: CardText): string[] => [
  `  ${shown([text.name, text.kind, text.costText])}`,
  ...linesOfCard(text).map(indented),
  ...showAbilities(text.abilities).map((line) => `  ${line}`),
];
