import { adviseKeeps, adviseOptions } from '@mad-king/ai';
import { compile, type Game, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { opinionOf } from './rank.ts';

const untilAsked = (ask: string): Game => {
  const game = start(compile(content), {
    mode: 'duel',
    heroes: ['pyromancer', 'barbarian'],
    seed: 'coach',
    first: 0,
  });
  while (game.ask !== ask) play(game, game.choices[0]);
  return game;
};

const adviceIn = (game: Game) => ({ dice: adviseKeeps(game), options: adviseOptions(game, { seed: 'x' }) });

test('about dice the best keep comes first, and every row can be chosen now', () => {
  const game = untilAsked('roll');
  const advice = adviceIn(game);
  const opinion = opinionOf(advice, game.ask);
  expect(opinion?.best.by).toBe('dice');
  expect(opinion?.best.value).toBe(Math.max(...(advice.dice?.ways ?? []).map(({ worth }) => worth)));
  expect(opinion?.rows.some((row) => row.by === 'dice' && row.way.do === 'stop')).toBe(true);
  const values = (opinion?.rows ?? []).map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(values.length).toBeLessThanOrEqual(4);
});

test('elsewhere options are compared by the chance to win', () => {
  const game = untilAsked('main');
  const opinion = opinionOf(adviceIn(game), game.ask);
  expect(opinion?.best.by).toBe('games');
  expect(opinion?.best.value).toBeGreaterThan(0);
  expect(opinion?.best.value).toBeLessThan(1);
});

test('where there is only one choice the coach is silent', () => {
  const game = untilAsked('main');
  const [first] = adviceIn(game).options;
  expect(opinionOf({ dice: null, options: [first] }, 'main')).toBeNull();
});

test('choices that differ by nothing are close', () => {
  const [first] = adviceIn(untilAsked('main')).options;
  const same = { ...first, notation: 'other', chance: first.chance - 0.001 };
  const worse = { ...first, notation: 'other', chance: first.chance - 0.2 };
  expect(opinionOf({ dice: null, options: [first, same] }, 'main')?.isClose).toBe(true);
  expect(opinionOf({ dice: null, options: [first, worse] }, 'main')?.isClose).toBe(false);
});

test('where nothing tells choices apart, the quiet one is advised', () => {
  const [first] = adviceIn(untilAsked('main')).options;
  const done = { ...first, notation: 'done', chance: first.chance - 0.004 };
  const sell = { ...first, notation: 'sell six-it' };
  expect(opinionOf({ dice: null, options: [sell, done] }, 'main')?.best.notation).toBe('done');
  const worth = { ...sell, chance: first.chance + 0.1 };
  expect(opinionOf({ dice: null, options: [worth, done] }, 'main')?.best.notation).toBe('sell six-it');
});
