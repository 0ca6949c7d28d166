// The computer's worker is built together with the page, not as a bundle of its own, so that both load the same files for the
// rules and the heroes. `virtual:computer-worker` is its address.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:computer-worker';
const ENTRY = fileURLToPath(new URL('../src/worker/computer.ts', import.meta.url));

/** What loads modules later is shared as well, and written for pages. */
const LOADER = '\0vite/preload-helper.js';
const FOR_WORKERS = [
  ['deps && deps.length > 0', '"document" in globalThis && deps && deps.length > 0'],
  ['window.dispatchEvent', 'globalThis.dispatchEvent'],
] as const;

export const workerEntry = (): Plugin => {
  let isBuild = false;
  return {
    name: 'mad-king-worker',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!isBuild) return `export default '/src/worker/computer.ts';`;
      const reference = this.emitFile({ type: 'chunk', id: ENTRY, name: 'computer' });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    transform(code, id) {
      if (!isBuild || id !== LOADER) return null;
      return FOR_WORKERS.reduce((loader, [here, there]) => {
        if (!loader.includes(here)) this.error(`The loader of modules has changed: "${here}" is gone.`);
        return loader.replace(here, there);
      }, code);
    },
  };
};
