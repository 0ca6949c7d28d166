// A duel by keyboard alone, in Polish: no pointer is ever moved.

import { pl } from '../src/texts/pl.ts';
import { expectHealth, expectResult, keptGame } from './support/kept.ts';
import { keyboard, look, playOn, situation, tabTo } from './support/player.ts';
import { expect, test } from './support/visit.ts';

test('a whole duel by keyboard', async ({ open }) => {
  const page = await open({ language: 'pl', seed: 5 });
  await page.locator('.home').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');

  // A new game is made by Tab, arrows and Enter: the computer is a squire, heroes come by lot.
  await page.keyboard.press('n');
  await page.locator('main.new').waitFor();
  await tabTo(page, '.chair:nth-child(2) .chair__who input');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.chair').nth(1).locator('input:checked').count()).toBe(1);
  await tabTo(page, '.new__gallery .choice input');
  await page.keyboard.press('ArrowRight');
  await page.locator('.deal .btn--gold', { hasText: pl.newGame.start }).waitFor();
  await page.keyboard.press('Enter');
  expect(await situation(page)).toBe('asked');
  const { players } = await keptGame(page);
  expect(players).toEqual([
    { by: 'person', name: '' },
    { by: 'computer', level: 'squire' },
  ]);

  // Somebody else's board opens with Enter and closes with Escape, and the focus is where it was.
  await tabTo(page, '.seats .seat__open');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('seat__open');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  const ended = await playOn(page, {
    hand: keyboard(pl.keys.space),
    seed: 5,
    watch: async (seen) => {
      await expectHealth(page);
      const meaning = new Map(seen.offers.map(({ key, choice }) => [key, choice]));
      for (const { key, choice } of seen.offers)
        if (key !== null) expect(meaning.get(key), `key ${key}`).toBe(choice);
    },
  });
  expect(ended).toBe('over');
  await expectResult(page, pl, 0);
  expect(await page.locator('main').innerText()).not.toMatch(/\b(Victory|Defeat|Rematch|damage)\b/);

  await tabTo(page, '.result__acts .btn--gold');
  await page.keyboard.press('Enter');
  await page.locator('main.result').waitFor({ state: 'detached' });
  expect(await situation(page)).toBe('asked');
  expect((await look(page)).offers.length).toBeGreaterThan(0);
});
