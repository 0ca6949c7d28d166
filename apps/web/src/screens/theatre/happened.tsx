// What a stop brought, in words.

import type { GameView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Said } from '../../components/said.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import type { Course } from './stops.ts';
import { toldAt } from './told-at.ts';

interface HappenedProps {
  course: Course;
  at: number;
  view: GameView;
}

export const Happened = ({ course, at, view }: HappenedProps) => {
  const speaker = useSpeaker();
  return (
    <p className="stepper__line">
      {toldAt(course, at, view, speaker).map((words) => (
        <span key={plain(words)}>
          <Said said={words} />{' '}
        </span>
      ))}
    </p>
  );
};
