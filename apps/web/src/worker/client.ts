// The page's side of a worker: ask, and get an answer.

import type { Answers, Message, Question, Reply } from './protocol.ts';

/** What of a Worker is used, so that tests need no browser. */
export interface WorkerLike {
  postMessage(message: Message): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: Reply }) => void): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
}

export interface Thinker {
  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]>;
  /** Forgets what was asked and lets go of the worker; the next question starts another one. */
  stop(): void;
}

interface Waiting {
  resolve(answer: Answers[Question['ask']]): void;
  reject(error: Error): void;
}

export const thinker = (start: () => WorkerLike): Thinker => {
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
      if ('answer' in data) question?.resolve(data.answer);
      else question?.reject(new Error(data.error));
    });
    started.addEventListener('error', ({ message }) => stop(message || 'the worker could not be started'));
    worker = started;
    return started;
  };

  return {
    ask: <Q extends Question>(question: Q) =>
      new Promise<Answers[Q['ask']]>((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        ready().postMessage({ id, question });
      }),
    stop: () => stop(),
  };
};
