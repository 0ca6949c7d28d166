// How long the last move can be seen before the computer makes the next one.

import type { Choice, Game, GameEvent } from '@mad-king/engine';
import { C, kindOf, PASS } from '@mad-king/engine/inside';
import { plain } from '@mad-king/text';
import { engineOf } from './engine.ts';
import { isBlow, isOutcome, readingTime } from './reading.ts';
import { useSettings } from './settings.ts';

/** Milliseconds; in a story, for what takes no time to read. */
const PAUSE = { story: 600, normal: 600, fast: 60 };
/** What has come of an attack, and of one's own ability, is what everybody waits for. */
const OUTCOME = { story: 0, normal: 2400, fast: 800 };

/** Nothing to see: no reason to wait. */
const isSilent = (chosen: Choice | null): boolean =>
  chosen === null || chosen === PASS || kindOf(chosen) === C.Done;

/** What stays before `viewer` is asked anything: what has come of an attack, and in a story also what is about to hit them. */
export const isToBeRead = (happened: readonly GameEvent[], viewer: number): boolean => {
  const isTold = useSettings.getState().pace === 'story' ? isBlow : isOutcome;
  return happened.some((event) => isTold(event, viewer) || isOutcome(event, viewer));
};

/**
 * In a story, what has happened stays until `viewer` can have read it, whatever comes next; otherwise so long that they can see what has come
 * of an attack. `chosen`: null for a question.
 */
export const pauseBefore = async (
  chosen: Choice | null,
  game: Game,
  viewer: number,
  happened: readonly GameEvent[],
): Promise<number> => {
  const { pace, language } = useSettings.getState();
  const outcome = happened.some((event) => isOutcome(event, viewer)) ? OUTCOME[pace] : 0;
  const least = Math.max(outcome, isSilent(chosen) ? 0 : PAUSE[pace]);
  if (pace !== 'story' || happened.length === 0) return least;
  // Whoever plays without a screen has no words.
  const { speakers } = await import('../language/speaker.ts');
  const speaker = await speakers.load(language);
  const seen = engineOf(game).view(game, viewer);
  const sentences = speaker
    .log(happened, { seats: game.seats.length, every: true })
    .map((line) => ({ event: line.event, words: plain(speaker.logLine(seen, line)) }));
  return Math.max(least, readingTime(sentences, viewer));
};
