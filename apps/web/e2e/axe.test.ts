// Every screen and dialog, on a desk and on a phone, is free of serious barriers.

import { describe } from 'vitest';
import { en } from '../src/texts/en.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { show, toTheRoll } from './support/boards.ts';
import { mouse, playOn, situation } from './support/player.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

/** How many kinds of questions are looked at. */
const KINDS = 5;

const SIZES = { desk: DESK, phone: PHONE };

describe.each(Object.entries(SIZES))('on a %s', (_, size) => {
  test('before a game', async ({ open }) => {
    const page = await open({ size });
    const check = async (at: string, main: string): Promise<void> => {
      await page.goto(page.url().replace(/#.*/, `#/${at}`));
      await page.locator(main).waitFor();
      await expectNoBarrier(page, at || 'home');
    };
    await check('', 'main.home');
    await check('new', 'main.new');
    await check('heroes', 'main.heroes');
    await check('heroes/vampire-lord', 'main.hero');
    await check('heroes/cursed-pirate', 'main.hero[data-hero="cursed-pirate"]');
    await check('about', 'main.about');
    await check('rules', 'main.rules .turn');
    await check('rules/R14.5', 'main.rules .chapter');
    await check('rules/glossary', 'main.rules .gloss');
    await check('rules/damage', 'main.rules .sum');
    await check('rules/R13/show', 'main.tbl .stepper');
    await check('nowhere', 'main.plain');
    await check('game/none', 'main.plain');
  });

  test('dialogs', async ({ open }) => {
    const page = await open({ size });
    const check = async (opens: string, where: string): Promise<void> => {
      await page.getByRole('button', { name: opens }).first().click();
      await page.locator('dialog[open]').waitFor();
      await expectNoBarrier(page, where);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    };
    await check(en.nav.settings, 'settings');
    await page.keyboard.press('n');
    await check(en.newGame.options.title, 'options of a game');
  });

  test('the table, from the first question to the result', async ({ open }) => {
    const page = await open({ size, seed: 4, settings: { advice: true } });
    await page.getByRole('button', { name: en.home.playNow }).click();
    await situation(page);
    // One look at every kind of question, until there have been enough.
    const looked = new Set<string>();
    await playOn(page, {
      hand: mouse,
      seed: 4,
      until: () => looked.size === KINDS,
      watch: async ({ offers }) => {
        const kind = [...new Set(offers.map(({ move }) => move))].sort().join(' ');
        if (looked.has(kind)) return;
        looked.add(kind);
        await expectNoBarrier(page, kind);
      },
    });
    expect(looked.size).toBe(KINDS);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await expectNoBarrier(page, 'keys');
    await page.keyboard.press('Escape');
    if (size === PHONE) await page.getByRole('tab', { name: en.table.tabs.log }).click();
    await page.getByRole('button', { name: en.play.concede }).click();
    await page.locator('dialog[open]').waitFor();
    await expectNoBarrier(page, 'conceding');
    await page.locator('dialog[open] .btn--danger').click();
    await page.locator('main.result').waitFor();
    await expectNoBarrier(page, 'result');
    await page.getByRole('button', { name: en.result.seeTable }).click();
    await expectNoBarrier(page, 'the table after the end');
    if (size === PHONE) await page.getByRole('tab', { name: en.table.tabs.log }).click();
    await page.locator('.log__damage summary').last().click();
    await expectNoBarrier(page, 'how damage came about');
    // Seals lie on the middle of a seat.
    await page
      .locator('.seat__open')
      .first()
      .click({ position: { x: 6, y: 6 } });
    await page.locator('dialog[open]').waitFor();
    await expectNoBarrier(page, 'a board in full');
  });

  test('abilities that the dice reach, on the lightest glass', async ({ open }) => {
    const page = await open({ size });
    for (const hero of ['monk', 'seraph']) {
      await show(page, hero, undefined, [1, 1, 1, 2, 4]);
      await toTheRoll(page);
      await page.locator('.tile.is-ready').first().waitFor();
      await expectNoBarrier(page, hero);
    }
  });

  test('passing the device, and six seats', async ({ open }) => {
    const page = await open({ size, at: 'new', seed: 6 });
    await page.getByText(en.modes.koth, { exact: true }).click();
    await page.locator('.new__seats .new__sec .choice label', { hasText: '6' }).click();
    for (const seat of [0, 1, 2, 3, 4, 5])
      await page.locator('.chair').nth(seat).locator('.chair__who label').first().click();
    await page.getByText(en.newGame.ways.draft, { exact: true }).click();
    await expectNoBarrier(page, 'a draft');
    await page.getByText(en.newGame.ways.random, { exact: true }).click();
    await page.getByRole('button', { name: en.newGame.start }).click();
    expect(await situation(page)).toBe('pass');
    await expectNoBarrier(page, 'passing the device');
    await mouse.take(page);
    await situation(page);
    await expectNoBarrier(page, 'six seats');
  });
});
