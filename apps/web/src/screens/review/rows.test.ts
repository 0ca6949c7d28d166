import { counsel } from '@mad-king/ai';
import { compile, type Game, layOut, view } from '@mad-king/engine';
import { heroes, sharedCards } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { type Asked, answerTo, barOf, comparedIn, keepingOf, offeredIn, sceneOf } from './rows.ts';

const library = compile({
  heroes: heroes.filter(({ id }) => ['pyromancer', 'paladin'].includes(id)),
  sharedCards,
});

const rolling: Game = layOut(library, {
  mode: 'duel',
  seats: [{ hero: 'pyromancer' }, { hero: 'paladin' }],
  phase: 'offence',
  dice: [5, 5, 2, 6, 4],
});

const main: Game = layOut(library, {
  mode: 'duel',
  seats: [{ hero: 'pyromancer', cp: 3, hand: ['fire-up', 'six-it'] }, { hero: 'paladin' }],
  phase: 'main1',
});

const asked = (game: Game, made: string): Asked => sceneOf(game, view(game, game.asked), made, counsel(game));

const told = { chance: 60, worlds: 24, rows: [] };

test('equal dice are the same choice', () => {
  const scene = asked(rolling, 'keep 2');
  expect(scene.isAboutKeeping).toBe(true);
  expect(scene.own?.notation).toBe(asked(rolling, 'keep 1').own?.notation);
  expect(keepingOf(scene, [1, 0])?.text).toBe('keep 1 2');
  expect(keepingOf(scene, [])?.text).toBe('keep none');
});

test('what is as good as the best is right, what is better than the choice made is nearer', () => {
  const { rows } = asked(rolling, 'keep none');
  const worst = rows[rows.length - 1];
  const scene = asked(rolling, worst.notation);
  expect(answerTo(scene, rows[0].notation)).toBe('right');
  for (const row of rows) if (row.isClose) expect(answerTo(scene, row.notation)).toBe('right');
  const better = rows.find((row) => !row.isClose && row.value > worst.value);
  expect(better === undefined ? 'none' : answerTo(scene, better.notation)).toBe('nearer');
  expect(answerTo(asked(rolling, rows[0].notation), worst.notation)).toBe('wrong');
});

test('buttons offer no keeps, and always the choice that was made, in the order of the question', () => {
  const scene = asked(main, 'done');
  const offered = offeredIn(scene).map(({ notation }) => notation);
  expect(offered).toContain('done');
  const order = scene.moves.map(({ text }) => text).filter((text) => offered.includes(text));
  expect(offered).toEqual(order);
  const kept = offeredIn(asked(rolling, 'keep 1')).filter(({ move }) => move.kind === 'keep');
  expect(kept.every(({ notation }) => notation === 'keep none')).toBe(true);
});

test('chances: the best and the one made as compared at length, others roughly', () => {
  const scene = asked(main, 'sell six-it');
  const compared = comparedIn(scene, { told, cost: 5 }, []);
  expect(compared[0]).toMatchObject({ row: scene.rows[0], value: 60, isRough: false });
  expect(compared.find(({ row }) => row === scene.own)).toMatchObject({ value: 55, isRough: false });
  expect(compared.length).toBeLessThanOrEqual(4);
  for (const { row, isRough } of compared) expect(isRough).toBe(row !== scene.rows[0] && row !== scene.own);
});

test('dice: points of the exact plan, the guess among them', () => {
  const scene = asked(rolling, 'keep none');
  const guess = scene.rows[scene.rows.length - 1].notation;
  const compared = comparedIn(scene, { told, cost: 5 }, [guess]);
  expect(compared.map(({ row }) => row.notation)).toContain(guess);
  for (const { row, value } of compared) expect(value).toBe(row.value);
});

test('bars show differences', () => {
  expect(barOf(3, [1, 2, 3])).toBe(90);
  expect(barOf(1, [1, 2, 3])).toBe(30);
  expect(barOf(1, [1])).toBe(90);
});
