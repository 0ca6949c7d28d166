// Computer players think in threads of their own, never on the event loop, and only so many may wait: whoever finds the queue full
// comes back later.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Asker, type Reply } from '@mad-king/ai/asking';
import type { SavedGame } from '@mad-king/engine';
import type { Level } from './protocol.ts';

export interface Thought {
  /** The mark of the rules of the game. */
  rules: string;
  level: Level;
  /** What the seat that is asked knows. */
  game: SavedGame;
  /** Where the computer's own chance comes from; never the seed of the game. */
  seed: string;
}

/** Said to a thread, it ends. */
export const END = 'end';

export interface Computers {
  /** The notation of what it chooses; null: too many wait. */
  choose(thought: Thought): Promise<string | null>;
  waiting(): number;
  close(): Promise<void>;
}

const MOST_WAITING = 256;

interface Thread {
  worker: Worker;
  asker: Asker<Thought, string>;
  isBusy: boolean;
}

interface Job {
  thought: Thought;
  resolve(text: string | null): void;
  reject(error: Error): void;
}

/** A thread that has not ended by itself after this is cut off. */
const ENDING = 3000;

/** Lets a thread finish its thought: cutting one off while it still loads its modules can end the whole process. */
const endThread = async (worker: Worker): Promise<void> => {
  const isGone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.ref();
  worker.postMessage(END);
  const cut = setTimeout(() => void worker.terminate(), ENDING);
  await isGone;
  clearTimeout(cut);
};

/** `rules`: the folder of kept rules. */
export const startComputers = (
  rules: string,
  threads = Math.max(1, availableParallelism() - 1),
): Computers => {
  const jobs: Job[] = [];
  const pool: Thread[] = [];
  let isClosed = false;

  const startThread = (): Thread => {
    const worker = new Worker(new URL('./computer-thread.ts', import.meta.url), { workerData: rules });
    const asker = new Asker<Thought, string>((message) => worker.postMessage(message));
    const thread: Thread = { worker, asker, isBusy: false };
    worker.on('message', (reply: Reply<string>) => asker.hear(reply));
    const lose = (error?: Error): void => {
      const at = pool.indexOf(thread);
      if (at >= 0) pool.splice(at, 1);
      asker.giveUp(error?.message ?? 'the thread ended');
    };
    worker.on('error', lose).on('exit', () => lose());
    // A thread that waits keeps nobody from ending.
    worker.unref();
    pool.push(thread);
    return thread;
  };

  const run = async (thread: Thread, { thought, resolve, reject }: Job): Promise<void> => {
    thread.isBusy = true;
    try {
      resolve(await thread.asker.ask(thought));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    thread.isBusy = false;
    work();
  };

  const work = (): void => {
    while (jobs.length > 0 && !isClosed) {
      const free = pool.find(({ isBusy }) => !isBusy) ?? (pool.length < threads ? startThread() : undefined);
      if (free === undefined) return;
      void run(free, jobs.shift() as Job);
    }
  };

  return {
    choose: (thought) =>
      new Promise((resolve, reject) => {
        if (jobs.length >= MOST_WAITING || isClosed) {
          resolve(null);
          return;
        }
        jobs.push({ thought, resolve, reject });
        work();
      }),
    waiting: () => jobs.length + pool.filter(({ isBusy }) => isBusy).length,
    close: async () => {
      isClosed = true;
      for (const { resolve } of jobs.splice(0)) resolve(null);
      await Promise.all(pool.map(({ worker }) => endThread(worker)));
    },
  };
};
