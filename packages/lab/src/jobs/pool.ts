// Jobs on all cores: worker threads take one job after the other. Results come in any order; whoever puts them together
// goes by the order of the jobs.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { endProcesses, noteProcess, type ProcessNews } from '../players/processes.ts';
import type { Job, JobResult } from './job.ts';
import type { News } from './worker.ts';

export interface PoolOptions {
  workers: number;
  onGame?(): void;
  onResult(result: JobResult): void;
  /** Ends the work where it stands; jobs under way are lost. */
  signal?: AbortSignal;
}

export const allCores = (): number => availableParallelism();

export const runJobs = async (
  jobs: readonly Job[],
  { workers, onGame, onResult, signal }: PoolOptions,
): Promise<void> => {
  const left = [...jobs].reverse();
  const threads = Array.from({ length: Math.min(workers, jobs.length) }, () => new Worker(WORKER));
  const hear = (thread: Worker, resolve: () => void) => (news: News | ProcessNews) => {
    if ('process' in news) {
      noteProcess(news);
      return;
    }
    if ('game' in news) {
      onGame?.();
      return;
    }
    onResult(news.result);
    const next = left.pop();
    if (next === undefined) resolve();
    else thread.postMessage(next);
  };
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            thread
              .on('message', hear(thread, resolve))
              .on('error', reject)
              .on('exit', () => resolve());
            signal?.addEventListener('abort', () => resolve());
            if (signal?.aborted) resolve();
            else thread.postMessage(left.pop());
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
    endProcesses();
  }
};

const WORKER = new URL('./worker.ts', import.meta.url);

/** Milliseconds; under npm one press comes twice, from the terminal and from npm. */
const SAME_PRESS = 500;

/** Ctrl-C, or a request to end: aborts the signal once; the second Ctrl-C ends at once. */
export const stopSignal = (): { signal: AbortSignal; forget(): void } => {
  const controller = new AbortController();
  let asked = 0;
  const stop = (): void => {
    const now = performance.now();
    if (!controller.signal.aborted) {
      asked = now;
      controller.abort();
    } else if (now - asked > SAME_PRESS) {
      endProcesses();
      process.exit(130);
    }
  };
  const end = (): void => controller.abort();
  process.on('SIGINT', stop).on('SIGTERM', end);
  return {
    signal: controller.signal,
    forget: () => process.off('SIGINT', stop).off('SIGTERM', end),
  };
};
