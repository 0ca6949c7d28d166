// How much script must come before a first game can be played, where the computer has the first turn: everything that the page and
// the computer's worker have asked for from opening the address until the first question stands on the screen, ornaments included.
// Each file counts once, as a server would send it with gzip. Two things do not count, since nothing waits for them: dice in space,
// which are loaded behind the table, and what the service worker puts by for a time without a network.

import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { LANGUAGE_IDS } from '../src/state/settings.ts';
import { keptGame } from './support/kept.ts';
import { situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

/** Bytes: a first game, and what playing with friends adds to it. */
const LIMIT = 250_000;
const ONLINE_LIMIT = 40_000;
const DICE_IN_SPACE = /\/assets\/stage-[\w-]+\.js$/;
/** A chance with which the computer begins. */
const COMPUTER_FIRST = 3;

/** Runs in the page: tells when the first question can be seen. */
const tellFirstQuestion = (): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.prompt__scroll:not(.prompt__scroll--wait)') === null) return;
    watch.disconnect();
    console.debug('asked');
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
};

/** Scripts that are asked for, each once, in the order in which they come. */
const watchScripts = (context: BrowserContext): ReadonlySet<string> => {
  const scripts = new Set<string>();
  context.on('request', (request: Request) => {
    const url = request.url();
    if (request.serviceWorker() === null && url.endsWith('.js') && !DICE_IN_SPACE.test(url)) scripts.add(url);
  });
  return scripts;
};

/** Nothing more comes by itself. Another part of the address is no other page: its load is over long before. */
const allHere = async (page: Page, scripts: ReadonlySet<string>): Promise<void> => {
  for (let before = -1; before !== scripts.size; ) {
    before = scripts.size;
    await page.waitForTimeout(1500);
  }
};

const weightOf = async (page: Page, files: readonly string[]): Promise<number> => {
  const weights = await Promise.all(
    files.map(async (file) => gzipSync(await (await page.request.get(file)).body()).length),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
};

test.for(LANGUAGE_IDS)('what a first game weighs in %s', async (language, { open }) => {
  const page = await open({ language, motion: true, seed: COMPUTER_FIRST, keepsFiles: true });
  await page.addInitScript(tellFirstQuestion);
  const scripts = watchScripts(page.context());
  const asked = page
    .waitForEvent('console', (message) => message.text() === 'asked')
    .then(() => [...scripts]);
  await page.reload();
  await page.locator('.home__go button.btn--big').click();
  expect(await situation(page)).toBe('asked');
  const needed = await asked;
  expect((await keptGame(page)).choices.length).toBeGreaterThan(0);
  expect(needed.some((file) => /\/computer-[\w-]+\.js$/.test(file))).toBe(true);
  const total = await weightOf(page, needed);
  console.log(`${language}: ${(total / 1000).toFixed(1)} KB in ${needed.length} files`);
  expect(total).toBeLessThan(LIMIT);
});

test('what playing with friends adds', async ({ open }) => {
  const page = await open({ language: 'pl', keepsFiles: true });
  const scripts = watchScripts(page.context());
  await page.locator('.home__go button.btn--big').click();
  expect(await situation(page)).toBe('asked');
  await allHere(page, scripts);
  // Setting up a game is part of it here as there.
  await page.goto(page.url().replace(/#.*/, '#/new'));
  await page.locator('main.new').waitFor();
  await allHere(page, scripts);
  const before = new Set(scripts);
  await page.goto(page.url().replace(/#.*/, '#/invite'));
  await page.locator('.inviting').waitFor();
  await page.locator('.inviting__go').click();
  await page.locator('.round').waitFor();
  const added = [...scripts].filter((file) => !before.has(file));
  expect(added.some((file) => /\/online-[\w-]+\.js$/.test(file))).toBe(true);
  const total = await weightOf(page, added);
  console.log(`online: ${(total / 1000).toFixed(1)} KB in ${added.length} files`);
  expect(total).toBeLessThan(ONLINE_LIMIT);
});
