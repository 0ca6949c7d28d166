// Puzzles: found, missed, told; the puzzle of the day, its streak, and a rating that a reload does not change.

import { dateOf, placeOfDay } from '@mad-king/after/puzzles/day';
import type { Puzzle, PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { loadPuzzle, puzzleFiles } from '@mad-king/lab/puzzles/files';
import type { Page } from 'playwright-core';
import { expectNoBarrier } from './support/barriers.ts';
import { expect, PHONE, test } from './support/visit.ts';

const library = compile(content);
const all = puzzleFiles().map((file) => loadPuzzle(library, file));
const SMALL = { width: 360, height: 640 };

const ofKind = (kind: PuzzleKind): Puzzle => {
  const found = all.find((puzzle) => puzzle.kind === kind);
  if (found === undefined) throw new Error(`there is no puzzle of the kind ${kind}`);
  return found;
};

const gold = (page: Page) => page.locator('.pz__acts .btn--gold');

/** Picks out a choice, by keys where it is about dice. */
const pick = async (page: Page, choice: string): Promise<void> => {
  if (choice === 'keep none') return;
  if (!choice.startsWith('keep')) return page.locator(`[data-choice="${choice}"]`).click();
  for (const die of choice.split(' ').slice(1)) await page.keyboard.press(die);
};

const ratingOn = async (page: Page): Promise<number> =>
  Number.parseInt(await page.locator('.pz__figures dd').first().innerText(), 10);

const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('the puzzle of the day is found, counts once, and is remembered', async ({ open }) => {
  const page = await open({ language: 'en' });
  await page.locator('.home__doors a[href="#/puzzle"]').click();
  await page.locator('.pz__acts').waitFor();
  const puzzle = all[placeOfDay(dateOf(new Date()), all.length)];
  await expect.poll(() => page.locator('.pz__name h1').innerText()).toContain(String(puzzle.id));
  await expectNoBarrier(page, 'a puzzle');
  const before = await ratingOn(page);
  await pick(page, puzzle.ways[0].choose);
  await page.keyboard.press(' ');
  await page.locator('main[data-stage="found"] .pz__ways .is-best').waitFor();
  expect(await page.locator('.pz__ways li').count()).toBe(puzzle.ways.length);
  expect(await ratingOn(page)).toBeGreaterThan(before);
  expect(await page.locator('.pz__streak b').innerText()).toBe('1');
  const tall = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(tall).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'a puzzle that was found');
  const after = await ratingOn(page);
  await page.reload();
  await page.locator('main[data-stage="found"]').waitFor();
  expect(await page.locator('.pz__streak b').innerText()).toBe('1');
  expect(await ratingOn(page)).toBe(after);
  await gold(page).click();
  await page.locator('main[data-stage="asked"]').waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#\/puzzle\/\d+$/);
});

test('a wrong answer is told, costs once, and may be followed by a right one', async ({ open }) => {
  const puzzle = ofKind('dice');
  const page = await open({ at: `puzzle/${puzzle.id}`, language: 'pl', size: PHONE, touch: true });
  await page.locator('.pz__acts').waitFor();
  const before = await ratingOn(page);
  await page.locator('[data-choice="activate none"]').tap();
  await gold(page).tap();
  await page.locator('main[data-stage="wrong"]').waitFor();
  const wrong = await ratingOn(page);
  expect(wrong).toBeLessThan(before);
  await expectNoBarrier(page, 'a wrong answer');
  await expectNoOverflow(page);
  // The same again is no other try.
  expect(await gold(page).isDisabled()).toBe(true);
  const { choose } = puzzle.ways[0];
  if (choose.startsWith('keep'))
    for (const die of choose.split(' ').slice(1))
      await page
        .locator('.pz__tray button')
        .nth(Number(die) - 1)
        .tap();
  else await page.locator(`[data-choice="${choose}"]`).tap();
  await gold(page).tap();
  await page.locator('main[data-stage="found"]').waitFor();
  expect(await ratingOn(page)).toBe(wrong);
  expect(await page.locator('.pz__outcome[data-found="late"]').innerText()).toContain('za drugim razem');
  await expectNoBarrier(page, 'found at the second try');
  await expectNoOverflow(page);
});

test.for(['win', 'survive'] as const)(
  '"%s this turn" can be asked, told and watched',
  async (kind, { open }) => {
    const puzzle = ofKind(kind);
    const page = await open({ at: `puzzle/${puzzle.id}`, language: 'cs', size: SMALL, touch: true });
    await page.locator('.pz__acts').waitFor();
    await expectNoOverflow(page);
    await expectNoBarrier(page, `${kind}, asked`);
    const wrong = puzzle.ways.find(({ choose }, i) => i > 0 && !choose.startsWith('keep'))?.choose ?? '';
    await page.locator(`[data-choice="${wrong}"]`).tap();
    await gold(page).tap();
    await page.locator('.pz__hint[data-wrong="true"] button').tap();
    await page.locator('main[data-stage="told"] .pz__ways .is-best').waitFor();
    await expectNoOverflow(page);
    await expectNoBarrier(page, `${kind}, told`);
    await page.locator('.pz__acts a.btn').tap();
    await page.locator('.stepper').waitFor();
  },
);

test('on a tablet dice lie together, and nothing is behind what acts', async ({ open }) => {
  const size = { width: 1024, height: 768 };
  const withHand = all.find(
    ({ kind, position, seat }) => kind === 'win' && position.seats[seat].hand !== undefined,
  );
  const puzzle = withHand ?? ofKind('win');
  const page = await open({ at: `puzzle/${puzzle.id}`, language: 'pl', size });
  await page.locator('.pz__hand').waitFor();
  const boxOf = async (what: string) => {
    const box = await page.locator(what).first().boundingBox();
    if (box === null) throw new Error(`${what} is not there`);
    return box;
  };
  const acts = await boxOf('.pz__acts');
  const board = await boxOf('.pz__board');
  expect(board.y + board.height).toBeLessThanOrEqual(acts.y);
  expect(acts.y + acts.height).toBeLessThanOrEqual(size.height);
  if ((await page.locator('.pz__tray .slot').count()) > 1) {
    const [first, second] = await page
      .locator('.pz__tray .slot')
      .evaluateAll((slots) => slots.slice(0, 2).map((slot) => slot.getBoundingClientRect().x));
    expect(second - first).toBeLessThan(150);
  }
  await expectNoBarrier(page, 'a puzzle on a tablet');
});

test('a puzzle has a link of its own, and says how it was found', async ({ open }) => {
  const puzzle = ofKind('dice');
  const answers = { [puzzle.id]: { kind: 'dice', how: 'yes' } };
  const puzzles = JSON.stringify({ rating: { points: 1250, spread: 150 }, answers, days: {} });
  const page = await open({ at: `puzzle/${puzzle.id}`, remembered: { puzzles } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  expect(await page.locator('.pz__outcome[data-found="yes"]').innerText()).toContain('Solved');
  await page.locator('.pz__acts button', { hasText: 'Link to this puzzle' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`#/puzzle/${puzzle.id}$`));
  await expect.poll(() => page.locator('.pz__figures').innerText()).toContain('a quick eye');
});

test('a number that no puzzle has is said to be none', async ({ open }) => {
  const page = await open({ at: 'puzzle/99999', language: 'pt-BR' });
  await page.locator('main.plain a[href="#/puzzle"]').waitFor();
  await expect.poll(() => page.locator('main.plain').innerText()).toContain('99999');
  await expectNoBarrier(page, 'no such puzzle');
});
