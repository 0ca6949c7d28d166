// Friends at one table: invited by a link, without an account, from several browsers.

import type { Page } from 'playwright-core';
import { en } from '../src/texts/en.ts';
import { online as words } from '../src/texts/online/en.ts';
import { online as polish } from '../src/texts/online/pl.ts';
import { expectNoBarrier } from './support/barriers.ts';
import {
  bothReady,
  checkDice,
  chooseAndSee,
  chooseOnce,
  concede,
  firstAsked,
  forget,
  invite,
  press,
  shorten,
  sit,
} from './support/friends.ts';
import { ownServer } from './support/own-server.ts';
import { look, mouse, playOn, situation } from './support/player.ts';
import { expect, PHONE, test } from './support/visit.ts';

test('a duel by link, from the invitation to the check of the dice', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 1 });
  const at = await invite(host);
  await shorten(host);
  await expectNoBarrier(host, 'before the start, as host');
  // A chat program fetches the link for its preview, and somebody opens it: neither takes anything.
  const preview = await host.request.get(host.url().replace(/#.*/, ''), { headers: { cookie: '' } });
  expect(await preview.text()).toContain('Mad King');
  const guest = await open({ at, seed: 2 });
  await guest.getByRole('button', { name: words.join.sit('2') }).waitFor();
  await expectNoBarrier(guest, 'a link that was opened');
  expect(await host.locator('.seatrow .free').count()).toBe(1);
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
  await checkDice(host);
  await host.locator('.verdict[data-kind="fair"]').waitFor();
  await expectNoBarrier(host, 'the check of the dice');
  await host.keyboard.press('Escape');
  await press(host, words.over.rematch);
  await guest.getByText('wants a rematch').waitFor();
  await press(guest, words.over.rematch);
  await host.getByRole('link', { name: words.over.next }).click();
  await host.locator('.room__foot').waitFor();

  // It counts like a game at one's own table: whoever won has seals, both have it in their chronicle and can watch it.
  for (const page of [host, guest]) {
    await page.goto(page.url().replace(/#.*/, '#/chronicle'));
    await expect.poll(() => page.locator('.past__game').count()).toBe(1);
  }
  await guest.locator('.past__game a[href*="watch"]').click();
  await guest.locator('.deck').waitFor();
  await Promise.any(
    [host, guest].map(async (page) => {
      await page.goto(page.url().replace(/#.*/, '#/wall'));
      await page.locator('.featseal[data-reached="true"]').first().waitFor();
    }),
  );
});

test('giving up ends a game for both, and its dice can be checked', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 18 });
  const at = await invite(host);
  const guest = await open({ at, seed: 19 });
  await sit(guest, '2');
  await bothReady(host, guest);
  for (let choice = 0; choice < 4; choice++) await chooseAndSee(await firstAsked(host, guest));
  await concede(host);
  await guest.locator('main.result').waitFor();
  await checkDice(guest);
  await guest.locator('.verdict[data-kind="fair"]').waitFor();
  expect(await guest.locator('.verdict li[data-answer="yes"]').count()).toBe(5);
  // What was promised and what was shown: the secret's two marks, a number of each seat, the seed twice.
  expect(await guest.locator('.pairs code').count()).toBe(8);
  await expectNoBarrier(guest, 'the check of the dice');
  await press(guest, words.fair.change);
  await guest.locator('.verdict[data-kind="unfair"] li[data-answer="no"]').waitFor();
  await expectNoBarrier(guest, 'dice that do not fit');
  await press(guest, words.fair.asItWas);
  await guest.locator('.verdict[data-kind="fair"]').waitFor();
});

test('a tab that was closed comes back to the same question', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 5 });
  const at = await invite(host);
  const guest = await open({ at, seed: 6 });
  await sit(guest, '2');
  await bothReady(host, guest);
  const asked = await firstAsked(host, guest);
  const before = await asked.locator('.prompt__scroll').innerText();
  const address = asked.url();
  const context = asked.context();
  await asked.close();
  const back = await context.newPage();
  await back.goto(address);
  expect(await situation(back)).toBe('asked');
  expect(await back.locator('.prompt__scroll').innerText()).toBe(before);
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
  await guest.locator('.join__foot .btn--gold').waitFor();
  await guest.keyboard.press('Enter');
  await guest.locator('.room__foot').waitFor();
  await host.getByText(words.reads.pl).waitFor();
  await host.keyboard.press('t');
  await host.keyboard.press('Tab');
  await host.keyboard.press('Enter');
  await guest.locator('.ribbon', { hasText: polish.say.luck }).waitFor();
  await guest.locator('.ribbon', { hasText: polish.reads.en }).waitFor();
  await expectNoBarrier(guest, 'before the start, on a phone');
  await host.getByRole('button', { name: words.room.iAmReady }).click();
  await guest.getByRole('button', { name: polish.room.iAmReady }).click();
  await host.locator('.tbl').waitFor();
  await guest.locator('.tbl').waitFor();

  const watcher = await open({ at, seed: 13 });
  await watcher.getByRole('heading', { name: words.wrong.begun }).waitFor();
  await expectNoBarrier(watcher, 'a game that has begun');
  await press(watcher, words.wrong.satHere);
  await watcher.getByRole('heading', { name: words.wrong.forgot }).waitFor();
  await expectNoBarrier(watcher, 'a session that was lost');
  await press(watcher, words.lobby.look);
  await watcher.getByText(words.game.youWatch).waitFor();
  expect(await watcher.locator('.hand .card').count()).toBe(0);
  await expectNoBarrier(watcher, 'somebody who watches');
  await host.locator('.arena, .tbl').locator('.reads', { hasText: 'PL' }).first().waitFor();
  await host.keyboard.press('t');
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
  const code = (await host.locator('.bid .bid__code').innerText()).replace(/\s/g, '');
  const guest = await open({ at: 'online', seed: 17 });
  await guest.getByRole('heading', { name: words.lobby.title }).waitFor();
  await expectNoBarrier(guest, 'the antechamber');
  await guest.getByLabel(words.lobby.code, { exact: true }).fill(code);
  await guest.getByRole('button', { name: words.lobby.enter }).first().click();
  await sit(guest, '2');
});

