import { compile, type Game, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import type { Advice } from '../worker/protocol.ts';

const ask = vi.fn<() => Promise<Advice>>();
vi.mock('../worker/start.ts', () => ({ coach: { ask } }));
const { adviceOn, isBestToEnd } = await import('./advice.ts');

const game: Game = start(compile(content), {
  mode: 'duel',
  heroes: ['barbarian', 'moon-elf'],
  seed: 'advice',
});
const thinks = (chances: Record<string, number>): void => {
  const options = Object.entries(chances).map(([notation, chance]) => ({ notation, chance }));
  ask.mockResolvedValueOnce({ dice: null, options } as Advice);
};
const sight = (seed: string) => ({ game, viewer: 0, seed });

test('a phase is not to be ended where something is clearly better', async () => {
  thinks({ done: 0.5, 'sell six-it': 0.54 });
  expect(await isBestToEnd(sight('sale'))).toBe(false);
  thinks({ done: 0.5, 'sell six-it': 0.505 });
  expect(await isBestToEnd(sight('no sale'))).toBe(true);
});

test('where the coach cannot say anything, it may be ended', async () => {
  ask.mockRejectedValueOnce(new Error('stopped'));
  expect(await isBestToEnd(sight('trouble'))).toBe(true);
});

test('the same question is thought about once', async () => {
  ask.mockClear();
  thinks({ done: 0.5 });
  const answers = await Promise.all([adviceOn(sight('same')), adviceOn(sight('same'))]);
  expect(answers[0]).toBe(answers[1]);
  expect(ask).toHaveBeenCalledTimes(1);
});
