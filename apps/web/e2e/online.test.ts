// Friends at one table: invited by a link, without an account, from several browsers.

import type { Page } from 'playwright-core';
import { en } from '../src/texts/en.ts';
import { online as words } from '../src/texts/online/en.ts';
import { online as polish } from '../src/texts/online/pl.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { ownServer } from './support/own-server.ts';
import { look, mouse, playOn, situation } from './support/player.ts';
import { expect, PHONE, test } from './support/visit.ts';

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** A game that is over soon. */
const shorten = async (host: Page): Promise<void> => {
  await press(host, en.newGame.options.button(0));
  await host.locator('dialog label', { hasText: '25' }).click();
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: en.newGame.options.button(1) }).waitFor();
};

/** Makes a table with heroes dealt by lot, and gives its link as the part after `#/`. */
const invite = async (host: Page): Promise<string> => {
  await host.waitForURL(/#\/t\//);
  await host.locator('.tableset summary').click();
  await host.locator('.tableset label', { hasText: words.set.picking.random }).click();
  await host.locator('.tableset label:has(:checked)', { hasText: words.set.picking.random }).waitFor();
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

/** The page of whoever is asked first. */
const firstAsked = (...pages: Page[]): Promise<Page> =>
  Promise.race(pages.map((page) => situation(page).then(() => page)));

/** Presses what is gold, or else something. */
const chooseOnce = async (page: Page): Promise<void> => {
  const { offers } = await look(page);
  const [offer] = [...offers].sort((a, b) => Number(b.kind === 'gold') - Number(a.kind === 'gold'));
  await mouse.press(page, offer);
};

/** Takes out what a test has provoked. */
const forget = (troubles: string[], provoked: RegExp): void => {
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !provoked.test(trouble)));
};

const tableOf = (page: Page): Promise<string> => page.locator('.tbl').innerText();

/** The same, and the table shows what came of it. */
const chooseAndSee = async (page: Page): Promise<void> => {
  const before = await tableOf(page);
  await chooseOnce(page);
  await expect.poll(() => tableOf(page), { timeout: 8000 }).not.toBe(before);
};

test('a duel by link, from the invitation to the check of the dice', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 1 });
  const at = await invite(host);
  await shorten(host);
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
  await expectNoBarrier(host, 'the result');
  await press(host, words.fair.verify);
  await host.locator('.verdict[data-kind="fair"]').waitFor();
  await expectNoBarrier(host, 'the check of the dice');
  await host.keyboard.press('Escape');
  await press(host, words.over.rematch);
  await guest.getByText('wants a rematch').waitFor();
  await press(guest, words.over.rematch);
  await host.getByRole('link', { name: words.over.next }).click();
  await host.locator('.room__foot').waitFor();
});

test('giving up ends a game for both, and its dice can be checked', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 18 });
  const at = await invite(host);
  const guest = await open({ at, seed: 19 });
  await sit(guest, '2');
  await bothReady(host, guest);
  for (let choice = 0; choice < 4; choice++) await chooseAndSee(await firstAsked(host, guest));
  await press(host, en.play.concede);
  await host.locator('dialog .btn--danger').click();
  await guest.locator('main.result').waitFor();
  await press(guest, words.fair.verify);
  await guest.locator('.verdict[data-kind="fair"]').waitFor();
  expect(await guest.locator('.verdict li[data-answer="yes"]').count()).toBe(5);
  await expectNoBarrier(guest, 'the check of the dice');
});

test('a tab that was closed comes back to the same question', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 5 });
  const at = await invite(host);
  const guest = await open({ at, seed: 6 });
  await sit(guest, '2');
  await bothReady(host, guest);
  const asked = await firstAsked(host, guest);
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

test('a killed server that is started again gets the choice that was kept', async ({ open, troubles }) => {
  const server = await ownServer();
  const { address } = server;
  const host = await open({ at: 'invite', seed: 7, address });
  const at = await invite(host);
  const guest = await open({ at, seed: 8, address });
  await sit(guest, '2');
  await bothReady(host, guest);
  for (let choice = 0; choice < 3; choice++) await chooseAndSee(await firstAsked(host, guest));
  // What comes behind the table has come.
  await host.waitForLoadState('networkidle');
  await guest.waitForLoadState('networkidle');
  const asked = await firstAsked(host, guest);
  const before = await asked.locator('.prompt__scroll').innerText();
  await server.kill();
  await chooseOnce(asked);
  await asked.getByText(words.link.kept).waitFor();
  await expectNoBarrier(asked, 'a broken line');
  await server.start();
  await expect.poll(() => asked.locator('.prompt__scroll').innerText(), { timeout: 15_000 }).not.toBe(before);
  await asked.getByText(words.link.kept).waitFor({ state: 'detached' });
  await host.close();
  await guest.close();
  await server.remove();
  // The browser itself tells of requests that nobody answered.
  forget(troubles, /ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE/);
});

