// How far somebody has come in the lessons; this browser remembers it.

import { create } from 'zustand';
import { storage } from './storage.ts';

export interface Progress {
  /** The step one stands at, counted through the whole lesson. */
  step: number;
  /** Milliseconds spent on the way there. */
  spent: number;
  /** It was finished, and the last time took so many milliseconds. */
  done: number | null;
  /** When one was there last. */
  at: number;
}

const KEY = 'lessons';

type All = Readonly<Record<string, Progress>>;

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null) return false;
  const { step, spent, done, at } = value as Record<string, unknown>;
  return (
    Number.isInteger(step) &&
    Number(step) >= 0 &&
    typeof spent === 'number' &&
    typeof at === 'number' &&
    (done === null || typeof done === 'number')
  );
};

/** Whatever is stored and makes sense. */
export const readProgress = (text: string | null): All => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, one]) => isProgress(one)));
  } catch {
    return {};
  }
};

export const useProgress = create<{ lessons: All }>()(() => ({ lessons: readProgress(storage.read(KEY)) }));

const NONE: Progress = { step: 0, spent: 0, done: null, at: 0 };

export const progressOf = (lesson: string): Progress => useProgress.getState().lessons[lesson] ?? NONE;

const keep = (lesson: string, change: Partial<Progress>): void => {
  const lessons = {
    ...useProgress.getState().lessons,
    [lesson]: { ...progressOf(lesson), ...change, at: Date.now() },
  };
  useProgress.setState({ lessons });
  storage.write(KEY, JSON.stringify(lessons));
};

/** Somebody stands at this step, after so many milliseconds more. */
export const reachStep = (lesson: string, step: number, more: number): void =>
  keep(lesson, { step, spent: progressOf(lesson).spent + more });

/** All steps are done; the next time it begins anew. */
export const finishLesson = (lesson: string, more: number): void =>
  keep(lesson, { step: 0, spent: 0, done: progressOf(lesson).spent + more });
