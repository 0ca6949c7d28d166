// Who plays whom: heroes named on the command line, and the seats of each mode.

import type { Library } from '@mad-king/engine';
import { MODES, type Mode } from '@mad-king/language';
import { UserError } from './command.ts';
import type { Table } from './jobs/fixtures.ts';
import { type Dice, pick } from './random-play.ts';

interface Sides {
  /** Numbers of sides with which the mode can be played, and players on each. */
  sides: readonly number[];
  players: number;
}

export const SIDES: Record<Mode, Sides> = {
  duel: { sides: [2], players: 1 },
  '2v2': { sides: [2], players: 2 },
  '3v3': { sides: [2], players: 3 },
  '2v2v2': { sides: [3], players: 2 },
  koth: { sides: [3, 4, 5, 6], players: 1 },
};

/** Every mode with every number of sides, as it is called on the command line: "koth-4" where there are several numbers. */
const BY_NAME = new Map(
  MODES.flatMap((mode) =>
    SIDES[mode].sides.map((sides) => [
      SIDES[mode].sides.length > 1 ? `${mode}-${sides}` : mode,
      { mode, sides, players: SIDES[mode].players },
    ]),
  ),
);
export const SEATINGS: readonly string[] = [...BY_NAME.keys()];

export const readSeating = (name: string): Table => {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new UserError(`a mode is one of ${SEATINGS.join(', ')}, not "${name}"`);
  return found;
};

export const readHero = (library: Library, word: string): string => {
  const id = word.trim().toLowerCase();
  const known = library.heroes.map((hero) => hero.id);
  if (!known.includes(id)) throw new UserError(`there is no hero "${id}"; heroes are ${known.join(', ')}`);
  return id;
};

/** "barbarian,paladin" as ids of installed heroes. */
export const readHeroes = (library: Library, text: string): string[] =>
  text === 'all'
    ? library.heroes.map((hero) => hero.id)
    : text.split(',').map((word) => readHero(library, word));

/** Heroes by seat: the first of every side, then the second of every side, and so on (R17.5.2, R17.7.2). */
export const seatSides = (sides: readonly (readonly string[])[]): string[] =>
  sides[0].flatMap((_, i) => sides.map((side) => side[i]));

/** Any heroes in any seats; nobody twice as long as there are enough. */
export const randomLineUp = (dice: Dice, mode: Mode, heroes: readonly string[]): string[] => {
  const { sides, players } = SIDES[mode];
  return seatHeroes(dice, pick(dice, sides) * players, heroes);
};

export const seatHeroes = (dice: Dice, seats: number, heroes: readonly string[]): string[] => {
  const left: string[] = [];
  return Array.from({ length: seats }, () => {
    if (left.length === 0) left.push(...heroes);
    return left.splice(dice(left.length), 1)[0];
  });
};
