// Jobs on all cores: worker threads take one job after the other. Results come in any order; whoever puts them together
// goes by the order of the jobs.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Asker, type Reply } from '@mad-king/ai/asking';
import { endProcesses, noteProcess, type ProcessNews } from '../players/processes.ts';
import type { Job, JobResult } from './job.ts';

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
  const work = async (thread: Worker): Promise<void> => {
    const asker = new Asker<Job, JobResult, 'game'>((message) => thread.postMessage(message));
    thread.on('message', (said: Reply<JobResult, 'game'> | ProcessNews) => {
      if ('process' in said) noteProcess(said);
      else asker.hear(said);
    });
    const ended = new Promise<null>((resolve, reject) => {
      thread.on('error', reject).on('exit', () => resolve(null));
      signal?.addEventListener('abort', () => resolve(null));
    });
    for (let job = left.pop(); job !== undefined && !signal?.aborted; job = left.pop()) {
      const result = await Promise.race([asker.ask(job, onGame), ended]);
      if (result === null) return;
      onResult(result);
    }
  };
  try {
    await Promise.all(threads.map(work));
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
