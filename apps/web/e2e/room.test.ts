// Everything has its room: the texts of every hero's board and cards on laptops, everything one needs to roll on small screens, and no
// table is larger than its window.

import { heroes } from '@mad-king/heroes';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGE_IDS } from '../src/state/settings.ts';
import { show, toTheRoll } from './support/boards.ts';
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
