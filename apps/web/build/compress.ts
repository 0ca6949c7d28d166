// Every file that gets smaller, compressed once when it is built: the server sends what is there.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
/** The best takes many times as long, for a few hundredths. */
const QUALITY = 9;

export const compressFolder = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSED.has(extname(file))) continue;
    const source = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(source));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    );
  }
};
