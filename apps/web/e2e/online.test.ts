// Friends at one table: invited by a link, without an account, from two browsers.

import type { Page } from 'playwright-core';
import { en } from '../src/texts/en.ts';
import { online as words } from '../src/texts/online/en.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { mouse, playOn, situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Makes a table with heroes dealt by lot, and gives its link as the part after `#/`. */
const invite = async (host: Page): Promise<string> => {
  await host.waitForURL(/#\/t\//);
  await host.locator('.setting label', { hasText: words.set.picking.random }).click();
  await host
    .locator('.setting input:checked + *, .setting label:has(:checked)', {
      hasText: words.set.picking.random,
    })
    .waitFor();
  const link = await host.locator('.bid__link').inputValue();
  return link.split('#/')[1];
};

const sit = async (guest: Page, seat: string): Promise<void> => {
  await guest.getByRole('button', { name: words.join.sit(seat) }).click();
  await guest.locator('.room__foot').waitFor();
};

const bothReady = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.getByRole('button', { name: words.room.iAmReady }).click();
  for (const page of pages) await page.locator('.tbl').waitFor();
};

test('a duel by link, from the invitation to the check of the dice', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 1 });
  const at = await invite(host);
  await expectNoBarrier(host, 'before the start, as host');
  const guest = await open({ at, seed: 2 });
  await guest.getByRole('button', { name: words.join.sit('2') }).waitFor();
  await expectNoBarrier(guest, 'a link that was opened');
  await sit(guest, '2');
  await bothReady(host, guest);
  await host.locator('.candle', { hasText: words.link.open }).waitFor();

  const ended = await Promise.all([
    playOn(host, { hand: mouse, seed: 3 }),
    playOn(guest, { hand: mouse, seed: 4 }),
  ]);
  expect(ended).toEqual(['over', 'over']);
  await host.locator('main.result').waitFor();
  await guest.locator('main.result').waitFor();
  await press(host, words.over.rematch);
  await guest.getByText('wants a rematch').waitFor();
  await press(guest, words.over.rematch);
  await host.getByRole('link', { name: words.over.next }).click();
  await host.locator('.room__foot').waitFor();
});

test('a tab that was closed comes back to the same question', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 5 });
  const at = await invite(host);
  const guest = await open({ at, seed: 6 });
  await sit(guest, '2');
  await bothReady(host, guest);
  const asked = await Promise.race([host, guest].map((page) => situation(page).then(() => page)));
  const before = await asked.locator('.prompt__scroll').innerText();
  await asked.reload();
  expect(await situation(asked)).toBe('asked');
  expect(await asked.locator('.prompt__scroll').innerText()).toBe(before);
});

test('a link that leads nowhere says so', async ({ open }) => {
  const page = await open({ at: 't/nobody-made-this' });
  await page.getByRole('heading', { name: words.wrong.noTable }).waitFor();
  await expectNoBarrier(page, 'no such table');
  expect(await page.getByRole('link', { name: en.nav.home }).count()).toBe(1);
});
