// Workers of this page. Players and coach each have their own, so that advice never makes a computer player wait.

import computerAddress from 'virtual:computer-worker';
import { thinker, type WorkerLike } from './client.ts';

const startWorker = (): WorkerLike =>
  new Worker(computerAddress, { type: 'module', name: 'computer' }) as WorkerLike;

export const players = thinker(startWorker);
export const coach = thinker(startWorker);
