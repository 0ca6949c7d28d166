import { decision, play, save, start } from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { LEVELS } from '../state/players.ts';
import { computerPlayers, type WorkerLike } from './client.ts';
import { type Answer, answerTo, type Question } from './protocol.ts';

const clock = (): number => performance.now();

const duel = () => start(library(), { mode: 'duel', heroes: ['barbarian', 'moon-elf'], seed: 'worker' });

/** A worker without a browser: it answers a little later. */
const workerInTest = (answer: (question: Question) => Answer): WorkerLike => {
  const listeners: ((event: { data: Answer }) => void)[] = [];
  return {
    postMessage: (question) => {
      setTimeout(() => {
        for (const listener of listeners) listener({ data: answer(question) });
      });
    },
    terminate: () => listeners.splice(0),
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'message') listeners.push(listener as (event: { data: Answer }) => void);
    },
  };
};

test.each(LEVELS)('a %s answers with a choice that is listed', (level) => {
  const game = duel();
  const saved = JSON.parse(JSON.stringify(save(game, library())));
  const answer = answerTo(library(), { id: 7, policy: level, seed: 'x', game: saved }, clock);
  expect(answer).toMatchObject({ id: 7 });
  expect(decision(game)?.options).toContain('choice' in answer ? answer.choice : null);
});

test('two squires play a whole duel through the worker', async () => {
  const game = duel();
  const players = computerPlayers(() => workerInTest((question) => answerTo(library(), question, clock)));
  for (let i = 0; decision(game) !== null; i++)
    play(game, await players.choose({ policy: 'squire', seed: String(i), game: save(game, library()) }));
  expect(game.result).not.toBeNull();
});

test('a game that cannot be read is an error, not silence', async () => {
  const players = computerPlayers(() => workerInTest((question) => answerTo(library(), question, clock)));
  const damaged = { ...save(duel(), library()), content: 'other' };
  await expect(players.choose({ policy: 'knight', seed: '', game: damaged })).rejects.toThrow(
    'other heroes or cards',
  );
});

test('stopping rejects what was asked, and a new worker is started for the next question', async () => {
  let workers = 0;
  const players = computerPlayers(() => {
    workers++;
    return workerInTest((question) => answerTo(library(), question, clock));
  });
  const question = { policy: 'squire', seed: '', game: save(duel(), library()) } as const;
  const first = players.choose(question);
  players.stop();
  await expect(first).rejects.toThrow('stopped');
  expect(await players.choose(question)).toBeTypeOf('number');
  expect(workers).toBe(2);
});
