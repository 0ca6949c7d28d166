// What a person is asked and not asked, and what a new game asks.

import type { Page } from 'playwright-core';
import { en } from '../src/texts/en.ts';
import { keptGame } from './support/kept.ts';
import { mouse, playOn, situation } from './support/player.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

test('all heroes of a new game are in sight, and a press takes one', async ({ open }) => {
  const page = await open({ size: DESK, at: 'new' });
  await page.locator('.pick').nth(23).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const hidden = await page.evaluate(() => {
    const foot = document.querySelector('.deal')?.getBoundingClientRect().top ?? 0;
    const names = [...document.querySelectorAll<HTMLElement>('.pick__name')];
    return names.filter((name) => name.getBoundingClientRect().bottom > foot).map((name) => name.innerText);
  });
  expect(hidden).toEqual([]);
  await expect
    .poll(() => page.locator('.chair').nth(1).locator('.chair__who').innerText())
    .toContain(en.levels.king);
  await page.locator('.pick').nth(2).click();
  await page.locator('.pick').nth(5).click();
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
});

/** Plays to the first Main Phase, and sells the whole hand there. */
const sellEverything = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: en.home.playNow }).click();
  await playOn(page, {
    hand: mouse,
    seed: 7,
    until: ({ offers }) => offers.some(({ move }) => move === 'done'),
  });
  const card = page.locator('.hand .card__touch').first();
  while ((await card.count()) > 0) {
    await card.click();
    await page.locator('.prompt__acts [data-move="sell"]').click();
    await situation(page);
  }
};

test('a Main Phase with nothing left to do goes on by itself, unless one stays', async ({ open }) => {
  const page = await open({ seed: 7, settings: { goesOn: true, pace: 'normal' } });
  await sellEverything(page);
  const stay = page.locator('.stay');
  await stay.waitFor();
  await stay.click();
  await stay.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: en.play.undo }).count()).toBe(1);
  await page.waitForTimeout(5000);
  expect(await page.getByRole('button', { name: en.play.undo }).count()).toBe(1);
});

/** Runs in the page: presses keys as soon as dice are asked about. */
const pressAtTheRoll = (): Promise<void> =>
  new Promise((resolve) => {
    const press = (): void => {
      if (document.querySelector('.asking--roll') === null) return;
      watch.disconnect();
      for (const key of [' ', 'r'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      resolve();
    };
    const watch = new MutationObserver(press);
    watch.observe(document.body, { childList: true, subtree: true });
    press();
  });

test('a key that comes when a phase has just ended by itself rolls nothing', async ({ open }) => {
  const page = await open({ seed: 7, settings: { goesOn: true, pace: 'fast' } });
  await sellEverything(page);
  await page.evaluate(pressAtTheRoll);
  const { choices } = await keptGame(page);
  await page.waitForTimeout(900);
  expect((await keptGame(page)).choices).toEqual(choices);
  await page.keyboard.press('r');
  await expect.poll(async () => (await keptGame(page)).choices.length).toBeGreaterThan(choices.length);
});

test('of a card one can say in its explanation when to be asked about it', async ({ open }) => {
  const page = await open({ seed: 7 });
  await page.getByRole('button', { name: en.home.playNow }).click();
  await playOn(page, {
    hand: mouse,
    seed: 7,
    until: ({ offers }) => offers.some(({ move }) => move === 'sell'),
  });
  const card = page.locator('.hand .card[data-kind="roll"], .hand .card[data-kind="instant"]').first();
  await card.locator('.card__touch').focus();
  await page.keyboard.press('i');
  const never = page.locator('.help .explained__ask label', { hasText: en.play.askFor.never });
  await never.waitFor();
  await never.click();
  const wishes = await page.evaluate(
    () => JSON.parse(localStorage.getItem('mad-king.settings') ?? '{}').wishes,
  );
  expect(Object.values(wishes)).toEqual(['never']);
  expect(Object.keys(wishes)[0]).toMatch(/^card\//);
});

const begin = async (page: Page, mode: string): Promise<void> => {
  await page.locator('.mode', { hasText: mode }).click();
  await page.getByText(en.newGame.ways.random, { exact: true }).click();
  await page.getByRole('button', { name: en.newGame.start }).click();
  await page.locator('.seats .seat').first().waitFor();
};

test('the team-mate is marked among three teams', async ({ open }) => {
  const page = await open({ at: 'new', seed: 3 });
  await begin(page, en.modes['2v2v2']);
  const mate = page.locator('.seat.is-mate .seat__mate');
  await mate.waitFor();
  expect(await mate.innerText()).toContain(en.table.mate);
  expect(await mate.isVisible()).toBe(true);
});

test('a row of opponents that scrolls says so', async ({ open }) => {
  const page = await open({ at: 'new', seed: 3, size: PHONE });
  await page.locator('.mode', { hasText: en.modes.koth }).click();
  await page.locator('.new__seats .new__sec .choice label', { hasText: '6' }).click();
  await begin(page, en.modes.koth);
  const more = page.locator('.seats__more').first();
  await more.waitFor();
  expect(await more.innerText()).toMatch(/\+\d/);
});
