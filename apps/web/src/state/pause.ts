// How long the last move can be seen before the computer makes the next one.

import { C, type Choice, type Game, type GameEvent, kindOf, PASS, view } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { isBlow, readingTime } from './reading.ts';
import { useSettings } from './settings.ts';

/** Milliseconds; in a story, for what takes no time to read. */
const PAUSE = { story: 600, normal: 600, fast: 60 };

/** Nothing to see: no reason to wait. */
const isSilent = (chosen: Choice | null): boolean =>
  chosen === null || chosen === PASS || kindOf(chosen) === C.Done;

/** In a story, what hits `viewer` stays before they are asked about it. */
export const isToBeRead = (happened: readonly GameEvent[], viewer: number): boolean =>
  useSettings.getState().pace === 'story' && happened.some((event) => isBlow(event, viewer));

/** In a story, what has happened stays until `viewer` can have read it, whatever comes next. `chosen`: null for a question. */
export const pauseBefore = async (
  chosen: Choice | null,
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
