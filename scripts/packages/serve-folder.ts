// The files of a folder over HTTP, as any web server gives them.

import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export const serveFolder = async (folder: string): Promise<{ address: string; close(): Promise<void> }> => {
  const server = createServer(({ url = '/' }, answer) => {
    const file = join(folder, new URL(url, 'http://here').pathname);
    const type = TYPES[extname(file)];
    if (type === undefined || !existsSync(file)) {
      // Browsers ask for an icon of their own accord; a page without one has no fault.
      answer.writeHead(url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    answer.writeHead(200, { 'content-type': type });
    createReadStream(file).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
