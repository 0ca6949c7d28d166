// The examples of the READMEs run as they stand there.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../src/files.ts';

test.each(['README.md', 'packages/engine/README.md'])('%s', async (file) => {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
  const example = join(import.meta.dirname, `example-${file.replaceAll(/\W/g, '-')}.ts`);
  writeFileSync(example, `${code}\nexport { game };\n`);
  try {
    const { game } = await import(example);
    expect(game.result).not.toBeNull();
  } finally {
    rmSync(example);
  }
});
