// What players are called on the screen after the game.

import type { LanguageId } from '@mad-king/text';
import { rosterHero } from '../../../heraldry/roster.ts';
import type { OpenTable } from '../../../state/table.ts';

export const heroName = ({ view }: OpenTable, seat: number, language: LanguageId): string =>
  rosterHero(view.seats[seat].hero).names[language];

/** The person's name where one was given, else the hero's. */
export const nameOf = (table: OpenTable, seat: number, language: LanguageId): string => {
  const player = table.players[seat];
  return player.by !== 'computer' && player.name !== '' ? player.name : heroName(table, seat, language);
};

/** Several names in a row, each of them in one piece. */
export const namesInRow = (names: readonly string[]): string =>
  names.length === 1 ? names[0] : names.map((name) => name.replaceAll(' ', '\u00a0')).join('\u00a0· ');
