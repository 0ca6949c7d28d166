// The chronicle: finished games are written into it, a thousand of them do not make it slow, and it moves as one file.

import { readFileSync } from 'node:fs';
import { codeOf } from '@mad-king/after/link';
import type { Page } from 'playwright-core';
import type { PastGame } from '../src/state/chronicle.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { lateGame } from './support/late-game.ts';
import { expect, PHONE, test } from './support/visit.ts';
import { wholeGame } from './support/whole-game.ts';

const HEROES = ['barbarian', 'moon-elf', 'pyromancer', 'paladin', 'loki', 'thor', 'ninja', 'monk'];
const LEVELS = ['squire', 'knight', 'champion', 'king'] as const;

const duel = wholeGame({ mode: 'duel', heroes: ['pyromancer', 'paladin'], seed: 'chronicle' });

const past = async (n: number): Promise<Record<string, string>> => {
  const code = await codeOf(duel);
  const games = Array.from({ length: n }, (_, i): PastGame => {
    const points = (((i * 37) % 21) - 10) / 2;
    return {
      id: `g${i}`,
      at: 1_700_000_000_000 + i * 3_600_000,
      mode: 'duel',
      heroes: [HEROES[i % 7], HEROES[(i * 3 + 1) % 8]],
      teams: ['A', 'B'],
      players: [
        { by: 'person', name: '' },
        { by: 'computer', level: LEVELS[i % 4] },
      ],
      winner: (i * 5) % 9 < 5 - (i % 4) ? 'A' : 'B',
      conceded: false,
      turns: 12 + (i % 9),
      code,
      isTakenOver: false,
      luck: [
        { points, spread: 6 },
        { points: -points, spread: 6 },
      ],
      judged: [0, 1].map((seat) => ({ choices: 40, lost: ((i + seat) * 13) % 29, blunders: 0 })),
      deeds: null,
    };
  });
  return Object.fromEntries(games.map((game) => [`past.${game.id}`, JSON.stringify(game)]));
};

const overflowOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

test('a game that ends is written down, and leads to the theatre', async ({ open }) => {
  const game = lateGame('late', ['barbarian', 'moon-elf'], 1);
  const page = await open({
    at: 'game/late',
    remembered: { 'game.late': JSON.stringify(game) },
    language: 'pl',
  });
  await page.locator('.moment__watch').first().waitFor();
  await page.waitForFunction(() => localStorage.getItem('mad-king.past.late') !== null);
  await page.goto(page.url().replace(/#.*/, '#/chronicle'));
  await expect.poll(() => page.locator('.past__game').count()).toBe(1);
  await expectNoBarrier(page, 'a chronicle of one game');
  await page.locator('.past__game a').first().click();
  await page.locator('.deck').waitFor();
});

test('a thousand games are there at once, out and in as one file', async ({ open }) => {
  const page = await open({ at: 'chronicle', remembered: await past(1000), language: 'cs' });
  await page.locator('.herocell').first().waitFor();
  // A desk needs no scrolling, charts have numbers on both axes, and everybody one met is named.
  await page.locator('.losses__band').waitFor();
  expect(await overflowOf(page)).toEqual([0, 0]);
  for (const chart of await page.locator('.plot').all())
    expect(await chart.locator('.plot__axis').count()).toBeGreaterThan(4);
  expect(await page.locator('.rates--long li').count()).toBe(HEROES.length);
  const drawn = await page.evaluate(() => performance.now());
  await page.locator('.chronicle__head .choice label').nth(1).click();
  await expect.poll(() => page.locator('.past__game').count()).toBe(30);
  expect((await page.evaluate(() => performance.now())) - drawn).toBeLessThan(5000);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.moving button').click()]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(text).games).toHaveLength(1000);
  // Forgetting is asked twice, and only the game that was asked about goes.
  const isKept = (): Promise<boolean> =>
    page.evaluate(() => localStorage.getItem('mad-king.past.g998') !== null);
  const dialog = page.locator('dialog[open]');
  await page.locator('.past__game button').nth(1).click();
  await expectNoBarrier(page, 'a game to be forgotten');
  await dialog.locator('.btn--ghost').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await isKept()).toBe(true);
  await page.locator('.past__game button').nth(1).click();
  await dialog.locator('.btn--danger').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await isKept()).toBe(false);
  await page
    .locator('.moving input')
    .setInputFiles({ name: 'chronicle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => page.locator('.moving [role="status"]').innerText()).toMatch(/1\b.*999/);
  await page
    .locator('.moving input')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect.poll(() => page.locator('.moving [role="status"]').innerText()).toContain('není kronika');
  await expectNoBarrier(page, 'a long chronicle');
});

test('a file by anybody breaks no page, and what was kept damaged neither', async ({ open }) => {
  const remembered = await past(3);
  const [one] = Object.values(remembered).map((text) => JSON.parse(text));
  const damaged = { ...one, id: 'damaged', at: 1e300 };
  const page = await open({
    at: 'chronicle',
    language: 'pl',
    remembered: {
      ...remembered,
      'past.damaged': JSON.stringify(damaged),
      puzzles: JSON.stringify({
        rating: { points: 1200, spread: -1 },
        answers: {},
        days: { '2024-99-99': true },
      }),
    },
  });
  await page.locator('.past__game').first().waitFor();
  const games = [
    { ...one, id: 'later', heroes: ['barbarian', 'storm-queen'] },
    { ...one, id: 'never', at: -1e16 },
    { ...one, id: 'x'.repeat(200_000) },
    { ...one, id: 'code', code: '"><b>' },
  ];
  const puzzles = { rating: { points: 1, spread: -1 }, answers: {}, days: { '2025-13-01': true } };
  const text = JSON.stringify({ format: 'mad-king chronicle 1', games, puzzles });
  await page
    .locator('.moving input')
    .setInputFiles({ name: 'chronicle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => page.locator('.moving [role="status"]').innerText()).toMatch(/1\b.*3/);
  expect(await page.locator('.past__game').count()).toBe(4);
  await page.locator('.past__game', { hasText: 'Storm Queen' }).first().waitFor();
  await page.reload();
  await expect.poll(() => page.locator('.past__game').count()).toBe(4);
  await expectNoBarrier(page, 'a chronicle with a hero of a later release');
  for (const [at, shown] of [
    ['wall', '.wall__group'],
    ['puzzle', '.pz__side'],
  ] as const) {
    await page.goto(page.url().replace(/#.*/, `#/${at}`));
    await page.locator(shown).first().waitFor();
  }
});

test('on a phone, empty and not', async ({ open }) => {
  const page = await open({ at: 'chronicle', size: PHONE, touch: true, language: 'pt-BR' });
  await page.locator('.chronicle .speech').waitFor();
  await expectNoBarrier(page, 'an empty chronicle');
  const full = await open({ at: 'chronicle', size: PHONE, touch: true, remembered: await past(40) });
  await full.locator('.herocell').first().waitFor();
  const overflow = await full.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
