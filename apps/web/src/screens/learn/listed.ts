// What is known of a lesson before it is opened.

import type { Lesson, LessonKind, LessonWords } from '@mad-king/lab/lessons/lesson';
import type { LanguageId } from '@mad-king/text';

export interface ListedLesson {
  id: string;
  kind: LessonKind;
  situations: readonly { id: string; steps: number }[];
  /** In the languages that speak it. */
  titles: Partial<Record<LanguageId, { title: string; topic: string }>>;
  load: () => Promise<Lesson>;
  words: Partial<Record<LanguageId, () => Promise<LessonWords>>>;
}

export const stepsOf = ({ situations }: ListedLesson): number =>
  situations.reduce((sum, { steps }) => sum + steps, 0);

/** The language in which it can be read: one's own, or English. */
export const languageFor = ({ titles }: ListedLesson, wanted: LanguageId): LanguageId =>
  titles[wanted] === undefined ? 'en' : wanted;

export const titleOf = (lesson: ListedLesson, wanted: LanguageId): { title: string; topic: string } =>
  lesson.titles[languageFor(lesson, wanted)] ?? { title: lesson.id, topic: '' };
