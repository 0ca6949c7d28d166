// Writes `sw.js`: the source with the list of built files and a mark that changes whenever one of them does.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/service-worker.ts', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

export const serviceWorker = (): Plugin => ({
  name: 'mad-king-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.values(bundle);
      const files = [
        ...built.map(({ fileName }) => `/${fileName}`),
        ...readdirSync(PUBLIC).map((file) => `/${file}`),
      ];
      const mark = createHash('sha256');
      for (const file of [...files].sort()) mark.update(file);
      const page = built.find(({ fileName }) => fileName === 'index.html');
      if (page?.type === 'asset') mark.update(page.source);
      const names = files.filter((file) => file !== '/index.html');
      const source = stripTypeScriptTypes(readFileSync(SOURCE, 'utf8'))
        .replace('__FILES__', JSON.stringify(['/', ...names]))
        .replace('__VERSION__', JSON.stringify(mark.digest('hex').slice(0, 12)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
