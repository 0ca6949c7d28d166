// Lessons (docs/LESSONS.md): `virtual:lessons` lists them, with functions that load each one and its words as small files of their own.

import { type LessonFile, lessonFiles, loadLesson, loadWords } from '@mad-king/lab/lessons/files';
import type { Lesson } from '@mad-king/lab/lessons/lesson';
import { LANGUAGES, type LanguageId } from '@mad-king/language';
import type { Plugin } from 'vite';

const MODULE = 'virtual:lessons';
const ONE = 'virtual:lesson/';
const WORDS = 'virtual:lesson-words/';

interface Read {
  file: LessonFile;
  lesson: Lesson;
}

const load = (id: string): string => `() => import(${JSON.stringify(id)}).then((m) => m.default)`;

/** What the list shows of one; whoever has no words in a language reads English. */
const entryOf = ({ file, lesson }: Read): string => {
  const titles = Object.fromEntries(
    file.languages.map((language) => {
      const { title, topic } = loadWords(file, lesson, language);
      return [language, { title, topic }];
    }),
  );
  const known = {
    id: file.id,
    kind: file.kind,
    situations: lesson.situations.map(({ id, steps }) => ({ id, steps: steps.length })),
    titles,
  };
  const words = file.languages.map(
    (language) => `${JSON.stringify(language)}: ${load(`${WORDS}${file.id}/${language}`)}`,
  );
  return `{...${JSON.stringify(known)}, load: ${load(ONE + file.id)}, words: {${words.join(',')}}}`;
};

const isLanguage = (id: string): id is LanguageId => (LANGUAGES as readonly string[]).includes(id);

export const lessons = (): Plugin => {
  let made: Read[] | null = null;
  const all = (): Read[] => {
    made ??= lessonFiles().map((file) => ({ file, lesson: loadLesson(file) }));
    return made;
  };
  const find = (id: string): Read | undefined => all().find(({ file }) => file.id === id);
  const words = (id: string, language: string): string | null => {
    const found = find(id);
    if (found === undefined || !isLanguage(language)) return null;
    return `export default ${JSON.stringify(loadWords(found.file, found.lesson, language))};`;
  };
  return {
    name: 'mad-king-lessons',
    resolveId: (id) => (id === MODULE || id.startsWith(ONE) || id.startsWith(WORDS) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${MODULE}`) return `export default [${all().map(entryOf).join(',')}];`;
      if (id.startsWith(`\0${WORDS}`)) {
        const [lesson, language] = id.slice(WORDS.length + 1).split('/');
        return words(lesson, language);
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const found = find(id.slice(ONE.length + 1));
      return found === undefined ? null : `export default ${JSON.stringify(found.lesson)};`;
    },
  };
};
