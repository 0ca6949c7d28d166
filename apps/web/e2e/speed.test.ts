// How quickly the first screen stands and a touch is answered on a processor four times slower than this one, and what a frame
// costs while dice tumble. Numbers are told. STRICT=1 sets the limits for a quiet machine; otherwise they are three times that,
// for machines that are busy with other tests.

import process from 'node:process';
import { inject } from 'vitest';
import { en } from '../src/texts/en.ts';
import { firstThrow, markThrows, TRACED } from './support/frames.ts';
import { calmMouse, mouse, playOn, situation } from './support/player.ts';
import { median, slowDown } from './support/slow.ts';
import { DESK, expect, test } from './support/visit.ts';
import { answersIn, timeFirstScreen, watchAnswers } from './support/watch.ts';

const TOLERANCE = process.env.STRICT === '1' ? 1 : 3;
/** Milliseconds. */
const FIRST_SCREEN = 1500 * TOLERANCE;
const ANSWER = 100 * TOLERANCE;
/** Half of what there is at 60 frames a second, so that the rest is left for drawing. */
const FRAME = (1000 / 60 / 2) * TOLERANCE;

const VISITS = 5;
const CHOICES = 25;
/** After so many choices dice have been thrown. */
const THROWS = 8;

const told = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;

test('the first screen is there soon', async ({ browser }) => {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: DESK });
    const page = await context.newPage();
    await slowDown(page);
    times.push(await timeFirstScreen(page, inject('address')));
    await context.close();
  }
  console.log(`first screen: ${told(median(times))} (${times.map(Math.round).join(', ')})`);
  expect(median(times)).toBeLessThan(FIRST_SCREEN);
});

test('every touch is answered at once', async ({ open }) => {
  const page = await open({ seed: 16, at: 'about', keepsFiles: true, painted: true });
  await watchAnswers(page);
  await page.goto(inject('address'));
  await page.locator('.home__go .btn--gold').waitFor();
  await slowDown(page);
  await page.getByRole('button', { name: en.home.playNow }).click();
  await situation(page);
  await playOn(page, { hand: calmMouse, seed: 16, until: (_, step) => step === CHOICES });
  const { waits, pressed, answered } = await answersIn(page);
  const sorted = waits.sort((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * 0.75)];
  console.log(
    `${sorted.length} touches: median ${told(median(sorted))}, three of four within ${told(usual)}, all within ${told(sorted.at(-1) ?? 0)}`,
  );
  expect(pressed).toBeGreaterThan(CHOICES / 3);
  expect(answered).toBe(pressed);
  expect(sorted.length).toBeGreaterThan(CHOICES / 3);
  expect(usual).toBeLessThan(ANSWER);
});

/** Without a graphics card every point is worked out by the processor: a smaller picture leaves it time for some frames. */
const SMALL = { width: 1000, height: 620 };

/** On a busy machine a throw has one or two frames, of which one may be any: throws are watched until there are some. */
const SOME_FRAMES = 6;
const MOST_GAMES = 5;

test('a frame of tumbling dice is cheap', async ({ browser, open }) => {
  const frames: number[] = [];
  for (let game = 0; game < MOST_GAMES && frames.length < SOME_FRAMES; game++) {
    const page = await open({ seed: 16, motion: true, size: SMALL });
    await markThrows(page);
    await browser.startTracing(page, { categories: TRACED });
    await page.getByRole('button', { name: en.home.playNow }).click();
    await playOn(page, { hand: mouse, seed: 16, until: (_, step) => step === THROWS });
    // Where drawing is slow the throws after the first are cut short.
    // In its first frame everything else that a roll brings is drawn as well.
    frames.push(...firstThrow(await browser.stopTracing()).slice(1));
    await page.context().close();
  }
  const told = frames.map((milliseconds) => milliseconds.toFixed(1)).join(', ');
  console.log(`${frames.length} frames of tumbling dice: median ${median(frames).toFixed(1)} ms (${told})`);
  expect(frames.length).toBeGreaterThan(0);
  expect(median(frames)).toBeLessThan(FRAME);
});
