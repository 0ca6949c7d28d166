// The lessons of the repository: a folder for each, `lesson.yaml` beside its words, `en.yaml` and those of the other languages.

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, FormatError, type Library } from '@mad-king/engine';
import { content, heroes } from '@mad-king/heroes';
import { LANGUAGES, type LanguageId } from '@mad-king/language';
import { UserError } from '../command.ts';
import { ROOT, readText } from '../files.ts';
import type { Lesson, LessonKind, LessonWords } from './lesson.ts';
import { lessonOf } from './make.ts';
import { readLesson } from './read.ts';
import { readWords } from './words.ts';

export const LESSONS = join(ROOT, 'lessons');
const FILE = 'lesson.yaml';

export interface LessonFile {
  id: string;
  kind: LessonKind;
  /** From the root of the repository. */
  folder: string;
  /** Where it stands among its kind. */
  place: number;
  /** Those that speak it. */
  languages: LanguageId[];
}

/** In the order in which they are offered: the first duel, short ones, heroes from the easiest. */
export const lessonFiles = (): LessonFile[] =>
  readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === FILE)
    .map((file) => fileAt(dirname(file)))
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.place - b.place);

const ORDER: readonly LessonKind[] = ['first', 'short', 'hero'];
const FOLDERS: Record<string, LessonKind> = { '.': 'first', short: 'short', heroes: 'hero' };

const fileAt = (path: string): LessonFile => {
  const id = basename(path);
  const folder = relative(ROOT, join(LESSONS, path));
  const kind = FOLDERS[dirname(path)];
  if (kind === undefined)
    throw new UserError(`${folder}: lessons stand in lessons, lessons/short or lessons/heroes`);
  if (kind === 'hero' && !heroes.some((hero) => hero.id === id))
    throw new UserError(`${folder}: there is no hero "${id}"`);
  const place = kind === 'hero' ? complexityOf(id) : within(`${folder}/${FILE}`, readLesson).place;
  const languages = LANGUAGES.filter((language) => existsSync(join(ROOT, folder, `${language}.yaml`)));
  return { id, kind, folder, place, languages };
};

const complexityOf = (id: string): number => heroes.find((hero) => hero.id === id)?.complexity ?? 0;

/** What is wrong in a file is told with its name. */
const within = <T>(file: string, read: (text: string) => T): T => {
  try {
    return read(readText(join(ROOT, file)));
  } catch (error) {
    if (error instanceof FormatError) throw new UserError(`${file}: ${error.message}`);
    throw new UserError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
};

let installed: Library | null = null;
export const library = (): Library => {
  installed ??= compile(content);
  return installed;
};

export const loadLesson = ({ id, kind, folder }: LessonFile): Lesson =>
  within(`${folder}/${FILE}`, (text) => lessonOf(library(), id, kind, text));

/** `lesson`: of the same file. */
export const loadWords = ({ folder }: LessonFile, lesson: Lesson, language: LanguageId): LessonWords =>
  within(`${folder}/${language}.yaml`, (text) => readWords(language, lesson, text));

/** By step: why it recommends something else than the exact plan. */
export const reasonsAgainstPlan = ({ folder }: LessonFile): Map<string, string> =>
  new Map(
    within(`${folder}/${FILE}`, readLesson).situations.flatMap(({ steps }) =>
      steps.flatMap(({ id, againstPlan }) => (againstPlan === null ? [] : [[id, againstPlan] as const])),
    ),
  );
