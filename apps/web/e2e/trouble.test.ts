// What is damaged or fails is said, kept, and led back from: never a white page.

import { readFile } from 'node:fs/promises';
import { en } from '../src/texts/en.ts';
import { keptGame } from './support/kept.ts';
import { look, mouse, playOn, situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

test('a save that cannot be read is set aside and can be downloaded', async ({ open }) => {
  const text = '{"format":1,"id":"broken","choices":[';
  const page = await open({ remembered: { 'game.broken': text } });
  const notice = page.locator('.notice', { hasText: 'broken' });
  await notice.waitFor();
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: en.games.download }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(text);
  // The rest works as before, and the notice goes only on request.
  await page.getByRole('button', { name: en.home.playNow }).click();
  expect(await situation(page)).toBe('asked');
  await page.goto(page.url().replace(/#.*/, '#/'));
  await notice.getByRole('button', { name: en.games.remove }).click();
  await notice.waitFor({ state: 'detached' });
});

test('a save whose choices make no game says so and leads home', async ({ open }) => {
  const page = await open({ seed: 13 });
  await page.getByRole('button', { name: en.home.playNow }).click();
  await situation(page);
  const { id } = await keptGame(page);
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    kept.choices.push('activate nothing-like-this');
    kept.game.game.stack = 'nonsense';
    localStorage.setItem(key, JSON.stringify(kept));
  }, `mad-king.game.${id}`);
  await page.reload();
  await page.getByRole('heading', { name: en.games.wrong.damaged }).waitFor();
  expect(await page.getByRole('button', { name: en.games.download }).count()).toBe(1);
  await page.getByRole('link', { name: en.nav.home }).click();
  await page.getByRole('button', { name: en.home.playNow }).waitFor();
});

test('a part that fails shows what happened and the way back to the game', async ({ open, troubles }) => {
  const page = await open({ seed: 14 });
  await page.getByRole('button', { name: en.home.playNow }).click();
  await playOn(page, { hand: mouse, seed: 14, until: (_, step) => step === 4 });
  const before = await look(page);
  // Something that every screen uses fails from now on.
  await page.evaluate(() => {
    const { entries } = Object;
    Object.assign(window, { mend: () => Object.assign(Object, { entries }) });
    Object.entries = () => {
      throw new Error('provoked');
    };
  });
  await page.locator('.rail__fold').click();
  const alert = page.locator('main[role="alert"]');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(en.failure.title);
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await alert.getByRole('button', { name: en.failure.retry }).click();
  await situation(page);
  await expect.poll(async () => (await look(page)).health).toEqual(before.health);
  await expect.poll(async () => (await look(page)).sentence).toBe(before.sentence);
  expect(troubles.join('\n')).toContain('provoked');
  troubles.length = 0;
});
