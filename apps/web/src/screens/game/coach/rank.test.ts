import { adviseKeeps, type Counsel, counsel } from '@mad-king/ai';
import { compile, type Game, type Move, type MoveData, play, start, view } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { moveOf } from '../move-in-test.ts';
import { opinionOf } from './rank.ts';

const untilAsked = (ask: string): Game => {
  const game = start(compile(content), {
    mode: 'duel',
    heroes: ['pyromancer', 'barbarian'],
    seed: 'coach',
    first: 0,
  });
  while (game.ask !== ask) play(game, game.asked, game.choices[0]);
  return game;
};

const opinionIn = (game: Game) => {
  const { decision } = view(game, game.asked);
  if (decision === null) throw new Error('nobody is asked');
  return opinionOf(counsel(game), decision);
};

/** What is thought of these moves, which differ in nothing but the chance to win. */
const [like] = counsel(untilAsked('main'));
const opinion = (...chances: [data: MoveData, chance: number][]) => {
  const moves = chances.map(([data]) => moveOf(data));
  const rows = chances.map(([, value], i): Counsel => ({ ...like, notation: moves[i].text, value }));
  return opinionOf(rows, { ask: 'main', options: moves, about: null });
};
const use = (id: string): MoveData => ({ kind: 'use', use: id, token: id, spends: true, n: null });
const sell: MoveData = { kind: 'sell', card: 'six-it' };

test('about dice the best keep comes first, and every row can be chosen now', () => {
  const game = untilAsked('roll');
  const dice = adviseKeeps(game);
  const found = opinionIn(game);
  expect(found?.best.by).toBe('dice');
  expect(found?.best.value).toBe(Math.max(...(dice?.ways ?? []).map(({ worth }) => worth)));
  expect(found?.rows.some((row) => row.by === 'dice' && row.way.do === 'stop')).toBe(true);
  const listed: readonly Move[] = view(game, game.asked).decision?.options ?? [];
  for (const { move } of found?.rows ?? []) expect(listed).toContainEqual(move);
  const values = (found?.rows ?? []).map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(values.length).toBeLessThanOrEqual(4);
});

test('elsewhere options are compared by the chance to win', () => {
  const found = opinionIn(untilAsked('main'));
  expect(found?.best.by).toBe('games');
  expect(found?.best.value).toBeGreaterThan(0);
  expect(found?.best.value).toBeLessThan(1);
});

test('where there is only one choice the coach is silent', () => {
  expect(opinion([sell, 0.5])).toBeNull();
});

test('every kind of choice is compared before the second of a kind', () => {
  const rows = opinion(
    [use('a'), 0.9],
    [use('b'), 0.8],
    [use('c'), 0.7],
    [sell, 0.2],
    [{ kind: 'done' }, 0.1],
  )?.rows;
  expect(rows?.map(({ move }) => move.kind)).toEqual(['use', 'use', 'sell', 'done']);
});
