import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: 'support/serve-app.ts',
    // A browser is several processes of its own: two at a time keep two cores busy.
    maxWorkers: 2,
    testTimeout: 300_000,
    // What a page must come to say, it may take its time to say on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    watch: false,
  },
});
