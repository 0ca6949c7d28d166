// A lesson as it is played: keeps the way, the time between moves, and how far one has come.

import { useCallback, useEffect, useRef, useState } from 'react';
import { finishLesson, progressOf, reachStep } from '../../state/progress.ts';
import { useSettings } from '../../state/settings.ts';
import { answerBy } from '../game/take.ts';
import type { LessonCourse } from './course.ts';
import { beginAt, chooseOn, goOn, insist, moveNow, moveOn, undoOther, type Way } from './way.ts';

/** How long a move can be seen before the next one, in milliseconds. */
const PAUSE = { story: 1800, normal: 1000, fast: 120 };

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

export const useLesson = (course: LessonCourse): Lessoning => {
  const { id } = course.lesson;
  const [way, setWay] = useState(() =>
    beginAt(course, Math.min(progressOf(id).step, course.steps.length - 1)),
  );
  const choose = useCallback((text: string) => setWay((now) => chooseOn(now, text)), []);
  useEffect(() => answerBy(choose), [choose]);
  useMoves(way, setWay);
  useKept(id, way);
  return {
    way,
    choose,
    undo: () => setWay(undoOther),
    insist: () => setWay(insist),
    goOn: () => setWay(goOn),
    showMe: () =>
      setWay((now) => {
        const move = moveNow(now);
        return move === undefined ? goOn(now) : chooseOn(undoOther(now), move.text);
      }),
    goTo: (step) => setWay(beginAt(course, step)),
  };
};

/** While nobody is asked the game goes on, at a pace at which it can be seen. */
const useMoves = (way: Way, setWay: (change: (now: Way) => Way) => void): void => {
  const pace = useSettings((s) => s.pace);
  useEffect(() => {
    if (way.mood !== 'moves') return;
    const timer = setTimeout(() => setWay(moveOn), way.news > 0 ? PAUSE[pace] : 0);
    return () => clearTimeout(timer);
  }, [way, pace, setWay]);
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
