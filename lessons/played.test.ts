// Lessons as the page plays them: the recommended way to its end, other choices, and dice that fall as they are wanted.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { lessonFiles, loadLesson } from '@mad-king/lab';
import { expect, test } from 'vitest';
import { lessonCourse } from '../apps/web/src/screens/learn/course.ts';
import {
  beginAt,
  chooseOn,
  goOn,
  insist,
  moveNow,
  moveOn,
  stepAt,
  undoOther,
  type Way,
} from '../apps/web/src/screens/learn/way.ts';

const library = compile(content);
const files = lessonFiles();
const courseOf = (id: string) => {
  const file = files.find((one) => one.id === id);
  if (file === undefined) throw new Error(`there is no lesson "${id}"`);
  return lessonCourse(library, loadLesson(file));
};

/** Until the lesson waits for somebody. */
const settled = (way: Way): Way => {
  let now = way;
  while (now.mood === 'moves') now = moveOn(now);
  return now;
};

/** What "Show me" does. */
const shown = (way: Way): Way => {
  const move = moveNow(way);
  return settled(move === undefined || way.mood !== 'asks' ? goOn(way) : chooseOn(way, move.text));
};

const stepOf = (way: Way): string => stepAt(way).step.id;
const at = (id: string, step: string): Way => {
  const course = courseOf(id);
  return beginAt(
    course,
    course.steps.findIndex(({ step: one }) => one.id === step),
  );
};

test.each(files.map(({ id }) => id))('%s: the recommended way leads to the end, step by step', (id) => {
  const course = courseOf(id);
  let way = beginAt(course, 0);
  const seen = new Set<string>();
  for (let moves = 0; way.mood !== 'over'; moves++) {
    expect(moves).toBeLessThan(200);
    seen.add(stepOf(way));
    way = shown(way);
  }
  expect([...seen]).toEqual(course.steps.map(({ step }) => step.id));
});

test('another choice is answered and can be undone; nothing has happened', () => {
  const way = at('first-duel', 'swords');
  const hearts = chooseOn(way, 'keep 2 5');
  expect(hearts).toMatchObject({ mood: 'answers', other: { verdict: { is: 'other', id: 'hearts' } } });
  expect(hearts.game).toBe(way.game);
  expect(undoOther(hearts).mood).toBe('asks');
  expect(stepOf(settled(chooseOn(hearts, 'keep 1 3')))).toBe('two-tiles');
});

test('chosen a second time, or insisted upon, it is made, and the next situation is set up', () => {
  const hearts = chooseOn(at('first-duel', 'swords'), 'keep 2 5');
  const twice = chooseOn(undoOther(hearts), 'keep 2 5');
  expect(twice.mood).toBe('gave-in');
  expect(insist(hearts).mood).toBe('gave-in');
  expect(twice.events.length).toBeGreaterThan(hearts.events.length);
  const next = goOn(twice);
  expect(stepOf(next)).toBe('two-tiles');
  expect(next.game.rolls.at(-1)?.values).toEqual([1, 3, 2, 4, 6]);
});

test('dice fall as the step wants them, whichever were kept', () => {
  const fits = chooseOn(at('first-duel', 'swords'), 'keep 1 3 4');
  expect(fits).toMatchObject({ mood: 'fits', other: { verdict: { is: 'fits', id: 'and-pow' } } });
  const next = settled(goOn(fits));
  expect(stepOf(next)).toBe('two-tiles');
  expect([...(next.game.rolls.at(-1)?.values ?? [])].sort()).toEqual([1, 2, 3, 4, 6]);
  expect(next.game.rolls.at(-1)?.values.slice(0, 4)).toEqual([1, 3, 2, 6]);
  const six = settled(goOn(chooseOn(at('first-duel', 'sneeze'), 'keep 2')));
  expect([...(six.game.rolls.at(-1)?.values ?? [])].sort()).toEqual([1, 2, 5, 5, 6]);
  expect(stepOf(shown(six))).toBe('two-tiles');
});

test('a step that asks says why once it has been answered', () => {
  const way = at('pyromancer', 'gather');
  const right = chooseOn(way, 'activate burning-soul', true);
  expect(right.mood).toBe('fits');
  expect(settled(goOn(right)).mood).toBe('home');
});

test('what is touched to be looked at is not chosen', () => {
  const way = at('first-duel', 'two-tiles');
  const looked = settled(chooseOn(way, 'activate mighty-blow'));
  expect(stepOf(looked)).toBe('one-ability');
  expect(looked.events.length).toBe(way.events.length);
});

test('what cannot be chosen changes nothing', () => {
  const way = at('first-duel', 'swords');
  expect(chooseOn(way, 'activate rage')).toBe(way);
});
