// What a game is called where it is one of several: by its mode, and a short duel by its health too.

import type { Mode } from '@mad-king/language';
import { type HasHealth, shortDuel } from '../state/short-duel.ts';
import type { Texts } from '../texts/en.ts';

export const modeName = (
  { modes, newGame }: Pick<Texts, 'modes' | 'newGame'>,
  mode: Mode,
  options?: HasHealth,
): string => {
  const name = modes[mode];
  const health = shortDuel(mode, options);
  return health === undefined ? name : newGame.short(name, health);
};
