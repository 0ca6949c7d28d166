// The thread in which computer players think.

import { parentPort } from 'node:worker_threads';
import { policy } from '@mad-king/ai';
import { type Message, replyTo } from '@mad-king/ai/asking';
import { load, notate } from '@mad-king/engine';
import type { Thought } from './computers.ts';
import { libraryOf } from './rules.ts';

/** Milliseconds for one choice, at most. */
const MOST_TIME = 2000;

const think = async ({ level, game: saved, seed }: Thought): Promise<string> => {
  const game = load(libraryOf(saved.heroes), saved);
  const player = policy(level, { seed, time: MOST_TIME, clock: () => performance.now() });
  return notate(game, player.choose(game));
};

parentPort?.on('message', (message: Message<Thought>) => {
  void replyTo(message, think, (reply) => parentPort?.postMessage(reply));
});
