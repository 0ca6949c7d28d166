// The thread in which computer players think: those of the release that the game was begun with, by its rules.

import { parentPort, workerData } from 'node:worker_threads';
import { type Message, replyTo } from '@mad-king/ai/asking';
import { KeptRules } from '@mad-king/rules/kept';
import { END, type Thought } from './computers.ts';
import { libraryOf } from './rules.ts';

/** Milliseconds for one choice, at most. */
const MOST_TIME = 2000;

const kept = new KeptRules(workerData as string);

const think = async ({ rules: mark, level, game: saved, seed }: Thought): Promise<string> => {
  const rules = await kept.byMark(mark);
  if (rules === null) throw new Error(`the rules with the mark ${mark} are not here`);
  const game = rules.load(libraryOf(saved.heroes, rules), saved);
  const player = rules.policy(level, { seed, time: MOST_TIME, clock: () => performance.now() });
  return rules.notate(game, player.choose(game));
};

parentPort?.on('message', (message: Message<Thought> | typeof END) => {
  if (message === END) parentPort?.close();
  else void replyTo(message, think, (reply) => parentPort?.postMessage(reply));
});
