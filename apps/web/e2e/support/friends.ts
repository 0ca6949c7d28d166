// What friends at one table do, from the invitation on.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../src/texts/en.ts';
import { online as words } from '../../src/texts/online/en.ts';
import { look, mouse, situation } from './player.ts';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** From the result to the check of its dice. */
export const checkDice = (page: Page): Promise<void> => page.locator('.way--fair').click();

/** The part of the address after `#/` that leads to the table which this page has made. */
export const invited = async (host: Page): Promise<string> => {
  await host.waitForURL(/#\/t\//);
  return (await host.locator('.bid__link').inputValue()).split('#/')[1];
};

/** Makes a table with heroes dealt by lot, unless told otherwise, and gives its link. */
export const invite = async (host: Page, picking = words.set.picking.random): Promise<string> => {
  await host.waitForURL(/#\/t\//);
  await host.locator('.tableset label', { hasText: picking }).click();
  await host.locator('.tableset label:has(:checked)', { hasText: picking }).waitFor();
  return invited(host);
};

/** A game that is over soon. */
export const shorten = async (host: Page): Promise<void> => {
  await press(host, en.newGame.options.button(0));
  await host.locator('dialog label', { hasText: '25' }).click();
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: en.newGame.options.button(1) }).waitFor();
};

export const sit = async (guest: Page, seat: string): Promise<void> => {
  await guest.getByRole('button', { name: words.join.sit(seat) }).click();
  await guest.locator('.room__foot').waitFor();
};

/** Picks a hero where all see it. */
export const pickOpenly = async (page: Page, hero: string): Promise<void> => {
  await press(page, words.room.pickFirst);
  await page.locator(`.pick:has([data-hero="${hero}"])`).click();
  await page.locator(`.place.is-you[data-hero="${hero}"]`).waitFor();
};

export const bothReady = async (...pages: Page[]): Promise<void> => {
  for (const page of pages) await page.getByRole('button', { name: words.room.iAmReady }).click();
  for (const page of pages) await page.locator('.tbl').waitFor();
};

/** The page of whoever is asked first. */
export const firstAsked = (...pages: Page[]): Promise<Page> =>
  Promise.race(pages.map((page) => situation(page).then(() => page)));

/** Presses what is gold, or else something. */
export const chooseOnce = async (page: Page): Promise<void> => {
  const { offers } = await look(page);
  const [offer] = [...offers].sort((a, b) => Number(b.kind === 'gold') - Number(a.kind === 'gold'));
  await mouse.press(page, offer);
};

const tableOf = (page: Page): Promise<string> => page.locator('.tbl').innerText();

/** The same, and the table shows what came of it. */
export const chooseAndSee = async (page: Page): Promise<void> => {
  const before = await tableOf(page);
  await chooseOnce(page);
  await expect.poll(() => tableOf(page), { timeout: 8000 }).not.toBe(before);
};

export const concede = async (page: Page): Promise<void> => {
  await press(page, en.play.concede);
  await page.locator('dialog .btn--danger').click();
};

/** Takes out what a test has provoked. */
export const forget = (troubles: string[], provoked: RegExp): void => {
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !provoked.test(trouble)));
};
