// A lesson that is wrong is told so in one sentence.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { gameAt, movesOf } from '../src/lessons/check.ts';
import { lessonFiles } from '../src/lessons/files.ts';
import { judge, wantedMove } from '../src/lessons/judge.ts';
import { lessonOf } from '../src/lessons/make.ts';
import { readWords } from '../src/lessons/words.ts';

const library = compile(content);

const written = (step: string): string => `
situations:
  - id: one
    seats: [{ hero: barbarian }, { hero: moon-elf }]
    phase: offence
    dice: [1, 5, 2, 6, 5, 3, 4, 6]
    steps:
      - ${step}
      - 1: activate mighty-blow
      - 2: defend none
`;

const SWORDS = `step: swords
        1: keep 1 3
        others: { hearts: keeping 5, one: without 1 or without 2, sixes: keeping only 6 6 }`;

const lesson = lessonOf(library, 'test', 'short', written(SWORDS));

test('a step knows what is wanted, by what the dice show', () => {
  const [{ steps, moves }] = lesson.situations;
  expect(steps[0]).toMatchObject({
    id: 'swords',
    chapter: 'one',
    does: 'choose',
    wanted: [{ text: 'keep 1 3', dice: [1, 2], next: [1, 3, 2, 4, 6] }],
  });
  expect(moves.slice(0, 2)).toEqual(['keep 1 3', 'activate mighty-blow']);
});

test('for a roll a choice fits if the dice kept are part of the dice wanted next', () => {
  const [situation] = lesson.situations;
  const [step] = situation.steps;
  const game = gameAt(library, situation, step.at);
  const verdict = (text: string) => {
    const move = movesOf(game).find((one) => one.text === text);
    return move === undefined ? null : judge(game, step, step.wanted[0], move);
  };
  expect(wantedMove(game, step.wanted[0])?.text).toBe('keep 1 3');
  expect(verdict('keep 1 3')).toEqual({ is: 'fits', id: null });
  expect(verdict('keep 1 3 4')).toEqual({ is: 'fits', id: null });
  expect(verdict('keep 2 5')).toEqual({ is: 'other', id: 'hearts' });
  expect(verdict('keep 1 2 3')).toEqual({ is: 'other', id: 'hearts' });
  expect(verdict('keep 1')).toEqual({ is: 'other', id: 'one' });
  expect(verdict('activate none')).toEqual({ is: 'unforeseen', id: null });
});

test.each([
  ['step: a\n        points: [moon]\n        1: keep 1 3', 'line 9: nothing on the table is called "moon"'],
  ['step: a\n        others: { b: keeping 7 }\n        1: keep 1 3', 'line 9: "keeping 7" is no choice'],
  ['chapter: a\n        1: keep 1 3', 'line 8: a step of a lesson needs its id'],
  ['step: a\n        1: activate rage', 'situation one: line 9: seat 1 cannot choose "activate rage"'],
  ['step: a\n        2: defend none', 'situation one: line 9: seat 2 cannot choose "defend none"'],
])('%s', (step, message) => {
  expect(() => lessonOf(library, 'test', 'short', written(step))).toThrow(message);
});

const words = (change: (text: string) => string) => (): unknown =>
  readWords(
    'en',
    lesson,
    change(`title: A lesson
topic: dice
chapters: { one: One }
steps:
  swords:
    do: Keep two
    say: Two swords.
    others: { hearts: [Hearts, No.], one: [One, Two.], sixes: [Sixes, Where?] }
home: { one: Keep. }
end: Over.
`),
  );

test('words say everything, nothing else, and not too much', () => {
  expect(words((text) => text)).not.toThrow();
  expect(words((text) => text.replace('say: Two swords.', ''))).toThrow('line 6: swords lacks "say"');
  expect(words((text) => text.replace(' one: [One, Two.],', ''))).toThrow('swords.others lacks "one"');
  expect(words((text) => text.replace('sixes:', 'six:'))).toThrow('the lesson has no "six" in swords.others');
  expect(words((text) => text.replace('Two swords.', 'word '.repeat(31)))).toThrow(
    'line 7: swords.say has 31 words, and at most 30 are read',
  );
});

test('lessons are offered in order: the first duel, short ones, heroes from the easiest', () => {
  const kinds = lessonFiles().map(({ kind }) => kind);
  expect(kinds).toEqual(
    [...kinds].sort((a, b) => ['first', 'short', 'hero'].indexOf(a) - ['first', 'short', 'hero'].indexOf(b)),
  );
});
