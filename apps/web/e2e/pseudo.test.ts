// Every screen in a language that nobody speaks, a third longer than English (build/pseudo), at every size: no text is cut off, none
// is left in English, none is put together from pieces.

import { codeOf } from '@mad-king/after/link';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { person } from '../src/state/players.ts';
import { gamesByAsk } from './support/asks.ts';
import type { House } from './support/house.ts';
import { gameWith } from './support/judged-game.ts';
import { finishedGame } from './support/late-game.ts';
import { situation } from './support/player.ts';
import { openPseudoHouse } from './support/pseudo-house.ts';
import { DESKS, PHONES, reader } from './support/understood.ts';
import { expect, test } from './support/visit.ts';

/** Names of people, which no language changes, in the letters of this one. */
const NAMES = ['Ýňö', 'Ůvě'];
const [DESK] = DESKS.slice(-1);

const games = gamesByAsk();
const remembered = Object.fromEntries([...games].map(([ask, game]) => [`game.asks-${ask}`, game]));

let house: House;
beforeAll(async () => {
  house = await openPseudoHouse();
}, 120_000);
afterAll(() => house.remove());

/** To another screen of the page that is open. */
const goTo = async (page: Page, at: string, waitsFor: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${at}`);
  await page.locator(waitsFor).first().waitFor();
};

const dialogOn = (page: Page) => page.locator('dialog[open]');

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialogOn(page).waitFor({ state: 'detached' });
};

const pressIcon = (page: Page, icon: string): Promise<void> =>
  page.locator(`button:visible:has(use[href$="#${icon}"])`).last().click();

describe.concurrent('can be read', () => {
  test('before a game', async ({ open }) => {
    const faults: string[] = [];
    const look = reader(faults);
    const page = await open({ address: house.address, size: DESK });
    const visit = async (at: string, waitsFor: string): Promise<void> => {
      await goTo(page, at, waitsFor);
      await look(page, at);
    };
    await page.locator('main.home .frieze').waitFor();
    await look(page, 'home');
    await pressIcon(page, 'settings');
    await dialogOn(page).waitFor();
    await look(page, 'settings');
    await closeDialog(page);
    await visit('new', 'main.new .pick');
    await page.locator('.new__options').click();
    await dialogOn(page).waitFor();
    await look(page, 'options of a game');
    await closeDialog(page);
    await page.locator('.mode').last().click();
    await page.locator('.new__gallery > .new__sec .choice label').last().click();
    await look(page, 'a draft');
    await visit('heroes', 'main.heroes .pick');
    await visit('heroes/vampire-lord', 'main.hero[data-hero="vampire-lord"]');
    await visit('heroes/cursed-pirate', 'main.hero[data-hero="cursed-pirate"]');
    await visit('about', 'main.about');
    await visit('rules', 'main.rules .turn');
    await visit('rules/R14.5', 'main.rules .chapter');
    await visit('rules/glossary', 'main.rules .gloss');
    await visit('rules/damage', 'main.rules .sum');
    await visit('rules/R13/show', 'main.tbl .stepper');
    await visit('nowhere', 'main.plain');
    await visit('game/none', 'main.plain');
    expect(faults).toEqual([]);
  });

  test('lessons and puzzles', async ({ open }) => {
    const faults: string[] = [];
    const look = reader(faults);
    const page = await open({ address: house.address, at: 'learn', size: DESK });
    await page.locator('main.school').waitFor();
    await look(page, 'lessons');
    for (const lesson of ['first-duel', 'loki']) {
      await goTo(page, `learn/${lesson}`, '.parchment');
      await look(page, lesson);
      for (let step = 0; step < 3; step++) await page.keyboard.press(' ');
      await look(page, `${lesson}, some steps on`);
    }
    await goTo(page, 'puzzle', '.pz__acts');
    await look(page, 'a puzzle');
    await page.locator('[data-choice]').last().click();
    await page.locator('.pz__acts .btn--gold').click();
    await page.locator('main:is([data-stage="found"], [data-stage="wrong"])').waitFor();
    await look(page, 'a puzzle, answered');
    await goTo(page, 'puzzle/99999', 'main.plain');
    await look(page, 'no such puzzle');
    expect(faults).toEqual([]);
  });

  test('the table, whatever is asked', async ({ open }) => {
    const faults: string[] = [];
    const look = reader(faults);
    const shared = { ...JSON.parse(games.get('main') ?? ''), id: 'shared', players: NAMES.map(person) };
    const page = await open({
      address: house.address,
      remembered: { ...remembered, 'game.shared': JSON.stringify(shared) },
      settings: { advice: true },
      size: DESK,
    });
    await page.locator('.home__foot button').first().click();
    await dialogOn(page).waitFor();
    await look(page, 'games that are kept');
    await closeDialog(page);
    for (const ask of games.keys()) {
      await goTo(page, `game/asks-${ask}`, '.tbl');
      await situation(page);
      await look(page, `asked: ${ask}`);
    }
    await goTo(page, 'game/shared', '.pass__arms');
    await look(page, 'passing the device');
    expect(faults).toEqual([]);
  });

  test('the table, what it has besides', async ({ open }) => {
    const faults: string[] = [];
    const look = reader(faults);
    const page = await open({
      address: house.address,
      at: 'game/asks-main',
      remembered,
      settings: { advice: true },
      size: PHONES[0],
    });
    await situation(page);
    for (const tab of [0, 1, 2]) {
      await page.locator('.tabs button').nth(tab).click();
      await look(page, `tab ${tab + 1}`, PHONES);
      await page.setViewportSize(PHONES[0]);
    }
    await page.setViewportSize(DESK);
    for (const key of ['?', 'l']) {
      await page.keyboard.press(key);
      await dialogOn(page).waitFor();
      await look(page, `key ${key}`);
      await closeDialog(page);
    }
    await page.locator('.seat__open').first().focus();
    await page.keyboard.press('Enter');
    await dialogOn(page).waitFor();
    await look(page, 'a board in full');
    await closeDialog(page);
    await page.locator('.hand .card__touch').first().click();
    await look(page, 'a card that is touched');
    await page.keyboard.press('Escape');
    await page.locator('.coach .link').click();
    await look(page, 'choices compared');
    await pressIcon(page, 'concede');
    await dialogOn(page).waitFor();
    await look(page, 'conceding');
    expect(faults).toEqual([]);
  });

  test('after a game', async ({ open }) => {
    const faults: string[] = [];
    const look = reader(faults);
    const code = await codeOf(gameWith(0, (errors) => errors.length > 0));
    const page = await open({
      address: house.address,
      at: 'game/over',
      remembered: { 'game.over': JSON.stringify(finishedGame('over', ['pyromancer', 'paladin'])) },
      size: DESK,
    });
    await page.locator('.seatdice__luck').first().waitFor();
    await look(page, 'the result');
    await page.keyboard.press('s');
    await page.locator('img.sharing__picture').waitFor();
    await look(page, 'sharing');
    await closeDialog(page);
    await pressIcon(page, 'table');
    await page.locator('.log__damage summary').last().click();
    await look(page, 'the table after the end', DESKS);
    await goTo(page, 'chronicle', '.past__game');
    await look(page, 'the chronicle');
    await goTo(page, 'wall', '.wall__group');
    await page.locator('.wall__group button').first().click();
    await look(page, 'the wall');
    await goTo(page, 'watch', '.door__place');
    await look(page, 'the door of the theatre');
    await goTo(page, `watch/${code}/30`, '.deck');
    await look(page, 'the theatre');
    await goTo(page, `watch/${code}/e30/take/0`, '.takeover[open]');
    await look(page, 'taking over');
    await goTo(page, `watch/${code.slice(0, -6)}`, 'main.plain');
    await look(page, 'a link that is damaged');
    await goTo(page, `review/${code}`, '.err');
    await page.locator('.thinking').waitFor({ state: 'detached' });
    await look(page, 'a review');
    await page.locator('.err__acts .btn--ghost').first().click();
    await page.locator('.compared').waitFor();
    await look(page, 'a mistake, told');
    expect(faults).toEqual([]);
  });

  test('online', async ({ open }) => {
    const faults: string[] = [];
    const look = reader(faults);
    const enter = (seat: number, at: string) =>
      open({ address: house.address, at, seed: seat, remembered: { name: NAMES[seat] }, size: DESK });
    const host = await enter(0, 'invite');
    await host.waitForURL(/#\/t\//);
    const at = (await host.locator('.bid__link').inputValue()).split('#/')[1];
    await host.locator('.tableset .way:has(use[href$="#ban"])').click();
    await look(host, 'inviting');
    await host.setViewportSize(PHONES[0]);
    for (const row of await host.locator('.setrow summary').all()) await row.click();
    await look(host, 'rules of a table', PHONES);
    const guest = await enter(1, at);
    await guest.locator('.join__foot .btn--gold').waitFor();
    await look(guest, 'joining');
    await guest.locator('.join__foot .btn--gold').click();
    await guest.locator('.room__foot').waitFor();
    await look(guest, 'before the start');
    await look(host, 'before the start, as host');
    const pages = [host, guest];
    const gold = (page: Page) => page.locator('.room__foot .btn--gold');
    for (const page of pages) {
      await gold(page).click();
      if (page === host) await look(page, 'heroes to bring');
      for (const hero of [0, 5, 9]) await page.locator('.pick').nth(hero).click();
      await page.locator('dialog .btn--gold').click();
    }
    for (const page of pages) await page.locator('button.banner').first().waitFor();
    await look(host, 'one to strike');
    for (const page of pages) await gold(page).click();
    for (const page of pages) await page.locator('.is-struck').first().waitFor();
    await look(host, 'one to play');
    for (const page of pages) await gold(page).click();
    for (const page of pages)
      await gold(page)
        .filter({ has: page.locator('use[href$="#check"]') })
        .click();
    for (const page of pages) await page.locator('.tbl').waitFor();
    await host.locator('.beside summary').click();
    await look(host, 'a table online');
    const other = await enter(1, at);
    await other.locator('main.wrong').waitFor();
    await look(other, 'a game that has begun');
    await other.locator('.wrong .btn--gold').click();
    await other.locator('.tbl').waitFor();
    await look(other, 'watching');
    await pressIcon(host, 'concede');
    await dialogOn(host).locator('.btn--danger').click();
    await host.locator('.way--fair').click();
    await host.locator('.verdict').waitFor();
    await look(host, 'the check of the dice');
    for (const [there, waitsFor] of [
      ['online', 'main.lobby'],
      ['t/none', 'main.wrong'],
      [`move/${'0'.repeat(32)}`, 'main h1'],
    ]) {
      await goTo(other, there, waitsFor);
      await look(other, there);
    }
    expect(faults).toEqual([]);
  });
});
