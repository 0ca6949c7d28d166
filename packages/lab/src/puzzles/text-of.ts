// What was mined, as files, with a title.

import type { Library } from '@mad-king/engine';
import type { Mined } from './mine.ts';
import { writePuzzle } from './write.ts';

const ROLLS = ['no roll', 'one roll', 'two rolls', 'three rolls'];

const titleOf = ({ answer, hero, against, attempts }: Mined): string => {
  const who = `${hero} against ${against}`;
  if (answer.kind === 'win') return `${who}, win this turn`;
  if (answer.kind === 'survive') return `${who}, survive this turn`;
  return `${who}, which dice to keep, ${ROLLS[attempts] ?? `${attempts} rolls`} left`;
};

export const textOf = (library: Library, one: Mined): string => {
  const owners = new Set(library.kinds.filter(({ token }) => token.marked === 'owner').map(({ id }) => id));
  return writePuzzle({ ...one, title: titleOf(one), grade: 1 }, owners);
};
