// Faults with real processes, in the middle of play, in small: `npm run load -- faults` has those of the promise.

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  hintsAway,
  kills,
  type Size,
  slowClient,
  storeAway,
  storms,
  withOneProcess,
  withTwoProcesses,
} from './support/faults.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startRedis, type TestRedis } from './support/redis.ts';

let postgres: TestPostgres;
let redis: TestRedis;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

const SMALL: Size = { games: 8, rounds: 2, seconds: 2, thinking: 100 };
const options = { timeout: 300_000 };

test('one process: kill -9, all coming back at once, one who reads 1 KB a second', options, async () => {
  const measured = await withOneProcess(SMALL, { kills, storms, slowClient });
  expect(measured).toMatchObject({ kills: { kills: 2 }, storms: { clients: 15 } });
  expect(measured.slowClient.asked).toBeGreaterThan(20);
  expect(measured.play.endedAfter).toBeLessThan(5000);
});

test('two processes: kill -9, PostgreSQL away, Redis away', options, async () => {
  const faults = { kills, storeAway: storeAway(postgres), hintsAway: hintsAway(redis) };
  const measured = await withTwoProcesses({ postgres, redis }, SMALL, faults);
  expect(measured.kills.kills).toBe(2);
  expect(measured.play.endedAfter).toBeLessThan(5000);
  expect(measured.storeAway.waiting).toBeGreaterThan(0);
  expect(measured.hintsAway.meanwhile).toBeGreaterThanOrEqual(SMALL.games);
});
