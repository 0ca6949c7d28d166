// Twenty games in one tab leave nothing behind: script memory, elements and listeners stay where they were after the first few.

import type { CDPSession } from 'playwright-core';
import { en } from '../src/texts/en.ts';
import { mouse, playOn } from './support/player.ts';
import { expect, test } from './support/visit.ts';

const GAMES = 20;
/** Texts, plans and pictures that are made once have been made by then. */
const WARM = 5;
const CHOICES = 4;

/** What may be there in addition at the end. */
const MORE = { JSHeapUsedSize: 4_000_000, Nodes: 400, JSEventListeners: 100 };
type Measured = typeof MORE;

const measure = async (session: CDPSession): Promise<Measured> => {
  // Twice: what the first round lets go of may hold something else.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: keyof Measured): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    JSHeapUsedSize: of('JSHeapUsedSize'),
    Nodes: of('Nodes'),
    JSEventListeners: of('JSEventListeners'),
  };
};

test('twenty games in one tab leave nothing behind', async ({ open }) => {
  const page = await open({ seed: 15 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let warm: Measured | null = null;
  await page.getByRole('button', { name: en.home.playNow }).click();
  for (let game = 1; game <= GAMES; game++) {
    await playOn(page, { hand: mouse, seed: game, until: (_, step) => step === CHOICES });
    await page.getByRole('button', { name: en.play.concede }).click();
    await page.locator('dialog[open] .btn--danger').click();
    await page.getByRole('button', { name: en.result.seeResult }).click();
    await page.locator('main.result').waitFor();
    if (game === WARM) warm = await measure(session);
    if (game < GAMES) await page.getByRole('button', { name: en.result.rematch }).click();
  }
  const end = await measure(session);
  console.log('after the first few games', warm, 'at the end', end);
  if (warm === null) throw new Error('Nothing was measured.');
  for (const name of Object.keys(MORE) as (keyof Measured)[])
    expect(end[name] - warm[name], name).toBeLessThan(MORE[name]);
});
