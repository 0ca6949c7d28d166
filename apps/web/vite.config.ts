import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { heraldry } from './build/heraldry.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sprites } from './build/sprites.ts';
import { workerEntry } from './build/worker-entry.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sprites(), heraldry(), workerEntry(), serviceWorker()],
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: true, modulePreload: { polyfill: false } },
});
