import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'packages/**/src/**/*.test.ts',
      'apps/**/src/**/*.test.ts',
      'apps/web/build/**/*.test.ts',
      'apps/server/test/**/*.test.ts',
      'conformance/**/*.test.ts',
      'lessons/**/*.test.ts',
      'puzzles/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    maxWorkers: 2,
    // Of a busy machine too; what must be quick is measured elsewhere.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    watch: false,
  },
});
