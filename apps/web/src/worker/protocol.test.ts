import type { Counsel } from '@mad-king/ai';
import { compile, decision, play, save, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { LEVELS } from '../state/players.ts';
import { thinker } from './client.ts';
import { answerTo } from './protocol.ts';
import { workerInTest } from './worker-in-test.ts';

const rules = async () => compile(content);
const clock = (): number => performance.now();

const duel = () =>
  start(compile(content), { mode: 'duel', heroes: ['barbarian', 'moon-elf'], seed: 'worker' });

const answer = answerTo(rules, clock);

test.each(LEVELS)('a %s answers with a choice that is listed', async (level) => {
  const game = duel();
  const saved = JSON.parse(JSON.stringify(save(game)));
  const question = { ask: 'choice', policy: level, seed: 'x', game: saved } as const;
  expect(game.choices).toContain(await answer(question));
});

test('two squires play a whole duel through the worker', async () => {
  const game = duel();
  const players = thinker(() => workerInTest(answer));
  for (let i = 0; decision(game) !== null; i++)
    play(
      game,
      game.asked,
      await players.ask({
        ask: 'choice',
        policy: 'squire',
        seed: String(i),
        game: save(game),
      }),
    );
  expect(game.result).not.toBeNull();
});

test('a game that cannot be read is an error, not silence', async () => {
  const players = thinker(() => workerInTest(answer));
  const damaged = { ...save(duel()), content: 'other' };
  await expect(players.ask({ ask: 'choice', policy: 'knight', seed: '', game: damaged })).rejects.toThrow(
    'other heroes or cards',
  );
});

test('stopping rejects what was asked, and a new worker is started for the next question', async () => {
  let workers = 0;
  const players = thinker(() => {
    workers++;
    return workerInTest(answer);
  });
  const question = {
    ask: 'choice',
    policy: 'squire',
    seed: '',
    game: save(duel()),
  } as const;
  const first = players.ask(question);
  players.stop();
  await expect(first).rejects.toThrow('stopped');
  expect(await players.ask(question)).toBeTypeOf('number');
  expect(workers).toBe(2);
});

test('the coach values every way to go on from dice', async () => {
  const game = duel();
  while (game.ask !== 'roll')
    play(game, game.asked, game.choices[game.ask === 'main' ? game.choices.length - 1 : 0]);
  const advice = (await answer({ ask: 'advice', game: save(game) })) as Counsel[];
  expect(advice.length).toBeGreaterThan(5);
  expect(advice.every(({ by }) => by === 'dice')).toBe(true);
  expect(advice[0].value).toBe(Math.max(...advice.map(({ value }) => value)));
});
