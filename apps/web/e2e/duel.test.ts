// A duel against the computer with the mouse, in English, from the first click to the result.

import type { Page } from 'playwright-core';
import { en } from '../src/texts/en.ts';
import { expectHealth, expectResult, healthOf, keptGame } from './support/kept.ts';
import { look, mouse, playOn, situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

test('a whole duel with the mouse', async ({ open }) => {
  const page = await open({ seed: 1, keepsFiles: true, painted: true });
  await page.getByRole('button', { name: en.home.playNow }).click();
  expect(await situation(page)).toBe('asked');

  const first = await look(page);
  await expectHealth(page);
  expect(first.hand.length).toBeGreaterThan(3);
  expect(first.offers.length).toBeGreaterThan(0);

  const sentences = new Set<string>();
  const ended = await playOn(page, {
    hand: mouse,
    seed: 3,
    watch: async (seen) => {
      sentences.add(seen.sentence.replaceAll(/\d+/g, '#'));
      await expectHealth(page);
      await expectLogToAgree(page);
    },
  });
  expect(ended).toBe('over');
  expect(sentences.size).toBeGreaterThan(5);

  // The last blow is seen at the table before the result comes.
  const health = healthOf(await keptGame(page));
  expect(Math.min(...health)).toBe(0);
  await expectResult(page, en, 0);

  await page.getByRole('button', { name: en.result.seeTable }).click();
  await page.locator('.log__damage summary').last().click();
  expect(await page.locator('.log__damage details[open] .calc__row').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: en.result.seeResult }).click();
  await page.getByRole('button', { name: en.result.rematch }).click();
  // On a busy machine the result is still there for a moment.
  await page.locator('main.result').waitFor({ state: 'hidden' });
  expect(await situation(page)).toBe('asked');
  await expectHealth(page);
  expect((await keptGame(page)).choices.length).toBeLessThan(30);
});

/** The last change of health that the log tells of each player is the health that the table shows. */
const expectLogToAgree = async (page: Page): Promise<void> => {
  const lines = await page.locator('.log > li').allTextContents();
  const health = healthOf(await keptGame(page));
  for (const [seat, who] of ['You', 'Moon Elf'].entries()) {
    const told = lines
      .filter((line) => line.startsWith(who))
      .flatMap((line) => /health \d+ → (\d+)/.exec(line.replaceAll('\u00a0', ' '))?.[1] ?? []);
    if (told.length > 0) expect(Number(told.at(-1)), `health of ${who} in the log`).toBe(health[seat]);
  }
};
