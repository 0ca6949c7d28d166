// A worker thread: plays one job after the other.

import { parentPort } from 'node:worker_threads';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Job, type JobResult, runJob } from './job.ts';

export type News = { game: string } | { result: JobResult };

const tell = (news: News): void => parentPort?.postMessage(news);

parentPort?.on('message', async (job: Job) => {
  const result = await runJob(compile(content), job, () => tell({ game: job.id }));
  tell({ result });
});
