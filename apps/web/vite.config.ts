import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { showMe } from './build/demonstrations.ts';
import { fileOf } from './build/files.ts';
import { firstScreen } from './build/first-screen.ts';
import { heraldry } from './build/heraldry.ts';
import { lessons } from './build/lessons.ts';
import { puzzles } from './build/puzzles.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sprites } from './build/sprites.ts';
import { workerEntry } from './build/worker-entry.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    sprites(),
    heraldry(),
    showMe(),
    lessons(),
    puzzles(),
    workerEntry(),
    firstScreen(),
    serviceWorker(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The page knows more than a hundred files by name, and chance does not shrink: 28 bits tell versions of a file apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf() }],
        },
      },
    },
  },
});
