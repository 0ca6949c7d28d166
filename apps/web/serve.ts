// A small server for the built app: right content types, files with a hash in their name kept for ever, everything else asked for
// again, and the page for every address that is not a file.

import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The file an address means, or null if it leads out of the folder or to nothing. */
export const fileFor = (folder: string, address: string): string | null => {
  let path: string;
  try {
    path = decodeURIComponent(address.split(/[?#]/)[0]);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(folder + sep))) return null;
  return existsSync(file) && statSync(file).isFile() ? file : null;
};

type Encoding = 'br' | 'gzip';

const encodingFor = (type: string, accepted: string): Encoding | null => {
  if (!COMPRESSED.has(type)) return null;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
};

/** Each file is compressed once; all of them together are a few hundred kilobytes. */
const compressed = new Map<string, Buffer>();

const compress = (file: string, mark: string, encoding: Encoding): Buffer => {
  const key = `${encoding} ${mark} ${file}`;
  const known = compressed.get(key);
  if (known !== undefined) return known;
  const source = readFileSync(file);
  const body =
    encoding === 'gzip'
      ? gzipSync(source)
      : brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  compressed.set(key, body);
  return body;
};

const send = (response: ServerResponse, file: string, accepted: string, isHead: boolean): void => {
  const { size, mtimeMs } = statSync(file);
  const type = extname(file);
  const mark = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  response.setHeader('Content-Type', TYPES[type] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', file.includes(`${sep}assets${sep}`) ? FOR_EVER : ASK_AGAIN);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('ETag', mark);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.req.headers['if-none-match'] === mark) {
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingFor(type, accepted);
  if (encoding === null) {
    response.writeHead(200, { 'Content-Length': size });
    // A reader that goes away is no fault of ours.
    if (isHead) response.end();
    else pipeline(createReadStream(file), response, () => {});
    return;
  }
  const body = compress(file, mark, encoding);
  response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': body.length });
  response.end(isHead ? undefined : body);
};

export const createStaticServer = (folder: string): Server =>
  createServer((request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileFor(folder, url);
    // An asset that is gone must not turn into a page.
    const isAsset = extname(url.split(/[?#]/)[0]) !== '';
    const page = join(folder, 'index.html');
    if (file === null && (isAsset || !existsSync(page))) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    send(response, file ?? page, String(request.headers['accept-encoding'] ?? ''), method === 'HEAD');
  });

/** Serves on the port, or on the next free one if it was not asked for by name. Gives the address. */
export const serve = (
  folder: string,
  port: number,
  mayMove: boolean,
): Promise<{ server: Server; address: string }> =>
  new Promise((resolve, reject) => {
    const server = createStaticServer(folder);
    let at = port;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' || !mayMove || at >= port + 20) reject(error);
      else server.listen(++at);
    });
    server.on('listening', () => {
      const bound = server.address();
      const number = typeof bound === 'object' && bound !== null ? bound.port : at;
      resolve({ server, address: `http://localhost:${number}/` });
    });
    server.listen(at);
  });
