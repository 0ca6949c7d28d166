// Going through a lesson: where one stands, what was chosen, what comes of it. All functions of the state before; the page keeps the time.

import { clone, describe, type Move, play, readChoice, speakerOf } from '@mad-king/engine';
import { judge, loadDice, type Verdict, wantedMove } from '@mad-king/lab/lessons/judge';
import type { Wanted } from '@mad-king/lab/lessons/lesson';
import { type CourseStep, type LessonCourse, type Moment, makeMove } from './course.ts';

/** `asks`: something is to be done. `answers`: another choice was made, and can be undone. `gave-in`: it was made all the same.
 * `fits`: it was right, and there is something to say about it. `enough`: it ends the situation as well. `moves`: the game goes on by
 * itself. `home`: what one takes home. `over`: all is done. */
export type Mood = 'asks' | 'answers' | 'gave-in' | 'fits' | 'enough' | 'moves' | 'home' | 'over';

export interface Way extends Moment {
  course: LessonCourse;
  /** Which step. */
  at: number;
  mood: Mood;
  /** How many of the wanted choices of the step have been made. */
  chosen: number;
  /** How many moves of the recommended way have been made. */
  made: number;
  /** How many events the last move brought. */
  news: number;
  /** What was chosen, and what is said to it. */
  other: { move: Move; verdict: Verdict } | null;
}

export const beginAt = (course: LessonCourse, at: number): Way => ({
  ...course.begin(at),
  course,
  at,
  mood: 'asks',
  chosen: 0,
  made: course.steps[at].step.at,
  news: 0,
  other: null,
});

export const stepAt = ({ course, at }: Way): CourseStep => course.steps[at];

/** What is wanted now; undefined where one only reads. */
const wantedNow = (way: Way): Wanted | undefined => stepAt(way).step.wanted[way.chosen];

/** The recommended move, as it is offered now. */
export const moveNow = (way: Way): Move | undefined => {
  const wanted = wantedNow(way);
  return wanted === undefined || way.mood === 'moves' ? undefined : wantedMove(way.game, wanted);
};

const played = (way: Way, text: string): Way => {
  const next = makeMove(way, text);
  return { ...way, ...next, news: next.events.length - way.events.length };
};

/** What the learner chooses, in its notation. `isExplained`: the step says why once it is done. */
export const chooseOn = (way: Way, text: string, isExplained = false): Way => {
  const { step } = stepAt(way);
  const wanted = wantedNow(way);
  const choice = way.game.choices.find((one) => describe(way.game, one).text === text);
  if (wanted === undefined || choice === undefined || (way.mood !== 'asks' && way.mood !== 'answers'))
    return way;
  const move = describe(way.game, choice);
  const verdict = judge(way.game, step, wanted, move);
  if (verdict.is === 'fits') {
    if (step.does === 'look') return finished(way);
    const next = follow(way, wanted, move);
    const isTold = verdict.id !== null || (isExplained && next.chosen === step.wanted.length);
    return isTold ? { ...next, mood: 'fits', other: { move, verdict } } : next;
  }
  if (verdict.is === 'enough') return { ...played(way, text), mood: 'enough', other: { move, verdict } };
  if (way.other?.move.text === text) return insist(way);
  return { ...way, mood: 'answers', other: { move, verdict }, news: 0 };
};

/** Makes a choice that fits; dice fall as the step wants them. */
const follow = (way: Way, wanted: Wanted, move: Move): Way => {
  const game = clone(way.game);
  const events = [...way.events];
  loadDice(game, wanted, move);
  const choice = readChoice(game, move.text);
  play(game, speakerOf(game, choice), choice, events);
  return {
    ...way,
    game,
    events,
    news: events.length - way.events.length,
    made: wanted.at + 1,
    chosen: way.chosen + 1,
    other: null,
    mood: 'moves',
  };
};

/** The other choice is undone; chosen once more it is made. */
export const undoOther = (way: Way): Way => ({ ...way, mood: 'asks', news: 0 });

/** The lesson gives in: the choice is made, and the next situation set up. */
export const insist = (way: Way): Way =>
  way.other === null ? way : { ...played(way, way.other.move.text), mood: 'gave-in' };

/** Where the game goes by itself before the learner is asked again. */
const targetOf = (way: Way): number => {
  const { step, situation, isLast } = stepAt(way);
  const wanted = step.wanted[way.chosen];
  if (wanted !== undefined && step.does === 'choose') return wanted.at;
  return isLast ? situation.moves.length : way.course.steps[way.at + 1].step.at;
};

/** One move by itself, and the windows that are passed in silence after it. */
export const moveOn = (way: Way): Way => {
  if (way.mood !== 'moves') return way;
  const { moves } = stepAt(way).situation;
  const target = targetOf(way);
  let next = way;
  while (next.made < target) {
    next = { ...played(next, moves[next.made]), made: next.made + 1 };
    if (next.news > 0) return next;
  }
  const isDone = next.chosen >= stepAt(next).step.wanted.length || stepAt(next).step.does !== 'choose';
  return isDone ? entered(next) : { ...next, mood: 'asks', news: 0 };
};

/** The step is done as far as the learner is concerned. */
const finished = (way: Way): Way => ({
  ...way,
  chosen: stepAt(way).step.wanted.length,
  mood: 'moves',
  other: null,
  news: 0,
});

/** The step after this one, in the same game if that goes on. */
const entered = (way: Way): Way => {
  const { isLast } = stepAt(way);
  if (!isLast) return { ...way, at: way.at + 1, chosen: 0, mood: 'asks', news: 0, other: null };
  return { ...way, mood: way.course.lesson.kind === 'first' ? 'over' : 'home', news: 0, other: null };
};

/** Goes on from what is only read. */
export const goOn = (way: Way): Way => {
  const { steps } = way.course;
  const nextSituation = steps.findIndex(({ at }) => at > stepAt(way).at);
  switch (way.mood) {
    case 'asks':
      return stepAt(way).step.does === 'choose' ? way : finished(way);
    case 'fits':
      return { ...way, mood: 'moves', news: 0, other: null };
    case 'gave-in':
      return stepAt(way).isLast ? entered(way) : beginAt(way.course, way.at + 1);
    case 'enough':
      return { ...way, mood: 'home', news: 0 };
    case 'home':
      return nextSituation < 0 ? { ...way, mood: 'over', news: 0 } : beginAt(way.course, nextSituation);
    default:
      return way;
  }
};
