// Whether a page in the language that nobody speaks can be read at every size: nothing is cut off, nothing is in English, nothing is
// put together from pieces.

import type { Page } from 'playwright-core';
import { isPatched, untranslatedIn } from '../../build/pseudo/faults.ts';
import { readPage } from './reading.ts';
import { misfitsAtRest, settled } from './room.ts';

export interface Size {
  width: number;
  height: number;
}

export const PHONES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
export const DESKS: readonly Size[] = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const faultsOn = async (page: Page): Promise<string[]> => {
  const { page: larger, cut } = await misfitsAtRest(page);
  const read = await readPage(page);
  return [
    ...(larger.x > 0 ? [`the page is ${larger.x} px too wide`] : []),
    ...cut.map((text) => `cut off: ${text}`),
    ...read.flatMap(({ text, where }) => [
      ...untranslatedIn(text).map((word) => `not translated: ${word} in "${text}", ${where}`),
      ...(isPatched(text) ? [`put together: "${text}", ${where}`] : []),
    ]),
  ];
};

/** Looks at a page, from the smallest size to the largest, and notes what is wrong. */
export const reader =
  (faults: string[]) =>
  async (page: Page, where: string, sizes: readonly Size[] = [...PHONES, ...DESKS]): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await settled(page);
      for (const fault of await faultsOn(page))
        faults.push(`${where}, ${size.width} x ${size.height}: ${fault}`);
    }
  };