const nameOfPlay = (page: Page): Promise<string> => page.getByRole('button', { name: /^Play / }).innerText();

test('a draft: bring three, strike one, play one', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 20 });
  const at = await invite(host, words.set.picking.draft);
  const guest = await open({ at, seed: 21 });
  await sit(guest, '2');
  for (const page of [host, guest]) {
    await press(page, words.draft.bring);
    if (page === host) await expectNoBarrier(page, 'heroes to bring');
    for (const hero of [0, 5, 9]) await page.locator('.pick').nth(hero).click();
    await press(page, words.draft.take(3));
  }
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: /^Ban / }).first().waitFor();
    await expectNoBarrier(page, 'a draft');
  }
  for (const page of [host, guest]) await page.getByRole('button', { name: /^Ban / }).first().click();
  for (const page of [host, guest]) {
    await page.getByRole('button', { name: /^Play / }).waitFor();
    expect(await page.locator('button.banner').count()).toBe(2);
  }
  await press(host, await nameOfPlay(host));
  // The second one is touched first.
  await guest.locator('button.banner').last().click();
  await press(guest, await nameOfPlay(guest));
  await bothReady(host, guest);
});

test('a seat moves to a phone in mid-game, and both are live', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 22 });
  const at = await invite(host);
  const guest = await open({ at, seed: 23 });
  await sit(guest, '2');
  await bothReady(host, guest);
  const asked = await firstAsked(host, guest);
  const before = await asked.locator('.prompt__scroll').innerText();
  await asked.locator('.beside summary').click();
  await press(asked, words.room.phone);
  const code = await asked.locator('.handover .bid__code').innerText();
  await expectNoBarrier(asked, 'going on elsewhere');
  await asked.keyboard.press('Escape');
  const phone = await open({ at: 'online', seed: 24, size: PHONE });
  await phone.getByLabel(words.move.typed).fill(code);
  await phone.getByRole('button', { name: words.lobby.enter }).last().click();
  await phone.getByRole('link', { name: en.home.continue }).click();
  expect(await situation(phone)).toBe('asked');
  expect(await phone.locator('.prompt__scroll').innerText()).toBe(before);
  await expectNoBarrier(phone, 'the table on a phone');
  await press(phone, words.say.short);
  await expectNoBarrier(phone, 'what can be said, on a phone');
  await press(phone, words.say.moment);
  await asked.locator('.ribbon', { hasText: words.say.moment }).waitFor();
  // What is explained closes before the dialog under it.
  await expect
    .poll(async () => {
      await phone.keyboard.press('Escape');
      return phone.locator('dialog[open]').count();
    })
    .toBe(0);
  // What is chosen here is seen there.
  await chooseAndSee(phone);
  await expect.poll(() => asked.locator('.prompt__scroll').innerText()).not.toBe(before);
});

