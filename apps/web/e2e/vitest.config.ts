import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, so that no worker is left alone with one of them at the end. Whole games are short to write. */
const LONG = [
  'room',
  'pseudo',
  'learn',
  'online',
  'teams',
  'hero',
  'axe',
  'duel',
  'keyboard',
  'hill',
  'stakes',
  'leak',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.indexOf(basename(moduleId, '.test.ts'));
  return rank < 0 ? LONG.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: 'support/serve-app.ts',
    // A browser is several processes of its own: two at a time keep two cores busy.
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    // What a page must come to say, it may take its time to say on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    watch: false,
  },
});
