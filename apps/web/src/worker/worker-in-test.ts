// A worker without a browser: it answers a little later.

import { type Reply, replyTo } from '@mad-king/ai/asking';
import type { WorkerLike } from './client.ts';
import type { Answers, Question } from './protocol.ts';

type Answer = Answers[Question['ask']];

export const workerInTest = (answer: (question: Question) => Promise<Answer>): WorkerLike => {
  const listeners: ((event: { data: Reply<Answer> }) => void)[] = [];
  const hear = (data: Reply<Answer>): void => {
    for (const listener of listeners) listener({ data });
  };
  return {
    postMessage: (message) => {
      setTimeout(() => replyTo(message, answer, hear));
    },
    terminate: () => listeners.splice(0),
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'message') listeners.push(listener as (event: { data: Reply<Answer> }) => void);
    },
  };
};
