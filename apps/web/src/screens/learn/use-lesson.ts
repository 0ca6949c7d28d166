// A lesson as it is played: keeps the way, the time between moves, and how far one has come.

import type { StepWords } from '@mad-king/lab/lessons/lesson';
import { useCallback, useEffect, useRef, useState } from 'react';
import { finishLesson, progressOf, reachStep } from '../../state/progress.ts';
import { useSettings } from '../../state/settings.ts';
import { answerBy } from '../game/take.ts';
import type { LessonCourse } from './course.ts';
import { timeFor, useTold } from './told.ts';
import { beginAt, chooseOn, goOn, insist, moveNow, moveOn, stepAt, undoOther, type Way } from './way.ts';

export interface Lessoning {
  way: Way;
  choose: (text: string) => void;
  undo: () => void;
  insist: () => void;
  goOn: () => void;
  /** Does what is recommended. */
  showMe: () => void;
  goTo: (step: number) => void;
}

/** A title that asks leaves the answer to the learner: nothing tells it before the choice, and the reason follows it. */
export const isQuestion = ({ do: title }: StepWords): boolean => title.endsWith('?');

export const useLesson = (course: LessonCourse, words: Readonly<Record<string, StepWords>>): Lessoning => {
  const { id } = course.lesson;
  const [way, setWay] = useState(() =>
    beginAt(course, Math.min(progressOf(id).step, course.steps.length - 1)),
  );
  const made = useCallback(
    (now: Way, text: string): Way => {
      const said = words[stepAt(now).step.id];
      return chooseOn(now, text, isQuestion(said) && said.why !== undefined);
    },
    [words],
  );
  const choose = useCallback((text: string) => setWay((now) => made(now, text)), [made]);
  useEffect(() => answerBy(choose), [choose]);
  useMoves(way, setWay);
  useKept(id, way);
  return {
    way,
    choose,
    undo: () => setWay(undoOther),
    insist: () => setWay(insist),
    goOn: () => setWay((now) => (now.mood === 'moves' ? moveOn(now) : goOn(now))),
    showMe: () =>
      setWay((now) => {
        const move = moveNow(now);
        return move === undefined ? goOn(now) : made(undoOther(now), move.text);
      }),
    goTo: (step) => setWay(beginAt(course, step)),
  };
};

/** While nobody is asked the game goes on, at a pace at which it can be read. */
const useMoves = (way: Way, setWay: (change: (now: Way) => Way) => void): void => {
  const pace = useSettings((s) => s.pace);
  const told = useTold(way);
  useEffect(() => {
    if (way.mood !== 'moves') return;
    const timer = setTimeout(() => setWay(moveOn), way.news > 0 ? timeFor(told, pace) : 0);
    return () => clearTimeout(timer);
  }, [way, told, pace, setWay]);
};

/** Every step that is reached is remembered, with the time that was spent. */
const useKept = (id: string, { at, mood }: Way): void => {
  const since = useRef(performance.now());
  const isOver = mood === 'over';
  useEffect(() => {
    const now = performance.now();
    const more = now - since.current;
    since.current = now;
    if (isOver) finishLesson(id, more);
    else reachStep(id, at, more);
  }, [id, at, isOver]);
};
