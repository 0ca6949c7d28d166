// The page's side of a worker: ask, and get an answer.

import { Asker, type Message, type Reply } from '@mad-king/ai/asking';
import type { Answers, Question } from './protocol.ts';

/** What of a Worker is used, so that tests need no browser. */
export interface WorkerLike {
  postMessage(message: Message<Question>): void;
  terminate(): void;
  addEventListener(
    type: 'message',
    listener: (event: { data: Reply<Answers[Question['ask']]> }) => void,
  ): void;
  addEventListener(type: 'error', listener: (event: { message?: string }) => void): void;
}

export interface Thinker {
  ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]>;
  /** Forgets what was asked and lets go of the worker; the next question starts another one. */
  stop(): void;
}

export const thinker = (start: () => WorkerLike): Thinker => {
  let worker: WorkerLike | null = null;
  const asker = new Asker<Question, Answers[Question['ask']]>((message) => ready().postMessage(message));

  const stop = (reason = 'stopped'): void => {
    worker?.terminate();
    worker = null;
    asker.giveUp(reason);
  };

  const ready = (): WorkerLike => {
    if (worker !== null) return worker;
    const started = start();
    started.addEventListener('message', ({ data }) => asker.hear(data));
    started.addEventListener('error', ({ message }) => stop(message || 'the worker could not be started'));
    worker = started;
    return started;
  };

  return {
    ask: <Q extends Question>(question: Q) => asker.ask(question) as Promise<Answers[Q['ask']]>,
    stop: () => stop(),
  };
};
