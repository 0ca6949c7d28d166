import type { Counsel } from '@mad-king/ai';
import { compile, type Game, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';

const ask = vi.fn<() => Promise<Counsel[]>>();
vi.mock('../worker/start.ts', () => ({ coach: { ask } }));
const { adviceOn, isBestToEnd } = await import('./advice.ts');

const game: Game = start(compile(content), {
  mode: 'duel',
  heroes: ['barbarian', 'moon-elf'],
  seed: 'advice',
});
const thinks = (...best: string[]): void => {
  ask.mockResolvedValueOnce(best.map((notation) => ({ notation })) as Counsel[]);
};
/** Every question is about another moment. */
const sight = (turn: number) => ({ game: { ...game, turn }, viewer: 0, seed: '' });

test('a phase is not to be ended where something is clearly better', async () => {
  thinks('sell six-it', 'done');
  expect(await isBestToEnd(sight(1))).toBe(false);
  thinks('done', 'sell six-it');
  expect(await isBestToEnd(sight(2))).toBe(true);
});

test('where the coach cannot say anything, it may be ended', async () => {
  ask.mockRejectedValueOnce(new Error('stopped'));
  expect(await isBestToEnd(sight(3))).toBe(true);
});

test('the same question is thought about once', async () => {
  ask.mockClear();
  thinks('done');
  const answers = await Promise.all([adviceOn(sight(4)), adviceOn(sight(4))]);
  expect(answers[0]).toBe(answers[1]);
  expect(ask).toHaveBeenCalledTimes(1);
});
