// A policy in a thread of its own: a Web Worker in a browser, a worker thread in Node. It is told a game and answers with a
// choice, so that whoever shows the game does not wait meanwhile. It keeps nothing between questions.

import { compile, load, notate, type SavedGame } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type PolicyName, policy } from './policies/index.ts';

export interface Question {
  /** Repeated in the answer. */
  id: number;
  game: SavedGame;
  policy: PolicyName;
  /** The same seed, game and nodes give the same choice. */
  seed: string;
  nodes?: number;
  /** Milliseconds to think. */
  time?: number;
}

export type Answer = { id: number; choice: string } | { id: number; error: string };

interface Port {
  on(type: 'message', listener: (question: Question) => void): void;
  postMessage(answer: Answer): void;
}

/** What of its surroundings a worker uses; which of it is there depends on where it runs. */
interface Surroundings {
  performance: { now(): number };
  process?: { getBuiltinModule?(name: string): { parentPort: Port | null } | undefined };
  addEventListener(type: 'message', listener: (event: { data: Question }) => void): void;
  postMessage(answer: Answer): void;
}

const here = globalThis as unknown as Surroundings;

const answer = ({ id, game, policy: name, seed, nodes, time }: Question): Answer => {
  try {
    // A library of its own, so that nothing remembered about an earlier game changes the choice.
    const g = load({ ...compile(content) }, game);
    if (g.asked < 0) return { id, error: 'the game is over' };
    const clock = (): number => here.performance.now();
    const player = policy(name, { seed, nodes, ...(time === undefined ? {} : { time, clock }) });
    return { id, choice: notate(g, player.choose(g)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

const port = here.process?.getBuiltinModule?.('node:worker_threads')?.parentPort;
if (port) port.on('message', (question) => port.postMessage(answer(question)));
else here.addEventListener('message', ({ data }) => here.postMessage(answer(data)));
