// What a stop brought, as a few sentences; the log says all of it.

import type { GameView } from '@mad-king/engine';
import { plain, type Said, type Speaker } from '@mad-king/text';
import { worthHearing } from '../game/log/heard.ts';
import type { Course } from './stops.ts';

/** Where nothing came that has words, what was told last still stands. */
export const toldAt = (course: Course, at: number, view: GameView, speaker: Speaker): Said[] => {
  const { stops, events } = course;
  const from = at === 0 ? 0 : stops[at - 1].told;
  const log = speaker.log(events.slice(0, stops[at].told), { seats: view.seats.length });
  const news = log.filter((line) => line.at >= from);
  const heard = worthHearing(news);
  const said = (heard.length > 0 ? heard : news)
    .map((line) => speaker.logLine(view, line))
    .filter((words) => plain(words).trim() !== '');
  return said.length > 0 || at === 0 ? said : toldAt(course, at - 1, view, speaker);
};
