// A worker thread: plays one job after the other, and tells when a game is over.

import { parentPort } from 'node:worker_threads';
import { type Message, replyTo } from '@mad-king/ai/asking';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Job, type JobResult, runJob } from './job.ts';

parentPort?.on('message', (message: Message<Job>) =>
  replyTo<Job, JobResult, 'game'>(
    message,
    (job, tell) => runJob(compile(content), job, () => tell('game')),
    (reply) => parentPort?.postMessage(reply),
  ),
);
