// `npm run load -- faults [PART OF A NAME]`: what can go wrong with real processes, in the numbers of the promise. Writes JSON with what was measured,
// in milliseconds where nothing else is said; ends with code 1 if anything acknowledged was lost, somebody was stuck or memory grew.

import { loadavg } from 'node:os';
import {
  hintsAway,
  kills,
  type Measured,
  restart,
  type Size,
  slowClient,
  storeAway,
  storms,
  withOneProcess,
  withTwoProcesses,
} from '../test/support/faults.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { startRedis } from '../test/support/redis.ts';

const SIZE: Size = { games: 40, rounds: 10, seconds: 5, thinking: 200 };
/** 1,000 clients. */
const MANY: Size = { games: 500, rounds: 4, seconds: 5, thinking: 5000 };

const runs: Record<string, () => Promise<Record<string, Measured>>> = {
  'one process, SQLite': () => withOneProcess(SIZE, { kills, slowClient }),
  'one process, 1,000 clients at once': () => withOneProcess(MANY, { storms, restart }),
  'two processes, PostgreSQL and Redis': async () => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    try {
      const these = { kills, storeAway: storeAway(postgres), hintsAway: hintsAway(redis) };
      return await withTwoProcesses({ postgres, redis }, SIZE, these);
    } finally {
      await Promise.all([postgres.stop(), redis.stop()]);
    }
  },
};

/** What was measured, of those runs whose name has these words; `isSound`: nothing was lost, nobody stuck, and memory stayed as it was. */
export const faults = async (of: string): Promise<{ isSound: boolean; results: Record<string, unknown> }> => {
  const results: Record<string, unknown> = {};
  let isSound = true;
  for (const [name, run] of Object.entries(runs).filter(([each]) => each.includes(of)))
    try {
      const measured = await run();
      results[name] = { ...measured, load: Number(loadavg()[0].toFixed(1)) };
    } catch (error) {
      results[name] = { failed: error instanceof Error ? error.message : String(error) };
      isSound = false;
    }
  return { isSound, results };
};
