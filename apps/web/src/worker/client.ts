// The page's side of the worker: ask, and get a choice.

import type { Choice } from '@mad-king/engine';
import type { Answer, Question } from './protocol.ts';

/** What of a Worker is used, so that tests need no browser. */
export interface WorkerLike {
  postMessage(question: Question): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: Answer }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
}

export interface ComputerPlayers {
  choose(question: Omit<Question, 'id'>): Promise<Choice>;
  /** Forgets what was asked and lets go of the worker; the next question starts another one. */
  stop(): void;
}

interface Waiting {
  resolve(choice: Choice): void;
  reject(error: Error): void;
}

export const computerPlayers = (start: () => WorkerLike): ComputerPlayers => {
  let worker: WorkerLike | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const stop = (reason = 'stopped'): void => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new Error(reason));
  };

  const ready = (): WorkerLike => {
    if (worker !== null) return worker;
    const started = start();
    started.addEventListener('message', ({ data }) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if ('choice' in data) question?.resolve(data.choice);
      else question?.reject(new Error(data.error));
    });
    started.addEventListener('error', ({ message }) => stop(message || 'the worker could not be started'));
    worker = started;
    return started;
  };

  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve, reject });
        ready().postMessage({ ...question, id });
      }),
    stop: () => stop(),
  };
};
