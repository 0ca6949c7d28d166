// Before all tests: the app is built if it is stale and served on a free port, and the browser is there. ADDRESS names an app
// that is served already, and is tested instead.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readEnvironment, startServer } from '@mad-king/server';
import type { TestProject } from 'vitest/node';
import { buildIfStale, DIST } from '../../build/fresh.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

export default async (project: TestProject): Promise<() => void | Promise<void>> => {
  project.provide('chromium', findChromium());
  const running = process.env.ADDRESS;
  if (running !== undefined && running !== '') {
    project.provide('address', running);
    return () => {};
  }
  await buildIfStale((message) => console.error(message));
  const data = mkdtempSync(join(tmpdir(), 'mad-king-e2e-'));
  const environment = readEnvironment({ PORT: '0', DATA: data, LOG_LEVEL: 'error' }, data);
  const server = await startServer({ environment, page: DIST });
  project.provide('address', `http://localhost:${server.port}/`);
  return async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
};
