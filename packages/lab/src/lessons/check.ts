// What is wrong with a lesson, in sentences: what fits must lead on, what is answered must be possible, what is recommended must be what
// the exact plan says, and every sentence must be there in every language that speaks the lesson.

import {
  clone,
  describe,
  type Game,
  type Library,
  layOut,
  type Move,
  play,
  readChoice,
  speakerOf,
} from '@mad-king/engine';
import type { LanguageId } from '@mad-king/language';
import { strayTerms } from '@mad-king/text/terms';
import { UserError } from '../command.ts';
import { type LessonFile, library, loadLesson, loadWords, reasonsAgainstPlan } from './files.ts';
import { isWanted, judge, loadDice, matches, wantedMove } from './judge.ts';
import type { Lesson, LessonStep, Situation, Wanted } from './lesson.ts';
import { LEARNER } from './make.ts';
import { betterThan } from './plan.ts';

const HERO_SITUATIONS = { least: 3, most: 5 };

export const problemsOf = (file: LessonFile): string[] => {
  try {
    const lesson = loadLesson(file);
    const reasons = reasonsAgainstPlan(file);
    return [
      ...wholeProblems(lesson),
      ...lesson.situations.flatMap((situation) =>
        situation.steps.flatMap((step) =>
          stepProblems(library(), situation, step, reasons.get(step.id)).map((one) => `${step.id}: ${one}`),
        ),
      ),
      ...wordProblems(file, lesson),
    ];
  } catch (error) {
    if (error instanceof UserError) return [error.message];
    throw error;
  }
};

const wholeProblems = ({ kind, situations }: Lesson): string[] => {
  const ids = situations.flatMap(({ steps }) => steps.map(({ id }) => id));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `there are two steps "${id}"`);
  const { least, most } = HERO_SITUATIONS;
  const isOutside = situations.length < least || situations.length > most;
  if (kind !== 'hero' || !isOutside) return twice;
  return [...twice, `a lesson about a hero has ${least} to ${most} situations, not ${situations.length}`];
};

const make = (game: Game, text: string): void => {
  const choice = readChoice(game, text);
  play(game, speakerOf(game, choice), choice);
};

/** The game after so many moves of the recommended way. */
export const gameAt = (heroes: Library, { position, moves }: Situation, at: number): Game => {
  const game = layOut(heroes, position);
  for (const text of moves.slice(0, at)) make(game, text);
  return game;
};

export const movesOf = (game: Game): Move[] => game.choices.map((choice) => describe(game, choice));

const stepProblems = (
  heroes: Library,
  situation: Situation,
  step: LessonStep,
  reason: string | undefined,
): string[] => {
  const games = step.wanted.map(({ at }) => gameAt(heroes, situation, at));
  const better = step.wanted.flatMap((wanted, i) => betterThan(games[i], wanted) ?? []);
  if (reason !== undefined && better.length === 0) better.push('"against-plan" is needless: the plan agrees');
  else if (reason !== undefined) better.length = 0;
  const isAsked = games.every((game) => game.asked === LEARNER);
  return [
    ...(isAsked ? [] : ['seat 1 is not asked']),
    ...(step.does === 'choose' ? step.wanted : []).flatMap((wanted, i) =>
      deadEnds(situation, step, wanted, games[i]),
    ),
    ...impossible(step, games),
    ...better,
  ];
};

/** Choices that fit, although the recommended way cannot be gone after them. */
const deadEnds = (situation: Situation, step: LessonStep, wanted: Wanted, game: Game): string[] =>
  movesOf(game).flatMap((move) => {
    if (judge(game, step, wanted, move).is !== 'fits') return [];
    const copy = clone(game);
    try {
      loadDice(copy, wanted, move);
      make(copy, move.text);
      goOn(copy, situation, wanted.at + 1);
      return [];
    } catch (error) {
      return [`"${move.text}" fits, but leads nowhere: ${error instanceof Error ? error.message : error}`];
    }
  });

/** Goes on by itself up to the next choice of the learner, wherever the dice lie. */
const goOn = (game: Game, { moves, steps }: Situation, from: number): void => {
  const all = steps.flatMap(({ wanted, does }) => (does === 'choose' ? wanted : []));
  const next = all.find(({ at }) => at >= from);
  for (const text of moves.slice(from, next?.at)) make(game, text);
  if (next !== undefined && wantedMove(game, next) === undefined)
    throw new Error(`"${next.text}" is not offered then`);
};

const impossible = (step: LessonStep, games: readonly Game[]): string[] =>
  [...step.fits, ...step.enough, ...step.others].flatMap(({ id, patterns }) =>
    patterns.flatMap((pattern) => {
      const isThere = games.some((game, i) =>
        movesOf(game).some((move) => matches(game, move, pattern) && !isWanted(game, move, step.wanted[i])),
      );
      return isThere ? [] : [`${id}: nobody can choose "${pattern}" there`];
    }),
  );

const wordProblems = (file: LessonFile, lesson: Lesson): string[] => [
  ...(file.languages.includes('en') ? questionProblems(file, lesson) : ['it has no words: en.yaml']),
  ...file.languages.flatMap((language) =>
    textsIn(loadWords(file, lesson, language))
      .flatMap((text) => strayTerms(language, text))
      .map((stray) => `${language}.yaml: ${stray}`),
  ),
];

/** Whether a title asks or says what to do decides what is shown: it must not depend on the language. */
const questionProblems = (file: LessonFile, lesson: Lesson): string[] => {
  const asks = (language: LanguageId, step: string): boolean =>
    loadWords(file, lesson, language).steps[step].do.endsWith('?');
  const steps = lesson.situations.flatMap(({ steps: all }) => all.map(({ id }) => id));
  return file.languages.flatMap((language) =>
    steps
      .filter((id) => asks(language, id) !== asks('en', id))
      .map((id) => `${language}.yaml: the title of ${id} asks in one language only`),
  );
};

/** Every text within. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