test('what told nothing is taken back', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 25 });
  const at = await invite(host);
  const guest = await open({ at, seed: 26 });
  await sit(guest, '2');
  await bothReady(host, guest);
  let asked = await firstAsked(host, guest);
  // Until somebody's own Main Phase.
  for (let n = 0; n < 20 && (await asked.locator('.asking--main').count()) === 0; n++) {
    await chooseAndSee(asked);
    asked = await firstAsked(host, guest);
  }
  const { hand, offers } = await look(asked);
  const card = offers.find(({ kind }) => kind === 'card');
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
  await host.locator('.tableset label:has(:checked)', { hasText: words.set.lengths.three }).waitFor();
  const guest = await open({ at, seed: 28 });
  await guest.locator('.join__foot input').fill(name);
  await guest.getByRole('button', { name: words.join.sit('2') }).click();
  await guest.getByText(words.join.taken(name)).waitFor();
  await expectNoBarrier(guest, 'a name in use');
  await press(guest, words.join.as(`${name} II`));
  await guest.locator('.room__foot').waitFor();
  const third = await open({ at, seed: 29 });
  await third.getByRole('heading', { name: words.wrong.full }).waitFor();
  await expectNoBarrier(third, 'a full table');

  // One each, then the third decides.
  const scores = [
    [1, 0],
    [1, 1],
    [2, 1],
  ];
  for (const [game, loser] of [guest, host, guest].entries()) {
    await bothReady(host, guest);
    await concede(loser);
    for (const page of [host, guest]) {
      await page.locator('main.result').waitFor();
      await page.getByText(words.over.won(name, scores[game][0])).waitFor();
      await page.getByText(words.over.won(`${name} II`, scores[game][1])).waitFor();
      await press(page, words.over.rematch);
    }
    for (const page of [host, guest]) await page.getByRole('link', { name: words.over.next }).click();
    if (game === 2) break;
    for (const page of [host, guest]) await page.getByText(words.over.series(game + 2, 3)).waitFor();
    // Sides change.
    const seats = [name, `${name} II`];
    expect(await host.locator('.seatrow__name b').first().innerText()).toBe(seats[(game + 1) % 2]);
  }
});

test('four friends: a team gives up when all of it does, and the others learn nothing before', async ({
  open,
}) => {
  const host = await open({ at: 'invite', seed: 30 });
  await host.waitForURL(/#\/t\//);
  await host.locator('.tableset label', { hasText: en.modes['2v2'] }).first().click();
  await host.locator('.seatrow').nth(3).waitFor();
  const at = await invite(host);
  const others: Page[] = [];
  for (const [n, seat] of ['B1', 'A2', 'B2'].entries()) {
    const page = await open({ at, seed: 31 + n });
    await sit(page, seat);
    others.push(page);
  }
  const [left, mate, right] = others;
  await expectNoBarrier(mate, 'four at a table, before the start');
  await bothReady(host, ...others);
  const watcher = await open({ at, seed: 35 });
  await press(watcher, words.lobby.look);
  await watcher.getByText(words.game.youWatch).waitFor();
  await concede(host);
  await mate.getByText(words.game.team).waitFor();
  await expectNoBarrier(mate, 'a team that may give up');
  // The same where there is no room for the log.
  await mate.setViewportSize(PHONE);
  await mate.getByRole('button', { name: /would concede$/ }).click();
  await expectNoBarrier(mate, 'a team that may give up, on a phone');
  for (const page of [left, right, watcher]) {
    expect(await page.getByText(words.game.team).count()).toBe(0);
    expect(await page.locator('main.result').count()).toBe(0);
  }
  await press(mate, words.game.concedeToo);
  for (const page of [host, ...others, watcher]) await page.locator('main.result').waitFor();
});
