// The game as the browser keeps it: what the screen must agree with.

import { readFile } from 'node:fs/promises';
import { compile, type Game, load, readRecord, replay } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { StoredGame } from '../../src/state/saves.ts';
import type { Texts } from '../../src/texts/en.ts';
import { look } from './player.ts';

/** The one whose address is open. */
export const keptGame = async (page: Page): Promise<StoredGame> =>
  JSON.parse(
    await page.evaluate(() => {
      const id = location.hash.split('/').at(-1);
      // What would be there if the tab was closed now.
      window.dispatchEvent(new Event('pagehide'));
      return localStorage.getItem(`mad-king.game.${id}`) ?? 'null';
    }),
  );

/** Kept with no heroes but its own. */
export const gameOf = ({ setup, game }: StoredGame): Game =>
  load(compile({ heroes: heroes.filter(({ id }) => setup.heroes.includes(id)), sharedCards }), game);

/** By seat. */
export const healthOf = ({ game: { game } }: StoredGame): number[] =>
  game.seats.map(({ team }) => game.health[team]);

/** Everybody's health stands on the screen, and it is what it should be; numbers may still be counting. */
export const expectHealth = async (page: Page): Promise<void> => {
  const health = healthOf(await keptGame(page));
  await expect.poll(async () => (await look(page)).health).toEqual(Object.fromEntries(health.entries()));
};

/** The result says who won with how much health, shows everybody's end, and its record replays to the same game. */
export const expectResult = async (page: Page, t: Texts, you: number | null): Promise<void> => {
  await page.locator('main.result').waitFor();
  const kept = await keptGame(page);
  const { result, seats } = kept.game.game;
  const health = healthOf(kept);
  if (result === null) throw new Error('The result is shown of a game that is not over.');
  const isLost = you !== null && seats[you].team !== result.winner;
  const headline = result.winner < 0 ? t.result.draw : isLost ? t.result.defeat : t.result.victory;
  expect(await page.locator('.result__headline').innerText()).toBe(headline);
  if (result.winner >= 0) {
    const winner = seats.findIndex(({ team }) => team === result.winner);
    expect(await page.locator('.result__left').innerText()).toContain(String(health[winner]));
    const fallen = seats.filter(({ team }) => team !== result.winner).length;
    expect(await page.locator('.fallen li').count()).toBe(fallen);
  }
  const chapters = page.locator('.storypanel .choice label');
  await chapters.nth(1).click();
  const rows = await page.locator('.players tbody tr').allInnerTexts();
  expect(rows).toHaveLength(seats.length);
  for (const [seat, row] of rows.entries()) expect(row).toMatch(new RegExp(`(?<!\\d)${health[seat]}(?!\\d)`));
  await chapters.nth(0).click();
  await expectRecord(page, t, kept);
};

/** It is among what can be shared. */
const expectRecord = async (page: Page, t: Texts, kept: StoredGame): Promise<void> => {
  await page.getByRole('button', { name: t.result.ways.share }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.result.record }).press('Enter');
  const text = await readFile(await (await download).path(), 'utf8');
  const game = replay(compile(content), readRecord(text));
  expect(game.result).toEqual(kept.game.game.result);
  expect(game.health).toEqual(kept.game.game.health);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
};
