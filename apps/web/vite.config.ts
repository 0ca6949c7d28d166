import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { showMe } from './build/demonstrations.ts';
import { fileOf } from './build/files.ts';
import { firstScreen } from './build/first-screen.ts';
import { heraldry } from './build/heraldry.ts';
import { lessons } from './build/lessons.ts';
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
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: fileOf() }],
        },
      },
    },
  },
});
