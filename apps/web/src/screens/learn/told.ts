// What the last move did, in the sentences of the log, and how long it stays before the next one.

import { plain } from '@mad-king/text';
import { useMemo } from 'react';
import { useSpeaker } from '../../language/speaker.ts';
import { readingTime, type Sentence } from '../../state/reading.ts';
import type { Settings } from '../../state/settings.ts';
import { lessonTable } from './lesson-table.ts';
import type { Way } from './way.ts';

/** Everybody sees these without being told. */
const SEEN: readonly string[] = ['phase', 'turn'];

export const useTold = (way: Way): Sentence[] => {
  const speaker = useSpeaker();
  return useMemo(() => {
    const { view, events, news } = lessonTable(way);
    return speaker
      .log(events, { seats: view.seats.length })
      .filter(({ at, event }) => at >= events.length - news && !SEEN.includes(event.type))
      .map((line) => ({ event: line.event, words: plain(speaker.logLine(view, line)) }));
  }, [way, speaker]);
};

/** Milliseconds: at least and at most, and how much of the time it takes to read. */
const PACES = {
  story: { least: 1200, most: 8000, share: 1 },
  normal: { least: 600, most: 5000, share: 0.6 },
  fast: { least: 120, most: 120, share: 0 },
};

export const timeFor = (told: readonly Sentence[], pace: Settings['pace']): number => {
  const { least, most, share } = PACES[pace];
  return Math.min(most, least + share * readingTime(told, -1));
};
