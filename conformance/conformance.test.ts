// Every scenario of the executable rulebook, one test each.

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { runScenario, scenarioFiles } from '@mad-king/lab';
import { expect, test } from 'vitest';

test.each(scenarioFiles().map((file) => relative(import.meta.dirname, file)))('%s', (file) => {
  const { failure } = runScenario(compile(content), readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  expect(failure).toBeNull();
});
