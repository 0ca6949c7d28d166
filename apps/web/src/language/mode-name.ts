// What a game is called where it is one of several: by its mode, and a short duel by its health too.

import type { Mode } from '@mad-king/language';
import { type HasHealth, shortDuel } from '../state/short-duel.ts';
import type { Texts } from '../texts/en.ts';

/** Words about new games are fetched for a short duel alone. */
export const modeName = (t: Pick<Texts, 'modes' | 'newGame'>, mode: Mode, options?: HasHealth): string => {
  const name = t.modes[mode];
  const health = shortDuel(mode, options);
  return health === undefined ? name : t.newGame.short(name, health);
};
