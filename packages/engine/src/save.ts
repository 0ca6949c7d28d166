// Saving and loading: the whole game as JSON, without the compiled heroes.

import type { Library } from './cast/cast.ts';
import { castOf } from './cast/cast.ts';
import { FormatError } from './errors.ts';
import { contentMark } from './mark.ts';
import { clone } from './state/clone.ts';
import type { Game } from './state/game.ts';

const FORMAT = 2;

/** A game as JSON, without the heroes. */
export interface SavedGame {
  format: number;
  /** Heroes by seat; a game can only be loaded with the content it was saved with. */
  heroes: string[];
  content: string;
  game: Omit<Game, 'cast' | 'log'>;
}

/** The whole game as JSON, what is hidden included: `save(known(game, seat))` is what may leave. */
export const save = (g: Game): SavedGame => {
  const { cast: _cast, log: _log, ...game } = clone(g);
  return {
    format: FORMAT,
    heroes: g.seats.map((seat) => g.cast.heroes[seat.hero].id),
    content: contentMark(g.cast),
    game,
  };
};

/** A saved game, with the library it was saved with; FormatError if that differs. */
export const load = (library: Library, saved: SavedGame): Game => {
  if (typeof saved !== 'object' || saved === null || saved.format !== FORMAT)
    throw new FormatError(0, `this is no saved game of format ${FORMAT}`);
  if (saved.content !== contentMark(library))
    throw new FormatError(0, 'this game was saved with other heroes or cards than are installed');
  const cast = castOf(
    library,
    saved.game.seats.map((seat) => seat.hero),
  );
  // Games saved before chance could be keyed do not speak of it.
  return clone({ ...saved.game, keyed: saved.game.keyed ?? null, cast, log: null });
};
