// Numbers that are left alone though their entry is marked `design`: those that have a source nevertheless, named by the sheet.

import { UserError } from '../command.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { Knob } from './knobs.ts';

/** Names of knobs: "wand-of-watoomb 1, deal", "card willpower, cost". */
export const keptBy = ({ abilities, cards }: Sheet): string[] => [
  ...abilities.flatMap(({ id, keep = {} }) =>
    Object.entries(keep).flatMap(([level, words]) => words.map((word) => `${id} ${level}, ${word}`)),
  ),
  ...cards.flatMap(({ id, keep = [] }) => keep.map((word) => `card ${id}, ${word}`)),
];

const isNamed = ({ name, value }: Knob, word: string): boolean =>
  word === name || word === `${name} ${value}`;

/** The knobs of these names, with their value where several share a name. `where`: who says so, if one of them is wrong. */
export const named = (knobs: readonly Knob[], words: readonly string[], where: string): Knob[] => {
  for (const word of words)
    if (!knobs.some((knob) => isNamed(knob, word)))
      throw new UserError(
        `${where}: there is no "${word}"; numbers are ${knobs.map(({ name, value }) => `${name} ${value}`).join('; ')}`,
      );
  return knobs.filter((knob) => words.some((word) => isNamed(knob, word)));
};
