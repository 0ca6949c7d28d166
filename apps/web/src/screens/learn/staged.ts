// A lesson that can be played: its situations, the heroes in them, and its words.

import listed from 'virtual:lessons';
import type { LessonWords } from '@mad-king/lab/lessons/lesson';
import type { LanguageId } from '@mad-king/text';
import { meet } from '../../language/met.ts';
import { loadLibrary } from '../../library.ts';
import { typeset } from '../../texts/typeset.ts';
import { type LessonCourse, lessonCourse } from './course.ts';
import { type ListedLesson, languageFor } from './listed.ts';

export const findLesson = (id: string): ListedLesson | undefined => listed.find((one) => one.id === id);

const stage = async ({ load }: ListedLesson): Promise<LessonCourse> => {
  const lesson = await load();
  const heroes = [
    ...new Set(lesson.situations.flatMap(({ position }) => position.seats.map(({ hero }) => hero))),
  ];
  const [library] = await Promise.all([loadLibrary(heroes), meet(heroes)]);
  return lessonCourse(library, lesson);
};

const wordsOf = async (lesson: ListedLesson, language: LanguageId): Promise<LessonWords> => {
  const words = await lesson.words[languageFor(lesson, language)]?.();
  if (words === undefined) throw new Error(`the lesson "${lesson.id}" has no words`);
  return typeset(words);
};

/** The same promise for the same thing; one that failed is asked again. */
const once = <K extends unknown[], T>(make: (...key: K) => Promise<T>, name: (...key: K) => string) => {
  const made = new Map<string, Promise<T>>();
  return (...key: K): Promise<T> => {
    const known = made.get(name(...key));
    if (known !== undefined) return known;
    const begun = make(...key);
    begun.catch(() => made.delete(name(...key)));
    made.set(name(...key), begun);
    return begun;
  };
};

export const stagedLesson = once(stage, ({ id }) => id);
export const lessonWords = once(wordsOf, ({ id }, language) => `${id}/${language}`);
