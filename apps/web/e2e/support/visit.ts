// Somebody visits the app with a fresh browser: size, language, hands. Chance is fixed, so that a test plays the same game every time.

import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import type { Settings } from '../../src/state/settings.ts';
import { FLAGS } from './chromium.ts';
import { leaveUnpainted, whilePainted } from './paint.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** What the screen showed when a test failed. */
const FAILURES = join(import.meta.dirname, '../failures');

export interface Visit {
  language?: Settings['language'];
  size?: { width: number; height: number };
  touch?: boolean;
  /** Where in the app, as the part of the address after `#`. */
  at?: string;
  /** Of another server than that of all tests. */
  address?: string;
  /** Runs in the page before anything else. */
  before?: () => void;
  /** Any number: another one is another game. */
  seed?: number;
  settings?: Partial<Settings>;
  /** Dice fly and numbers count, as they do for most people. */
  motion?: boolean;
  /** The service worker comes and fetches every file, as it does for everybody: minutes of work if it did so for each visit. */
  keepsFiles?: boolean;
  /** It is painted as well, which whatever moves always is; see paint.ts. */
  painted?: boolean;
  /** What the browser remembers already. */
  remembered?: Readonly<Record<string, string>>;
}

interface Memory {
  seed: number;
  entries: [string, string][];
}

/** Runs in the page before anything else. Every load goes on with other numbers, so that ids do not come twice. */
const prepare = ({ seed, entries }: Memory): void => {
  // What a library has caught and reported by another error is told as well.
  addEventListener('error', ({ error }) => {
    if (error?.cause !== undefined) console.error(error.cause.stack ?? error.cause);
  });
  const loads = Number(sessionStorage.getItem('loads') ?? 0);
  sessionStorage.setItem('loads', String(loads + 1));
  if (loads === 0) for (const [key, value] of entries) localStorage.setItem(`mad-king.${key}`, value);
  let state = (seed * 7919 + loads * 104729) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = ((words: Uint32Array) => {
    for (let i = 0; i < words.length; i++) words[i] = next();
    return words;
  }) as typeof crypto.getRandomValues;
};

const openPage = async (context: BrowserContext, visit: Visit, troubles: string[]): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  // A hand in a test looks before it touches: nothing may go on by itself meanwhile.
  const settings = { language: 'en', pace: 'fast', sound: false, goesOn: false, ...visit.settings };
  if (visit.language !== undefined) settings.language = visit.language;
  const entries = Object.entries({ settings: JSON.stringify(settings), ...visit.remembered });
  await page.addInitScript(prepare, { seed: visit.seed ?? 1, entries });
  if (!visit.painted && !visit.motion) await page.addInitScript(leaveUnpainted);
  if (visit.before !== undefined) await page.addInitScript(visit.before);
  await page.goto(`${visit.address ?? inject('address')}#/${visit.at ?? ''}`);
  return page;
};

interface Fixtures {
  browser: Browser;
  /** Opens a page; what goes wrong in it fails the test. */
  open: (visit?: Visit) => Promise<Page>;
  /** What has gone wrong in the pages so far; a test that provokes something takes it out. */
  troubles: string[];
}

export const test = base.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by their parameters
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by their parameters
  troubles: async ({}, use) => {
    const troubles: string[] = [];
    await use(troubles);
    expect(troubles).toEqual([]);
  },
  open: async ({ browser, troubles, task }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (visit = {}) => {
      const context = await browser.newContext({
        viewport: visit.size ?? DESK,
        hasTouch: visit.touch ?? false,
        isMobile: visit.touch ?? false,
        reducedMotion: visit.motion ? 'no-preference' : 'reduce',
        serviceWorkers: visit.keepsFiles ? 'allow' : 'block',
      });
      context.setDefaultTimeout(30_000);
      contexts.push(context);
      return openPage(context, visit, troubles);
    });
    const failed = task.result?.state === 'fail';
    const path = join(FAILURES, `${task.name.replace(/\W+/g, '-')}.png`);
    for (const page of failed ? contexts.flatMap((context) => context.pages()) : [])
      await whilePainted(page, () => page.screenshot({ path }));
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
