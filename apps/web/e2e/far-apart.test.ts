// Tables seen from afar: late, behind, while the server is away, while a part of the page cannot be had.

import { en } from '../src/texts/en.ts';
import { online as words } from '../src/texts/online/en.ts';
import { expectNoBarrier } from './support/barriers.ts';
import {
  bothReady,
  checkDice,
  chooseAndSee,
  concede,
  firstAsked,
  forget,
  invite,
  press,
  sit,
} from './support/friends.ts';
import { openHouse } from './support/house.ts';
import { situation } from './support/player.ts';
import { expect, PHONE, test } from './support/visit.ts';

const MINUTE = 60_000;

test('who watches some minutes behind sees what was, and the dice when they have seen the end', async ({
  open,
}) => {
  let shift = 0;
  const house = await openHouse({ now: () => Date.now() + shift });
  const { address } = house;
  const host = await open({ at: 'invite', seed: 50, address });
  const at = await invite(host);
  await host.locator('.tableset label', { hasText: words.set.watched.late(3) }).click();
  const guest = await open({ at, seed: 51, address });
  await sit(guest, '2');
  await bothReady(host, guest);
  for (let choice = 0; choice < 3; choice++) await chooseAndSee(await firstAsked(host, guest));
  const watcher = await open({ at, seed: 52, address, size: PHONE });
  await press(watcher, words.lobby.look);
  // Nothing is three minutes old yet.
  await watcher.getByRole('heading', { name: words.game.behind(3) }).waitFor();
  await expectNoBarrier(watcher, 'behind, before the beginning');
  shift = 4 * MINUTE;
  await watcher.locator('.chip', { hasText: words.game.behind(3) }).waitFor();
  await watcher.locator('.log').waitFor();
  await expectNoBarrier(watcher, 'behind, on a phone');
  await concede(host);
  await guest.locator('main.result').waitFor();
  expect(await watcher.locator('main.result').count()).toBe(0);
  shift = 8 * MINUTE;
  await watcher.locator('main.result').waitFor();
  await checkDice(watcher);
  await watcher.locator('.verdict[data-kind="fair"]').waitFor();
  await Promise.all([host, guest, watcher].map((page) => page.close()));
  await house.remove();
});

test('who is out of time is played for, unless the others wait, and is told what happened', async ({
  open,
}) => {
  let shift = 0;
  const house = await openHouse({ now: () => Date.now() + shift, silence: Number.POSITIVE_INFINITY });
  const { address } = house;
  const host = await open({ at: 'invite', seed: 60, address });
  const at = await invite(host);
  await host.locator('.tableset label', { hasText: words.set.clocks.bank }).click();
  await host.locator('.tableset label', { hasText: words.set.absences.pass }).click();
  const guest = await open({ at, seed: 61, address, size: PHONE });
  await sit(guest, '2');
  await bothReady(host, guest);
  const slow = await firstAsked(host, guest);
  const other = slow === host ? guest : host;
  shift = 20 * MINUTE;
  await slow.getByRole('button', { name: words.game.back }).waitFor();
  await expectNoBarrier(slow, 'back after a while');
  await slow.getByRole('button', { name: en.table.lastTurns }).first().click();
  await slow.locator('dialog').waitFor();
  await slow.keyboard.press('Escape');
  if (other === guest) await press(guest, words.say.short);
  await other.getByRole('button', { name: /^Wait for/ }).click();
  await other.locator('.absent', { hasText: words.game.waited }).first().waitFor();
  await expectNoBarrier(other, 'waiting for somebody');
  await press(slow, words.game.back);
  await expect.poll(() => other.locator('.absent').count()).toBe(0);
  await Promise.all([host, guest].map((page) => page.close()));
  await house.remove();
});

test('a part that cannot be had is offered again, and the seat is found again', async ({
  open,
  troubles,
}) => {
  const host = await open({ at: 'invite', seed: 53 });
  const at = await invite(host);
  const guest = await open({ at, seed: 54 });
  await sit(guest, '2');
  // The server dies when the table is about to come.
  let isAway = true;
  await guest.route(/\/assets\/.*\.js$/, (route) => (isAway ? route.abort() : route.continue()));
  for (const page of [host, guest]) await press(page, words.room.iAmReady);
  await guest.getByRole('heading', { name: en.failure.offlineTitle }).waitFor();
  await expectNoBarrier(guest, 'a part that cannot be had');
  isAway = false;
  await press(guest, en.failure.retry);
  await guest.locator('.tbl').waitFor();
  expect(await situation(await firstAsked(host, guest))).toBe('asked');
  forget(troubles, /Failed to load resource|dynamically imported module|ERR_FAILED/);
});

test('a server that is away is a page only where there is no table yet', async ({ open, troubles }) => {
  const page = await open({ at: 'online', seed: 55 });
  await page.getByRole('heading', { name: words.lobby.title }).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await page.goto(page.url().replace(/#.*/, '#/t/somewhere'));
  await page.reload();
  await page.getByRole('heading', { name: words.wrong.away }).waitFor();
  await expectNoBarrier(page, 'a server that is away');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(page, words.wrong.retry);
  await page.getByRole('heading', { name: words.wrong.noTable }).waitFor();
  forget(troubles, /Failed to load resource|ERR_FAILED|WebSocket/);
});

test('a way over that is closed says so', async ({ open, troubles }) => {
  const page = await open({ at: `move/${'0'.repeat(32)}`, seed: 56 });
  await page.getByRole('heading', { name: words.move.title }).waitFor();
  await expectNoBarrier(page, 'a seat that moves here');
  await press(page, words.move.take);
  await page.getByRole('heading', { name: words.wrong.noMove }).waitFor();
  await expectNoBarrier(page, 'a way over that is closed');
  forget(troubles, /Failed to load resource/);
});

test('the host leaves, and the next one has the table', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 57 });
  const at = await invite(host);
  const guest = await open({ at, seed: 58 });
  await sit(guest, '2');
  await press(host, words.leave);
  await guest.getByText(words.room.youHost).waitFor();
  await guest.getByRole('heading', { name: words.room.host }).waitFor();
  await expectNoBarrier(guest, 'a table that was inherited');
});
