// What the pieces of a puzzle's table are made of.

import type { GameView } from '@mad-king/engine';
import type { Hero } from '@mad-king/language';
import type { Speaker } from '@mad-king/text';
import { useSpeaker } from '../../language/speaker.ts';

const known = (speaker: Speaker, id: string): Hero => {
  const hero = speaker.voice.catalogue.hero(id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  return hero;
};

export const useHeroMet = (id: string): Hero => known(useSpeaker(), id);

/** Whose each die of the last roll is. */
export const heroesOf = (view: GameView, speaker: Speaker): Hero[] =>
  (view.rolls.at(-1)?.owners ?? []).map((seat) => known(speaker, view.seats[seat].hero));
