// Pictures of every screen for docs/screens, on a desk and on a phone, and of every kind of decision at four sizes; always of the
// same games.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MoveKind } from '@mad-king/engine';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { en } from '../src/texts/en.ts';
import { announced, blind, damage, target } from './support/moments.ts';
import { finger, type Hand, mouse, playOn, situation } from './support/player.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const MOST_BYTES = 60_000;

/** Pictures of a desk are shown smaller than it is. */
const SCALE = { desk: 0.7, tablet: 0.8, phone: 1, low: 1 };
const SIZES = {
  desk: DESK,
  tablet: { width: 1024, height: 768 },
  phone: PHONE,
  low: { width: 844, height: 390 },
};
type Size = keyof typeof SIZES;

/** As good as fits. */
const shoot = async (page: Page, size: Size, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // What has just come to rest is painted once more.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const session = await page.context().newCDPSession(page);
  for (let quality = 80; quality > 0; quality -= 10) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, ...SIZES[size], scale: SCALE[size] },
    });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST_BYTES && quality > 10) continue;
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, `${name}-${size}.webp`), picture);
    break;
  }
  await session.detach();
};

const playTo = (page: Page, hand: Hand, wanted: MoveKind): Promise<unknown> =>
  playOn(page, { hand, seed: 7, until: ({ offers }) => offers.some(({ move }) => move === wanted) });

const MOMENTS = { announced, blind, damage, target };

describe.each(Object.keys(SIZES) as Size[])('decisions, %s', (name) => {
  const size = SIZES[name];
  const touch = name === 'phone' || name === 'low';

  test.for(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[])('%s', async (moment, { open }) => {
    const game = MOMENTS[moment]();
    const remembered = { [`game.${game.id}`]: JSON.stringify(game) };
    const page = await open({ painted: true, size, touch, at: `game/${game.id}`, remembered });
    await situation(page);
    await expect.poll(() => page.locator('.answer .swing:empty').count(), { timeout: 20_000 }).toBe(0);
    await shoot(page, name, `decision-${moment}`);
  });

  test('of a turn', async ({ open }) => {
    const page = await open({ painted: true, size, touch, seed: 7 });
    await page.getByRole('button', { name: en.home.playNow }).click();
    for (const [move, picture] of [
      ['done', 'main'],
      ['keep', 'roll'],
      ['defend', 'defend'],
    ] as const) {
      await playTo(page, touch ? finger : mouse, move);
      await shoot(page, name, `decision-${picture}`);
    }
  });
});

describe.each(['desk', 'phone'] as const)('%s', (name) => {
  const size = SIZES[name];

  test('before a game', async ({ open }) => {
    const page = await open({ painted: true, size });
    const show = async (at: string, main: string, picture: string): Promise<void> => {
      await page.goto(page.url().replace(/#.*/, `#/${at}`));
      await page.locator(main).waitFor();
      await shoot(page, name, picture);
    };
    await show('', 'main.home', 'home');
    await page.getByRole('button', { name: en.nav.settings }).first().click();
    await page.locator('dialog[open]').waitFor();
    await shoot(page, name, 'settings');
    await page.keyboard.press('Escape');
    await show('new', 'main.new', 'new-game');
    await show('heroes', 'main.heroes', 'heroes');
    await show('heroes/pyromancer', 'main.hero', 'hero');
    await show('about', 'main.about', 'about');
    await show('rules', 'main.rules .turn', 'rules');
    await show('rules/damage', 'main.rules .sum', 'rules-damage');
    await show('rules/R13/show', 'main.tbl .stepper', 'rules-show');
  });

  test('a duel', async ({ open }) => {
    const page = await open({ painted: true, size, seed: 7 });
    await page.getByRole('button', { name: en.home.playNow }).click();
    await playTo(page, mouse, 'done');
    await shoot(page, name, 'main-phase');
    await playTo(page, mouse, 'keep');
    await shoot(page, name, 'roll');
    await playTo(page, mouse, 'defend');
    await shoot(page, name, 'defence');
    await playOn(page, { hand: mouse, seed: 7 });
    await page.locator('main.result').waitFor();
    await page.locator('.seatdice__luck').first().waitFor();
    await shoot(page, name, 'result');
    await page.locator('.moment__watch').first().click();
    await page.locator('.deck').waitFor();
    await page.getByRole('button', { name: en.theatre.play, exact: true }).waitFor();
    await shoot(page, name, 'theatre');
    await page.goto(page.url().replace(/#\/watch\/([^/]+).*/, '#/review/$1'));
    await page.locator('.review__body').waitFor();
    await page.locator('.thinking').waitFor({ state: 'detached', timeout: 200_000 });
    await shoot(page, name, 'review');
    for (const [at, part] of [
      ['chronicle', '.herocell'],
      ['wall', '.wall__group'],
    ]) {
      await page.goto(page.url().replace(/#.*/, `#/${at}`));
      await page.locator(part).first().waitFor();
      await shoot(page, name, at);
    }
  });

  test('many seats', async ({ open }) => {
    const begin = async (mode: 'koth' | '2v2', seats: string | null, people: number): Promise<Page> => {
      const page = await open({ painted: true, size, seed: 21, at: 'new', settings: { askWhen: 'matters' } });
      await page.getByText(en.modes[mode], { exact: true }).click();
      if (seats !== null)
        await page.locator('.new__seats .new__sec .choice label', { hasText: seats }).click();
      for (let seat = 0; seat < (await page.locator('.chair').count()); seat++)
        await page
          .locator('.chair')
          .nth(seat)
          .locator('.chair__who label')
          .nth(seat < people ? 0 : 1)
          .click();
      await page.getByText(en.newGame.ways.random, { exact: true }).click();
      await page.getByRole('button', { name: en.newGame.start }).click();
      await situation(page);
      return page;
    };
    const hill = await begin('koth', '4', 1);
    await playTo(hill, mouse, 'target');
    await shoot(hill, name, 'hill');
    const crowd = await begin('koth', '6', 1);
    await playTo(crowd, mouse, 'keep');
    await shoot(crowd, name, 'six-seats');
    const teams = await begin('2v2', null, 4);
    await shoot(teams, name, 'pass');
    await playTo(teams, mouse, 'keep');
    await shoot(teams, name, 'teams');
  });
});
