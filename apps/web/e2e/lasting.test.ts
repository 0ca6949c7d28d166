// A game lasts: through a reload, a change of language, a choice taken back, and without a network.

import { en } from '../src/texts/en.ts';
import { pl } from '../src/texts/pl.ts';
import { expectHealth, keptGame } from './support/kept.ts';
import { EDGE, look, mouse, playOn, situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

test('from home to a question in one click', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: en.home.playNow }).click();
  expect(await situation(page)).toBe('asked');
  expect((await look(page)).offers.length).toBeGreaterThan(0);
});

test('a reload in the middle of a game goes on exactly there', async ({ open }) => {
  const page = await open({ seed: 9, keepsFiles: true });
  await page.getByRole('button', { name: en.home.playNow }).click();
  const stopped = await playOn(page, { hand: mouse, seed: 9, until: (_, step) => step === 15 });
  expect(stopped).toBe('stopped');
  await expectHealth(page);
  const before = { seen: await look(page), kept: await keptGame(page) };
  const log = await page.locator('.log > li').allTextContents();
  await page.reload();
  await situation(page);
  await expect.poll(() => look(page)).toEqual(before.seen);
  expect((await keptGame(page)).choices).toEqual(before.kept.choices);
  await expect.poll(() => page.locator('.log > li').allTextContents()).toEqual(log);

  // The same from the first screen.
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page.locator('.home__go .btn--gold', { hasText: en.home.continue }).click();
  await situation(page);
  await expect.poll(() => look(page)).toEqual(before.seen);
  await playOn(page, { hand: mouse, seed: 10, until: (_, step) => step === 3 });
  expect((await keptGame(page)).choices.length).toBeGreaterThan(before.kept.choices.length);
  await expectHealth(page);
});

test('a game that waits comes first, and a new one leaves it alone', async ({ open }) => {
  const page = await open({ seed: 9, settings: { pace: 'fast' } });
  const home = page.url().replace(/#.*/, '#/');
  await page.getByRole('button', { name: en.home.playNow }).click();
  await situation(page);
  const first = await keptGame(page);
  await page.goto(home);
  const gold = page.locator('.home__go .btn--gold');
  expect(await gold.allInnerTexts()).toEqual([expect.stringContaining(en.home.continue)]);
  await page.keyboard.press(' ');
  await situation(page);
  expect((await keptGame(page)).id).toBe(first.id);

  await page.goto(home);
  await page.getByRole('button', { name: en.home.playAnother }).click();
  await situation(page);
  await page.goto(home);
  await page.getByRole('button', { name: en.home.games(2) }).click();
  await page.locator(`dialog[open] a[href$="${first.id}"]`).click();
  await situation(page);
  expect(page.url()).toContain(first.id);
});

test('a change of language changes words and nothing else', async ({ open }) => {
  const page = await open({ seed: 11 });
  await page.getByRole('button', { name: en.home.playNow }).click();
  await playOn(page, { hand: mouse, seed: 11, until: (_, step) => step === 8 });
  const before = { seen: await look(page), kept: await keptGame(page) };
  await page.getByRole('button', { name: en.nav.settings }).click();
  await page.locator('dialog[open]').getByText('PL', { exact: true }).click();
  await page.locator('dialog[open] h2', { hasText: pl.nav.settings }).waitFor();
  await page.keyboard.press('Escape');
  const after = await look(page);
  expect(after.sentence).not.toBe(before.seen.sentence);
  expect(after.health).toEqual(before.seen.health);
  expect(after.hand).toEqual(before.seen.hand);
  expect(after.offers.map(({ choice }) => choice)).toEqual(before.seen.offers.map(({ choice }) => choice));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  expect(await page.locator('main').innerText()).not.toMatch(/\b(health|hand|deck|You|damage|phase)\b/);
  expect((await keptGame(page)).choices).toEqual(before.kept.choices);
});

test('a choice that has told nothing new can be taken back', async ({ open }) => {
  const page = await open({ seed: 1 });
  await page.getByRole('button', { name: en.home.playNow }).click();
  await playOn(page, {
    hand: mouse,
    until: ({ offers }) => offers.some(({ move }) => move === 'done'),
  });
  const before = { seen: await look(page), kept: await keptGame(page) };
  await page.locator('.card__touch').first().click(EDGE);
  await page.locator('.asking--main .btn[data-move="sell"]').click();
  await expect.poll(async () => (await look(page)).hand.length).toBe(before.seen.hand.length - 1);
  expect((await keptGame(page)).choices).toHaveLength(before.kept.choices.length + 1);
  await page.getByRole('button', { name: en.play.undo }).click();
  await expect.poll(() => look(page)).toEqual(before.seen);
  await expect.poll(async () => (await keptGame(page)).choices).toEqual(before.kept.choices);
});

test('after the first visit everything works without a network', async ({ open }) => {
  const page = await open({ seed: 12, keepsFiles: true });
  // Ready means that every file has been kept.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: en.home.playNow }).click();
  await playOn(page, { hand: mouse, seed: 12, until: (_, step) => step === 6 });
  await expectHealth(page);
  await page.goto(page.url().replace(/#.*/, '#/heroes/treant'));
  await page.locator('main.hero').waitFor();
});
