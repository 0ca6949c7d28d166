// What a stop brought, in a few sentences; the log says all of it.

import type { GameView } from '@mad-king/engine';
import { plain, type Said as SaidWords } from '@mad-king/text';
import { Said } from '../../components/said.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { worthHearing } from '../game/log/heard.ts';
import type { Course } from './stops.ts';

interface HappenedProps {
  course: Course;
  at: number;
  view: GameView;
}

export const Happened = ({ course: { stops, events }, at, view }: HappenedProps) => {
  const speaker = useSpeaker();
  const { told } = stops[at];
  const from = at === 0 ? 0 : stops[at - 1].told;
  const log = speaker.log(events.slice(0, told), { seats: view.seats.length });
  const news = log.filter((line) => line.at >= from);
  const heard = worthHearing(news);
  const said: SaidWords[] = (heard.length > 0 ? heard : news)
    .map((line) => speaker.logLine(view, line))
    .filter((words) => plain(words).trim() !== '');
  return (
    <p className="stepper__line">
      {said.map((words) => (
        <span key={plain(words)}>
          <Said said={words} />{' '}
        </span>
      ))}
    </p>
  );
};