/** Runs in the page: a network that lets no socket through. */
const breakSockets = (): void => {
  class Broken {
    onclose: ((event: { code: number; reason: string }) => void) | null = null;
    constructor() {
      setTimeout(() => this.onclose?.({ code: 1006, reason: '' }));
    }
    send(): void {}
    close(): void {}
  }
  Object.defineProperty(window, 'WebSocket', { value: Broken });
};

test('where sockets are broken, a stream does the same', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 9, before: breakSockets });
  const at = await invite(host);
  const guest = await open({ at, seed: 10 });
  await sit(guest, '2');
  await bothReady(host, guest);
  for (let choice = 0; choice < 5; choice++) await chooseAndSee(await firstAsked(host, guest));
});

test('two languages at one table, and somebody who watches', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 11 });
  const at = await invite(host);
  const guest = await open({ at, seed: 12, language: 'pl', size: PHONE });
  await guest.locator('.join__foot .btn--gold').click();
  await guest.locator('.room__foot').waitFor();
  await press(host, words.say.luck);
  await guest.locator('.ribbon', { hasText: polish.say.luck }).waitFor();
  await expectNoBarrier(guest, 'before the start, on a phone');
  await host.getByRole('button', { name: words.room.iAmReady }).click();
  await guest.getByRole('button', { name: polish.room.iAmReady }).click();
  await host.locator('.tbl').waitFor();
  await guest.locator('.tbl').waitFor();

  const watcher = await open({ at, seed: 13 });
  await watcher.getByRole('heading', { name: words.wrong.begun }).waitFor();
  await expectNoBarrier(watcher, 'a game that has begun');
  await press(watcher, words.lobby.look);
  await watcher.getByText(words.game.hands).waitFor();
  expect(await watcher.locator('.hand .card').count()).toBe(0);
  await expectNoBarrier(watcher, 'somebody who watches');
  await host.locator('.beside summary').click();
  await press(host, words.say['mad-dice']);
  await guest.locator('.ribbon', { hasText: polish.say['mad-dice'] }).first().waitFor();
  await watcher.locator('.ribbon', { hasText: words.say['mad-dice'] }).waitFor();
});

test('a house without https plays, and says what it cannot do', async ({ open }) => {
  const server = await ownServer();
  const address = server.address.replace('localhost', 'house.test');
  const host = await open({ at: 'invite', seed: 14, address });
  const at = await invite(host);
  expect(await host.evaluate(() => isSecureContext)).toBe(false);
  await host.getByText(words.invite.noCopy).waitFor();
  const guest = await open({ at, seed: 15, address });
  await sit(guest, '2');
  await bothReady(host, guest);
  await chooseAndSee(await firstAsked(host, guest));
  await host.close();
  await guest.close();
  await server.remove();
});

test('the antechamber leads to a table by its code', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 16 });
  await invite(host);
  const code = await host.locator('.bid .bid__code').innerText();
  const guest = await open({ at: 'online', seed: 17 });
  await guest.getByRole('heading', { name: words.lobby.title }).waitFor();
  await expectNoBarrier(guest, 'the antechamber');
  await guest.getByLabel(words.lobby.code, { exact: true }).fill(code);
  await guest.getByRole('button', { name: words.lobby.enter }).first().click();
  await sit(guest, '2');
});

test('a draft: bring three, strike one, play one', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 20 });
  await host.waitForURL(/#\/t\//);
  await host.locator('.tableset summary').click();
  await host.locator('.tableset label', { hasText: words.set.picking.draft }).click();
  const link = await host.locator('.bid__link').inputValue();
  const guest = await open({ at: link.split('#/')[1], seed: 21 });
  await sit(guest, '2');
  for (const page of [host, guest]) {
    for (const hero of [0, 5, 9]) await page.locator('.pick').nth(hero).click();
    await press(page, words.draft.take(3));
  }
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: /^Ban / }).first().waitFor();
    await expectNoBarrier(page, 'a draft');
  }
  for (const page of [host, guest]) await page.getByRole('button', { name: /^Ban / }).first().click();
  for (const page of [host, guest]) {
    await page
      .getByRole('button', { name: /^Play / })
      .nth(1)
      .waitFor();
    expect(await page.getByRole('button', { name: /^Play / }).count()).toBe(2);
  }
  await host
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await guest
    .getByRole('button', { name: /^Play / })
    .last()
    .click();
  await bothReady(host, guest);
});

