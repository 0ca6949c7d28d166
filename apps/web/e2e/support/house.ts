// A server within the test, with a clock or a release of the test's own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment, type ServerOptions, startServer } from '@mad-king/server';
import { DIST } from '../../build/fresh.ts';

export interface House {
  readonly address: string;
  /** Ends, and another one goes on with the same store on the same port. */
  restart(options?: Partial<ServerOptions>): Promise<void>;
  remove(): Promise<void>;
}

/** `folder`: with `rules` of other releases in it. */
export const openHouse = async (
  options: Partial<ServerOptions> = {},
  folder = mkdtempSync(join(tmpdir(), 'mad-king-house-')),
): Promise<House> => {
  const begin = (port: number, more: Partial<ServerOptions>) => {
    const variables = { PORT: String(port), DATA: folder, RULES: join(folder, 'rules'), LOG_LEVEL: 'error' };
    return startServer({ environment: readEnvironment(variables, folder), page: DIST, ...more });
  };
  let server = await begin(0, options);
  const { port } = server;
  return {
    address: `http://localhost:${port}/`,
    restart: async (more = {}) => {
      await server.close();
      server = await begin(port, more);
    },
    remove: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
