// How long the last move can be seen before the computer makes the next one.

import { C, type Choice, type Game, type GameEvent, kindOf, PASS, view } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { readingTime } from './reading.ts';
import { useSettings } from './settings.ts';

/** Milliseconds; in a story, for what takes no time to read. */
const PAUSE = { story: 600, normal: 600, fast: 60 };

/** Nothing to see: no reason to wait. */
const isSilent = (chosen: Choice): boolean => chosen === PASS || kindOf(chosen) === C.Done;

/** In a story, what has happened stays until `viewer` can have read it, whatever comes next. */
export const pauseBefore = async (
  chosen: Choice,
  game: Game,
  viewer: number,
  happened: readonly GameEvent[],
): Promise<number> => {
  const { pace, language } = useSettings.getState();
  const least = isSilent(chosen) ? 0 : PAUSE[pace];
  if (pace !== 'story' || happened.length === 0) return least;
  // Whoever plays without a screen has no words.
  const { speakers } = await import('../language/speaker.ts');
  const speaker = await speakers.load(language);
  const seen = view(game, viewer);
  const sentences = speaker
    .log(happened, { seats: game.seats.length, every: true })
    .map((line) => ({ event: line.event, words: plain(speaker.logLine(seen, line)) }));
  return Math.max(least, readingTime(sentences, viewer));
};
