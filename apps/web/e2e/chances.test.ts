// Every ability has one chance, wherever one looks: rolling for it alone, with the attempts that are really left.

import type { Page } from 'playwright-core';
import type { StoredGame } from '../src/state/saves.ts';
import { en } from '../src/texts/en.ts';
import { beforeTheRoll, entangled } from './support/moments.ts';
import { situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

const visit = (game: StoredGame) => ({
  at: `game/${game.id}`,
  settings: { advice: true },
  remembered: { [`game.${game.id}`]: JSON.stringify(game) },
});

/** Percentages by ability. */
const chances = (page: Page): Promise<string[]> =>
  page.locator('.board .tile').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const found = [...tile.querySelectorAll<HTMLElement>('.chance')].map(({ innerText }) => innerText);
      return `${(tile as HTMLElement).dataset.ability}: ${found.join(' ')}`;
    }),
  );

test('one chance for each ability, whatever is kept, and no other beside it', async ({ open }) => {
  const page = await open(visit(entangled()));
  await situation(page);
  await page.locator('.coach__do').waitFor();
  const before = await chances(page);
  expect(before.some((one) => /: [\d.]+%$/.test(one.replaceAll(/\s(?=[.%])/g, '')))).toBe(true);
  expect(before.every((one) => one.split('%').length <= 2)).toBe(true);

  await page.locator('.slot .die').first().click();
  await expect.poll(() => page.locator('.die[aria-pressed="true"]').count()).toBe(1);
  expect(await chances(page)).toEqual(before);

  // Rolling and the coach tell of some ability or of none, and both of the same.
  const shares = await page.locator('.answer .share > span:last-child').allInnerTexts();
  expect([...shares].sort()).toEqual([en.roll.nothing, en.roll.some]);
  expect((await page.locator('.coach__why').innerText()).split('%').length).toBeLessThanOrEqual(2);
  // The ability may fail, and its answer says so.
  expect(await page.locator('.answer .risk').first().innerText()).toContain('33.3');
});

test('before the roll an attempt that is taken is counted', async ({ open }) => {
  const page = await open(visit(beforeTheRoll()));
  await situation(page);
  const words = new Set(await page.locator('.board .tile__if').allInnerTexts());
  expect([...words]).toEqual([en.table.within(2)]);
});
