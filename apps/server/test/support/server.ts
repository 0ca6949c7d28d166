// A whole server for tests, on a free port, with a store of its own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../src/environment.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';
import { Client } from './client.ts';

const PLENTY = { burst: 1e6, seconds: 1 };

export interface TestServer extends RunningServer {
  folder: string;
  client(): Promise<Client>;
  /** Ends the server and its store. */
  end(): Promise<void>;
}

export const testServer = async (
  options: Partial<ServerOptions> = {},
  folder?: string,
): Promise<TestServer> => {
  const data = folder ?? mkdtempSync(join(tmpdir(), 'mad-king-server-'));
  const environment = readEnvironment(
    { PORT: '0', HOST: '127.0.0.1', DATA: data, LOG_LEVEL: 'silent' },
    data,
  );
  const server = await startServer({
    environment,
    page: null,
    pause: 0,
    // A clock that is put forward is no silence.
    ...(options.now === undefined ? {} : { silence: Number.POSITIVE_INFINITY }),
    limits: { message: PLENTY, request: PLENTY, session: PLENTY, open: PLENTY, say: PLENTY, wrong: PLENTY },
    ...options,
  });
  const clients: Client[] = [];
  return {
    ...server,
    folder: data,
    client: async () => {
      const client = await new Client(server.port).connect();
      clients.push(client);
      return client;
    },
    end: async () => {
      for (const client of clients) client.close();
      await server.close();
      if (folder === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
};
