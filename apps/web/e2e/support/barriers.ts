// Nothing on a screen is a serious barrier to anybody.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whilePainted } from './paint.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: { run: (context: object, options: object) => Promise<AxeResults> };

const SERIOUS = ['serious', 'critical'];

/** Tells what is wrong and where, in as many words as are needed to mend it. */
export const expectNoBarrier = async (page: Page, where: string): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What flies and fades is over before it is read, and said by the log.
  const { violations } = await whilePainted(page, () =>
    page.evaluate(() => axe.run({ exclude: '.motion' }, { resultTypes: ['violations'] })),
  );
  const found = violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
  expect(found, where).toEqual([]);
};
