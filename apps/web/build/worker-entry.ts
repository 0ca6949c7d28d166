// The computer's worker is built together with the page, not as a bundle of its own, so that both load the same files for the
// rules and the heroes. `virtual:computer-worker` is its address.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:computer-worker';
const ENTRY = fileURLToPath(new URL('../src/worker/computer.ts', import.meta.url));

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
  };
};
