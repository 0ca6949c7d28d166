// Twenty games in one tab leave nothing behind: script memory, elements, listeners and drawing surfaces stay where they were after
// the first few. The games are whole ones, with everything that happened in them; two computers play their last choices, as quickly
// as somebody who taps all the time lets them, and then the result is shown.

import { heroes as roster } from '@mad-king/heroes';
import type { CDPSession, Page } from 'playwright-core';
import type { StoredGame } from '../src/state/saves.ts';
import { en } from '../src/texts/en.ts';
import { keptGame } from './support/kept.ts';
import { lateGame } from './support/late-game.ts';
import { expect, test } from './support/visit.ts';

const GAMES = 20;
/** Texts, plans and pictures that are made once have been made by then. */
const WARM = 5;
/** So many take turns. */
const HEROES = 4;
/** So many choices before its end each game is opened. */
const CHOICES = 40;

/** What may be there in addition at the end. */
const MORE = { JSHeapUsedSize: 3_000_000, Nodes: 400, JSEventListeners: 100 };
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

const expectNoMore = (before: Measured, after: Measured): void => {
  for (const name of Object.keys(MORE) as (keyof Measured)[])
    expect(after[name] - before[name], name).toBeLessThan(MORE[name]);
};

/** Runs in the page. */
const tapAllTheTime = (): void => {
  setInterval(() => window.dispatchEvent(new PointerEvent('pointerup')), 5);
};

const finishGame = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: en.result.seeResult }).click({ timeout: 60_000 });
  await page.locator('main.result').waitFor();
};

/** With other heroes every time: what belongs to those before is let go of. */
const lateGames = (n: number): StoredGame[] =>
  Array.from({ length: n }, (_, i) =>
    lateGame(`leak-${i}`, [roster[i % HEROES].id, roster[(i + 1) % HEROES].id], CHOICES),
  );

const asRemembered = (games: readonly StoredGame[]): Record<string, string> =>
  Object.fromEntries(games.map((game) => [`game.${game.id}`, JSON.stringify(game)]));

const openGame = (page: Page, { id }: StoredGame): Promise<void> =>
  page.evaluate((game) => {
    location.hash = `#/game/${game}`;
  }, id);

test('twenty games in one tab leave nothing behind', async ({ open }) => {
  const games = lateGames(GAMES);
  const page = await open({ remembered: asRemembered(games) });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate(tapAllTheTime);
  const measured: Measured[] = [];
  let choices = 0;
  for (const game of games) {
    await openGame(page, game);
    await finishGame(page);
    choices += (await keptGame(page)).choices.length;
    measured.push(await measure(session));
  }
  const [warm, end] = [measured[WARM - 1], measured[GAMES - 1]];
  console.log(`games of ${Math.round(choices / GAMES)} choices; after`, WARM, warm, 'after', GAMES, end);
  expect(choices / GAMES).toBeGreaterThan(100);
  expectNoMore(warm, end);
});

/** Runs in the page: drawing surfaces that were made, and pictures on them that are still there. */
const countDrawing = (): void => {
  const drawing = { surfaces: new Set<unknown>(), pictures: 0 };
  Object.assign(window, { drawing });
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.createTexture = function (this: WebGL2RenderingContext) {
    drawing.surfaces.add(this);
    drawing.pictures++;
    return createTexture.call(this);
  };
  WebGL2RenderingContext.prototype.deleteTexture = function (this: WebGL2RenderingContext, picture) {
    if (picture !== null) drawing.pictures--;
    return deleteTexture.call(this, picture);
  };
};

const drawingIn = (page: Page): Promise<{ surfaces: number; pictures: number }> =>
  page.evaluate(() => {
    const { drawing } = window as unknown as { drawing: { surfaces: Set<unknown>; pictures: number } };
    return { surfaces: drawing.surfaces.size, pictures: drawing.pictures };
  });

test('games one after the other draw their dice on the same surface', async ({ open }) => {
  const games = lateGames(WARM);
  const page = await open({ motion: true, remembered: asRemembered(games) });
  await page.evaluate(countDrawing);
  const drawn: Awaited<ReturnType<typeof drawingIn>>[] = [];
  for (const game of games) {
    await openGame(page, game);
    await page.locator('.tray--solid').waitFor({ timeout: 60_000 });
    drawn.push(await drawingIn(page));
  }
  console.log(
    'surfaces and pictures',
    drawn.map(({ surfaces, pictures }) => `${surfaces}/${pictures}`).join(', '),
  );
  const [first, ...others] = drawn;
  expect(first.surfaces).toBe(1);
  for (const other of others) expect(other).toEqual(first);
});
