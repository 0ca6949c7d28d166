// The recommended way of every situation, as games one can begin at.

import {
  clone,
  type Game,
  type GameEvent,
  type Library,
  layOut,
  play,
  readChoice,
  speakerOf,
} from '@mad-king/engine';
import type { Lesson, LessonStep, Situation } from '@mad-king/lab/lessons/lesson';

/** A game, and everything that happened in it. */
export interface Moment {
  game: Game;
  events: readonly GameEvent[];
}

export interface CourseStep {
  step: LessonStep;
  situation: Situation;
  /** Which of the situations. */
  at: number;
  /** It is the last one of its situation. */
  isLast: boolean;
}

export interface LessonCourse {
  lesson: Lesson;
  steps: readonly CourseStep[];
  /** As it is when a step begins; a copy of one's own. */
  begin(step: number): Moment;
}

export const makeMove = ({ game, events }: Moment, text: string): Moment => {
  const next = clone(game);
  const happened = [...events];
  const choice = readChoice(next, text);
  play(next, speakerOf(next, choice), choice, happened);
  return { game: next, events: happened };
};

export const lessonCourse = (library: Library, lesson: Lesson): LessonCourse => {
  const starts = lesson.situations.map(({ position }): Moment => {
    const events: GameEvent[] = [];
    return { game: layOut(library, position, events), events };
  });
  const steps = lesson.situations.flatMap((situation, at) =>
    situation.steps.map((step, i) => ({
      step,
      situation,
      at,
      isLast: i === situation.steps.length - 1,
    })),
  );
  return {
    lesson,
    steps,
    begin(index) {
      const { step, situation, at } = steps[index];
      return situation.moves.slice(0, step.at).reduce(makeMove, starts[at]);
    },
  };
};
