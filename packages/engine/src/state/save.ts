// Saving and loading: the whole game as JSON, without the compiled heroes.

import type { Library } from '../cast/cast.ts';
import { castOf } from '../cast/cast.ts';
import { FormatError } from '../errors.ts';
import { clone } from './clone.ts';
import type { Game } from './game.ts';

const FORMAT = 1;

export interface SavedGame {
  format: number;
  /** Heroes by seat; a game can only be loaded with the content it was saved with. */
  heroes: string[];
  content: string;
  game: Omit<Game, 'cast' | 'log'>;
}

const marks = new WeakMap<Library, string>();

/** Changes whenever indices of texts, cards, kinds or uses could. A library never changes, and games are saved after every choice. */
export const contentMark = (library: Library): string => {
  const known = marks.get(library) ?? markOf(library);
  marks.set(library, known);
  return known;
};

const markOf = (library: Library): string => {
  let mark = 17;
  const mix = (text: string): void => {
    for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0;
  };
  for (const hero of library.heroes) mix(hero.id);
  for (const card of library.cards) mix(card.id);
  for (const kind of library.kinds) mix(kind.id);
  for (const text of library.texts) mix(String(text.code.length));
  return (mark >>> 0).toString(16);
};

export const save = (g: Game, library: Library): SavedGame => {
  const { cast: _cast, log: _log, ...game } = clone(g);
  return {
    format: FORMAT,
    heroes: g.seats.map((seat) => g.cast.heroes[seat.hero].id),
    content: contentMark(library),
    game,
  };
};

export const load = (library: Library, saved: SavedGame): Game => {
  if (typeof saved !== 'object' || saved === null || saved.format !== FORMAT)
    throw new FormatError(0, `this is no saved game of format ${FORMAT}`);
  if (saved.content !== contentMark(library))
    throw new FormatError(0, 'this game was saved with other heroes or cards than are installed');
  const cast = castOf(
    library,
    saved.game.seats.map((seat) => seat.hero),
  );
  return clone({ ...saved.game, cast, log: null });
};
