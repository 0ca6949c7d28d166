// Everything has its room: the texts of every hero's board and cards on laptops, everything one needs to roll on small screens, and no
// table is larger than its window.

import type { Position } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGE_IDS } from '../src/state/settings.ts';
import { laidOut } from './support/laid-out.ts';
import { situation } from './support/player.ts';
import { misfitsAtRest, misfitsOn, settled } from './support/room.ts';
import { test } from './support/visit.ts';

const DESKS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
const SMALL = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  // 1280 x 800, zoomed to 200 %.
  { width: 640, height: 400 },
];

/** Two of the hero's cards, two upgrades and a shared card in hand. */
const positionOf = (hero: string, others: readonly string[]): Position => {
  const { cards = [], upgrades = [] } = heroes.find(({ id }) => id === hero) ?? {};
  const hand = [...cards.slice(0, 2), ...upgrades.slice(0, 2)].map(({ id }) => id);
  return {
    mode: others.length === 1 ? 'duel' : 'koth',
    active: 0,
    phase: 'main1',
    turn: 3,
    dice: [2, 6, 6, 4, 5],
    seats: [
      { hero, cp: 6, health: 31, hand: [...hand, 'six-it'] },
      ...others.map((other) => ({ hero: other, cp: 3, health: 28 })),
    ],
  };
};

const opponentOf = (hero: string): string => (hero === 'paladin' ? 'moon-elf' : 'paladin');

/** Goes to a table from whatever is open. */
const show = async (page: Page, hero: string, others = [opponentOf(hero)]): Promise<void> => {
  const id = [hero, ...others].join('-');
  const stored = JSON.stringify(laidOut(id, positionOf(hero, others)));
  await page.evaluate(
    ([id, game]) => {
      localStorage.setItem(`mad-king.game.${id}`, game);
      location.hash = `#/game/${id}`;
    },
    [id, stored],
  );
  await page.locator(`.tbl .me[data-hero="${hero}"]`).waitFor();
  await page.locator('.asking--main').waitFor();
  await situation(page);
  await settled(page);
};

const toTheRoll = async (page: Page): Promise<void> => {
  await page.locator('.prompt__acts [data-choice="done"]').click();
  await page.locator('.asking--roll').waitFor();
  await situation(page);
  await settled(page);
};

const FITS = { page: { x: 0, y: 0 }, cut: [], outside: [] };

/** How many texts leave something out at these sizes; everything else has to fit. */
const measure = async (page: Page, where: string, sizes: typeof DESKS): Promise<number> => {
  let left = 0;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settled(page);
    const misfits = await misfitsAtRest(page);
    expect.soft(misfits, `${where}, ${size.width} x ${size.height}`).toMatchObject({ ...FITS, gone: [] });
    left += misfits.left.length;
  }
  return left;
};

test.for(LANGUAGE_IDS)('the board and hand of every hero can be read: %s', async (language, { open }) => {
  const page = await open({ size: DESKS[0], language });
  let left = 0;
  for (const { id } of heroes) {
    await show(page, id);
    left += await measure(page, `${id}, Main Phase`, DESKS);
    await toTheRoll(page);
    // Back from the last size to the first, where the next hero begins.
    left += await measure(page, `${id}, rolling`, DESKS.toReversed());
  }
  console.log(`${language}: ${left} texts leave something out`);
});

test.for(SMALL)('everything to roll is seen at once: $width x $height', async (size, { open }) => {
  for (const language of ['en', 'pl'] as const) {
    const page = await open({ size, language, touch: true });
    for (const hero of ['barbarian', 'pyromancer', 'loki', 'doctor-strange']) {
      await show(page, hero);
      await toTheRoll(page);
      const seen = ['.me .health', '.slot .die', '.prompt__scroll', '.board .tile', '.mini', '.answer'];
      expect.soft(await misfitsOn(page, seen), `${hero}, ${language}`).toMatchObject(FITS);
    }
  }
});

test.for(DESKS)('many opponents make no table larger: $width x $height', async (size, { open }) => {
  const page = await open({ size });
  for (const others of [
    ['paladin', 'tactician', 'monk'],
    ['paladin', 'tactician', 'monk', 'seraph', 'vampire-lord'],
  ]) {
    await show(page, 'pyromancer', others);
    expect.soft((await misfitsOn(page)).page).toEqual({ x: 0, y: 0 });
    await toTheRoll(page);
    const rolling = await misfitsOn(page, ['.answer', '.hand .card__name', '.me .health']);
    expect.soft([rolling.page, rolling.outside]).toEqual([{ x: 0, y: 0 }, []]);
  }
});

test.for(SMALL)('the first screen has its way in: $width x $height', async (size, { open }) => {
  const page = await open({ size, touch: true });
  await page.locator('.home__go .btn--gold').waitFor();
  const { page: larger, outside } = await misfitsOn(page, ['.home__go .btn--gold']);
  expect([larger.x, outside]).toEqual([0, []]);
});
