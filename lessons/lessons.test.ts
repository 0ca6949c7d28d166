// Every lesson, as a conformance test: the recommended way comes out as written, what fits leads on, what is answered can be chosen, what
// is recommended is what the exact plan says, and every sentence is there in every language that speaks the lesson.

import {
  clone,
  compile,
  describe as described,
  type Game,
  layOut,
  type Move,
  play,
  readChoice,
  speakerOf,
} from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import {
  betterThan,
  isWanted,
  judge,
  type Lesson,
  type LessonStep,
  lessonFiles,
  loadDice,
  loadLesson,
  loadWords,
  matches,
  reasonsAgainstPlan,
  type Situation,
  type Wanted,
  wantedMove,
} from '@mad-king/lab';
import { strayTerms } from '@mad-king/text/terms';
import { describe, expect, test } from 'vitest';

const library = compile(content);

const make = (game: Game, text: string): void => {
  const choice = readChoice(game, text);
  play(game, speakerOf(game, choice), choice);
};

/** The game after so many moves of the recommended way. */
const gameAt = ({ position, moves }: Situation, at: number): Game => {
  const game = layOut(library, position);
  for (const text of moves.slice(0, at)) make(game, text);
  return game;
};

const movesOf = (game: Game): Move[] => game.choices.map((choice) => described(game, choice));

/** Goes on by itself up to the next choice of the learner, wherever the dice lie, and makes it. */
const goOn = (game: Game, situation: Situation, from: number, wanted: readonly Wanted[]): void => {
  const next = wanted.find(({ at }) => at >= from);
  for (const text of situation.moves.slice(from, next?.at)) make(game, text);
  if (next === undefined) return;
  const move = wantedMove(game, next);
  expect(move, next.text).toBeDefined();
};

describe.each(lessonFiles())('$id', (file) => {
  const lesson: Lesson = loadLesson(file);
  const steps = lesson.situations.flatMap((situation) =>
    situation.steps.map((step): [string, Situation, LessonStep] => [step.id, situation, step]),
  );

  test('ids are its own', () => {
    const ids = steps.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(lesson.situations.map(({ id }) => id)).size).toBe(lesson.situations.length);
    if (lesson.kind === 'hero') expect(lesson.situations.length).toBeGreaterThanOrEqual(3);
    if (lesson.kind === 'hero') expect(lesson.situations.length).toBeLessThanOrEqual(5);
  });

  test.each(steps)('%s: what fits is legal and leads on', (_, situation, step) => {
    const all = situation.steps.flatMap(({ wanted, does }) => (does === 'choose' ? wanted : []));
    for (const wanted of step.does === 'choose' ? step.wanted : []) {
      const game = gameAt(situation, wanted.at);
      expect(game.asked).toBe(0);
      for (const move of movesOf(game)) {
        if (judge(game, step, wanted, move).is !== 'fits') continue;
        const copy = clone(game);
        loadDice(copy, wanted, move);
        make(copy, move.text);
        goOn(copy, situation, wanted.at + 1, all);
      }
    }
  });

  test.each(steps)('%s: whatever is foreseen can be chosen', (_, situation, step) => {
    const games = step.wanted.map(({ at }) => gameAt(situation, at));
    for (const { id, patterns } of [...step.fits, ...step.enough, ...step.others])
      for (const pattern of patterns) {
        const found = games.some((game, i) =>
          movesOf(game).some((move) => matches(game, move, pattern) && !isWanted(game, move, step.wanted[i])),
        );
        expect(found, `${id}: ${pattern}`).toBe(true);
      }
  });

  test.each(steps)('%s: it is what the exact plan says, or says why not', (id, situation, step) => {
    const better = step.wanted.map((wanted) => betterThan(gameAt(situation, wanted.at), wanted));
    const reason = reasonsAgainstPlan(file).get(id);
    if (reason === undefined) expect(better.filter((one) => one !== null)).toEqual([]);
    else expect(better.filter((one) => one !== null).length, `${reason}: needless`).toBeGreaterThan(0);
  });

  test('English speaks it, and whoever does says all of it', () => {
    expect(file.languages).toContain('en');
    for (const language of file.languages) {
      const words = loadWords(file, lesson, language);
      expect(strayTerms(language, JSON.stringify(words)), language).toEqual([]);
    }
  });
});

test('the first duel comes first', () => {
  expect(lessonFiles()[0].id).toBe('first-duel');
});
