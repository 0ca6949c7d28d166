// How much script must come before a first game can be played: everything the page has asked for from opening the address until the
// first question stands on the screen. Each file counts once, as a server would send it with gzip. What comes after that question
// (dice in space, the result) does not count, nor does motion, which nothing waits for: where a computer with the first turn thinks
// long, it may come earlier. The computer thinks beside the page, in a worker of its own that shares the
// rules with it; what it needs besides is weighed apart.

import { gzipSync } from 'node:zlib';
import { inject } from 'vitest';
import { LANGUAGE_IDS } from '../src/state/settings.ts';
import { situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

/** Bytes. */
const LIMIT = 250_000;
const WORKER_LIMIT = 40_000;
/** The list of all files, which the service worker has, names it. */
const WORKER = /\/assets\/computer-[\w-]+\.js/;

const MOTION = /\/assets\/motion-[\w-]+\.js$/;

/** Runs in the page: notes when the first question can be seen. */
const noteFirstQuestion = (): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('.prompt__scroll:not(.prompt__scroll--wait)') === null) return;
    watch.disconnect();
    performance.mark('asked');
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true });
};

test.for(LANGUAGE_IDS)('what a first game weighs in %s', async (language, { open }) => {
  const page = await open({ language, motion: true });
  await page.addInitScript(noteFirstQuestion);
  await page.reload();
  await page.locator('.home__go .btn--gold').click();
  expect(await situation(page)).toBe('asked');
  const scripts = await page.evaluate(() => {
    const [{ startTime: asked }] = performance.getEntriesByName('asked');
    const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < asked);
    return [...new Set(fetched.map(({ name }) => name))].filter((name) => name.endsWith('.js'));
  });
  expect(scripts.length).toBeGreaterThan(5);
  const weigh = async (files: readonly string[]): Promise<number> => {
    const bodies = await Promise.all(files.map(async (file) => (await page.request.get(file)).body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  const total = await weigh(scripts.filter((name) => !MOTION.test(name)));
  const list = await (await page.request.get(`${inject('address')}sw.js`)).text();
  const [file] = WORKER.exec(list) ?? [];
  if (file === undefined) throw new Error('There is no worker for the computer.');
  const worker = await weigh([new URL(file, inject('address')).href]);
  const told = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
  console.log(
    `${language}: ${told(total)} in ${scripts.length} files; the computer's worker ${told(worker)}`,
  );
  expect(total).toBeLessThan(LIMIT);
  expect(worker).toBeLessThan(WORKER_LIMIT);
});