test('a seat moves to another device by its code, and both are live', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 22 });
  const at = await invite(host);
  const guest = await open({ at, seed: 23 });
  await sit(guest, '2');
  await press(guest, words.room.phone);
  const code = await guest.locator('.handover .bid__code').innerText();
  await expectNoBarrier(guest, 'going on elsewhere');
  await guest.keyboard.press('Escape');
  const phone = await open({ at: 'online', seed: 24, size: PHONE });
  await phone.getByLabel(words.move.typed).fill(code);
  await phone.getByRole('button', { name: words.lobby.enter }).last().click();
  await phone.getByRole('link', { name: words.lobby.back }).click();
  await phone.locator('.room__foot').waitFor();
  await host.getByRole('button', { name: words.room.iAmReady }).click();
  await phone.getByRole('button', { name: words.room.iAmReady }).click();
  for (const page of [host, guest, phone]) await page.locator('.tbl').waitFor();
});

test('what told nothing is taken back', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 25 });
  const at = await invite(host);
  const guest = await open({ at, seed: 26 });
  await sit(guest, '2');
  await bothReady(host, guest);
  const asked = await firstAsked(host, guest);
  const { hand, offers } = await look(asked);
  const sale = offers.find(({ move, kind }) => kind === 'card' && move === 'sell');
  const card = sale ?? offers.find(({ kind }) => kind === 'card');
  if (card === undefined) throw new Error('no card lies in the hand');
  await asked
    .locator(`.card__touch[data-choice="${card.choice}"]`)
    .first()
    .click({ position: { x: 16, y: 90 } });
  await asked.locator('.asking--main .btn[data-move="sell"]').click();
  await expect.poll(async () => (await look(asked)).hand.length, { timeout: 8000 }).toBe(hand.length - 1);
  await asked.locator('.undo').click();
  await expect.poll(async () => (await look(asked)).hand, { timeout: 8000 }).toEqual(hand);
});

test('a name in use, a full table and a match of three', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 27 });
  const at = await invite(host);
  await host.locator('.tableset label', { hasText: words.set.lengths.three }).click();
  const name = await host.locator('.seatrow__name b').first().innerText();
  const guest = await open({ at, seed: 28 });
  await guest.locator('.join__foot input').fill(name);
  await guest.getByRole('button', { name: words.join.sit('2') }).click();
  await guest.getByText(words.join.taken(name)).waitFor();
  await guest.locator('.join__foot input').fill(`${name} II`);
  await sit(guest, '2');
  const third = await open({ at, seed: 29 });
  await third.getByRole('heading', { name: words.wrong.full }).waitFor();
  await expectNoBarrier(third, 'a full table');

  await bothReady(host, guest);
  await press(guest, en.play.concede);
  await guest.locator('dialog .btn--danger').click();
  for (const page of [host, guest]) {
    await page.locator('main.result').waitFor();
    await page.getByText(words.over.won(name, 1)).waitFor();
    await press(page, words.over.rematch);
  }
  for (const page of [host, guest]) {
    await page.getByRole('link', { name: words.over.next }).click();
    await page.getByText(words.over.series(2, 3)).waitFor();
  }
  // Sides change.
  expect(await host.locator('.seatrow__name b').nth(1).innerText()).toBe(name);
});

test('a team gives up when all of it does, and the others learn nothing before', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 30 });
  await host.waitForURL(/#\/t\//);
  await host.locator('.tableset summary').click();
  await host.locator('.tableset label', { hasText: en.modes['2v2'].name }).first().click();
  await host.locator('.seatrow').nth(3).waitFor();
  await host.locator('.tableset label', { hasText: words.set.picking.random }).click();
  for (const seat of [1, 3])
    await host
      .locator('.seatrow')
      .nth(seat)
      .locator('label', { has: host.locator('input[aria-label="Squire"]') })
      .click();
  const link = await host.locator('.bid__link').inputValue();
  const mate = await open({ at: link.split('#/')[1], seed: 31 });
  await sit(mate, 'A2');
  await bothReady(host, mate);
  const watcher = await open({ at: link.split('#/')[1], seed: 32 });
  await press(watcher, words.lobby.look);
  await watcher.getByText(words.game.hands).waitFor();
  await press(host, en.play.concede);
  await host.locator('dialog .btn--danger').click();
  await mate.getByText(words.game.team).waitFor();
  expect(await watcher.getByText(words.game.team).count()).toBe(0);
  await press(mate, words.game.concedeToo);
  for (const page of [host, mate, watcher]) await page.locator('main.result').waitFor();
});
