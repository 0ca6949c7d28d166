// Before all tests: the app is built if it is stale and served on a free port, and the browser is there. ADDRESS names an app
// that is served already, and is tested instead.

import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { buildIfStale, DIST } from '../../build/fresh.ts';
import { serve } from '../../serve.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    chromium: string;
  }
}

const FREE_PORT = 0;

export default async (project: TestProject): Promise<() => void> => {
  project.provide('chromium', findChromium());
  const running = process.env.ADDRESS;
  if (running !== undefined && running !== '') {
    project.provide('address', running);
    return () => {};
  }
  await buildIfStale((message) => console.error(message));
  const { server, address } = await serve(DIST, FREE_PORT, false);
  project.provide('address', address);
  return () => {
    server.closeAllConnections();
    server.close();
  };
};
