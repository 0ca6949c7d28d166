import { Worker } from 'node:worker_threads';
import { compile, load, notate, play, type SavedGame, save, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { afterAll, expect, test } from 'vitest';
import { policy } from '../src/index.ts';
import type { Answer, Question } from '../src/worker.ts';

const worker = new Worker(new URL('../src/worker.ts', import.meta.url));
afterAll(() => worker.terminate());

const ask = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    worker.once('message', resolve);
    worker.postMessage(question);
  });

test('a policy in a worker thread chooses as it would here', async () => {
  const g = start(compile(content), { mode: 'duel', heroes: ['barbarian', 'paladin'], seed: 'worker' });
  for (let id = 0; id < 12; id++) {
    const seed = `worker ${id}`;
    const game = save(g, compile(content));
    const chosen = policy('knight', { seed }).choose(load({ ...compile(content) }, game));
    const answer = await ask({ id, game, policy: 'knight', seed });
    expect(answer).toEqual({ id, choice: notate(g, chosen) });
    play(g, chosen);
  }
}, 60_000);

test('a time limit is kept', async () => {
  const g = start(compile(content), { mode: 'duel', heroes: ['thor', 'monk'], seed: 'time' });
  const game = save(g, compile(content));
  const question = { id: 1, game, policy: 'king', seed: 's', nodes: 1e7, time: 20 } as const;
  expect(await ask(question)).toEqual({ id: 1, choice: expect.any(String) });
}, 60_000);

test('what is no game is an answer too', async () => {
  const question = { id: 7, game: {} as SavedGame, policy: 'squire', seed: 's' } as const;
  expect(await ask(question)).toEqual({ id: 7, error: 'this is no saved game of format 1' });
});
