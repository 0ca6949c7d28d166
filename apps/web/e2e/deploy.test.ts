// Releases come and go under a game: it keeps the rules it was begun with, and a page that is too old finds its seat again.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepRules } from '@mad-king/rules/keep';
import { loadRules } from '@mad-king/rules/load';
import { nextRelease } from '@mad-king/rules/test/next-release';
import type { Page } from 'playwright-core';
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
  invited,
  pickOpenly,
  press,
  sit,
} from './support/friends.ts';
import { openHouse } from './support/house.ts';
import { situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

/** Where there is nothing to say, the next question comes. */
const coachSpeaks = async (...pages: Page[]): Promise<boolean> => {
  const asked = await firstAsked(...pages);
  const speaks = await asked
    .locator('.coach__do')
    .first()
    .waitFor({ timeout: 4000 })
    .then(
      () => true,
      () => false,
    );
  if (!speaks) await chooseAndSee(asked);
  return speaks;
};

test('a game begun before a release that changed a card is finished and verified after it', async ({
  open,
  troubles,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-deploy-'));
  const rules = join(folder, 'rules');
  const { file, mark } = await keepRules(rules, nextRelease(join(folder, 'sources')));
  // In the release it was begun with, Smack deals 5.
  const house = await openHouse({ release: await loadRules(pathToFileURL(file).href, mark) }, folder);
  const { address } = house;
  const host = await open({ at: 'invite', seed: 40, address });
  const at = await invited(host);
  const guest = await open({ at, seed: 41, address });
  await sit(guest, '2');
  await pickOpenly(host, 'barbarian');
  await pickOpenly(guest, 'paladin');
  await bothReady(host, guest);
  for (let choice = 0; choice < 3; choice++) await chooseAndSee(await firstAsked(host, guest));
  const smack = host.locator('.tile', { hasText: 'Smack' }).first();
  expect(await smack.innerText()).toContain('5');

  // The release of this page: Smack deals 4.
  await house.restart();
  for (let choice = 0; choice < 6; choice++) await chooseAndSee(await firstAsked(host, guest));
  expect(await smack.innerText()).toContain('5');
  // The coach takes the heroes of that release: this page's engine plays them alike.
  for (const page of [host, guest]) await page.keyboard.press('c');
  await expect.poll(() => coachSpeaks(host, guest), { timeout: 60_000 }).toBe(true);
  const watcher = await open({ at, seed: 42, address });
  await press(watcher, words.lobby.look);
  await watcher.getByText(words.game.youWatch).waitFor();
  await concede(host);
  for (const page of [host, guest, watcher]) {
    await page.locator('main.result').waitFor();
    await checkDice(page);
    await page.locator('.verdict[data-kind="fair"]').waitFor();
    expect(await page.locator('.verdict li[data-answer="yes"]').count()).toBe(5);
  }
  await Promise.all([host, guest, watcher].map((page) => page.close()));
  await house.remove();
  forget(troubles, /ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE/);
});

test('a page older than the server is told to reload, and finds its seat again', async ({ open }) => {
  const host = await open({ at: 'invite', seed: 43 });
  const at = await invite(host);
  const guest = await open({ at, seed: 44 });
  await sit(guest, '2');
  await bothReady(host, guest);
  const asked = await firstAsked(host, guest);
  const question = await asked.locator('.prompt__scroll').innerText();
  let isOld = true;
  await asked.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) =>
      server.send(isOld ? String(text).replace(/("type":"hello","protocol":)\d+/, '$10') : text),
    );
  });
  await asked.reload();
  await asked.getByRole('heading', { name: words.wrong.old }).waitFor();
  await expectNoBarrier(asked, 'a page that is too old');
  isOld = false;
  await press(asked, words.wrong.reload);
  expect(await situation(asked)).toBe('asked');
  expect(await asked.locator('.prompt__scroll').innerText()).toBe(question);
});
