// Makes a lesson of its file: runs every situation the recommended way, and writes down what was chosen and where the steps lie.

import { clone, describe, FormatError, type Game, type Library, readChoice } from '@mad-king/engine';
import { countedFromZero, failureOf, type Move, Runner } from '../scenario/run.ts';
import { shownBy } from './judge.ts';
import type { Lesson, LessonKind, LessonStep, Situation, Wanted } from './lesson.ts';
import { readLesson, type WrittenSituation, type WrittenStep } from './read.ts';

/** The seat of whoever learns. */
export const LEARNER = 0;

/** Throws a sentence if a situation does not come out as it says. */
export const lessonOf = (library: Library, id: string, kind: LessonKind, text: string): Lesson => ({
  id,
  kind,
  situations: readLesson(text).situations.map((written) => situationOf(library, written)),
});

/** What was chosen, and the game before it. */
interface Made {
  move: Move;
  before: Game;
}

const situationOf = (library: Library, written: WrittenSituation): Situation => {
  const { scenario } = written;
  try {
    return run(library, written);
  } catch (error) {
    throw new Error(`situation ${written.id}: ${failureOf(scenario, error)}`);
  }
};

const run = (library: Library, { id, scenario, steps: written }: WrittenSituation): Situation => {
  const made: Made[] = [];
  let before: Game | null = null;
  const runner = new Runner(library, scenario, (game, move) => {
    if (move !== null && before !== null) made.push({ move, before });
    before = clone(game);
  });
  const waiting = [...written];
  const steps: LessonStep[] = [];
  const begin = (line: number): void => {
    while (waiting.length > 0 && waiting[0].line <= line) {
      const step = waiting.shift() as WrittenStep;
      if (step.look !== null) runner.settle(step.line);
      steps.push({ ...stepOf(step), at: made.length });
    }
  };
  for (const step of scenario.steps) {
    begin(step.line);
    const from = made.length;
    runner.step(step);
    const own = written.find(({ line, until }) => step.line >= line && step.line < until);
    if (own === undefined || step.do !== 'choose') continue;
    if (step.seat !== LEARNER) throw new FormatError(step.line, 'in a step of a lesson seat 1 chooses');
    const found = steps.find((one) => one.id === own.id) as LessonStep;
    chosen(found, made, from);
  }
  begin(Number.POSITIVE_INFINITY);
  runner.end();
  if (scenario.seeded) throw new FormatError(scenario.lineAt(['seed']), 'a lesson leaves nothing to chance');
  const at = (index: number): Game => made[index]?.before ?? (before as unknown as Game);
  for (const step of steps) {
    const { look } = written.find(({ id: name }) => name === step.id) as WrittenStep;
    if (look !== null) step.wanted = [wantedAt(at(step.at), step.at, look)];
    for (const wanted of step.wanted) if (step.does === 'choose') wanted.next = diceAfter(wanted, at);
  }
  const moves = made.map(({ move }) => move.choice);
  return { id, position: countedFromZero(library, scenario.position), moves, steps };
};

const stepOf = ({ id, chapter, look, fits, enough, others, points }: WrittenStep): LessonStep => ({
  id,
  chapter,
  does: look === null ? 'read' : 'look',
  at: 0,
  wanted: [],
  fits,
  enough,
  others,
  points,
});

/** Windows before the first choice of a step have been passed when it begins. */
const chosen = (step: LessonStep, made: readonly Made[], from: number): void => {
  const own = made.flatMap(({ move }, at) => (at >= from && move.line > 0 ? [at] : []));
  step.does = 'choose';
  if (step.wanted.length === 0) step.at = own[0];
  step.wanted.push(...own.map((at) => wantedAt(made[at].before, at, made[at].move.choice)));
};

const wantedAt = (game: Game, at: number, text: string): Wanted => {
  const move = describe(game, readChoice(game, text));
  return { at, text: move.text, dice: shownBy(game, move), next: null };
};

/** What all dice show after some were kept. */
const diceAfter = ({ at, text }: Wanted, game: (at: number) => Game): number[] | null =>
  text.startsWith('keep ') ? [...(game(at + 1).rolls.at(-1)?.values ?? [])] : null;
