// Somebody else's turn as a story: its steps, pausing, going on, the pace, and the last turns again; on a desk in English and on a
// phone in Polish.

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { en } from '../src/texts/en.ts';
import { pl } from '../src/texts/pl.ts';
import { storyTurn as storyEn } from '../src/texts/story-turn/en.ts';
import { storyTurn as storyPl } from '../src/texts/story-turn/pl.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { keptGame } from './support/kept.ts';
import { finger, mouse, playOn, type Seen, situation } from './support/player.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

/** A chance with which the computer begins. */
const COMPUTER_FIRST = 3;
/** Pixels: what can be hit, and what can be read. */
const TARGET = 24;
const TYPE = 11;
/** Questions, and health at the start. */
const FEW = 4;
const WHOLE = 50;
/** Milliseconds in which a story that is not held would have gone on. */
const LONG = 2500;

/** What is too large, too small to hit or too small to read. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([target, type]) => {
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = document.documentElement;
      const found: string[] = [];
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) found.push('larger than the screen');
      const all = [...document.querySelectorAll<HTMLElement>('.beats *, .asking--story *')].filter(
        (element) => element.checkVisibility(),
      );
      for (const element of all) {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        const name = `${element.className}: ${element.innerText ?? ''}`;
        if (element.matches('button, .choice label') && Math.min(width, height) < target)
          found.push(`small ${name}`);
        if (right > clientWidth + 1 || bottom > clientHeight + 1) found.push(`outside ${name}`);
        const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE);
        if (isText && Number.parseFloat(getComputedStyle(element).fontSize) < type)
          found.push(`tiny ${name}`);
      }
      return found;
    },
    [TARGET, TYPE],
  );

const made = async (page: Page): Promise<number> => (await keptGame(page)).choices.length;

const keptPace = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('mad-king.settings') ?? '{}').pace);

/** What of the step that has just come can be seen while dice tumble. */
const seenWhileRolling = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.dataset.dice = 'rolling';
    const fresh = document.querySelectorAll('.beat[data-fresh] > *, .fates');
    const seen = [...fresh].filter((element) => getComputedStyle(element).opacity !== '0').length;
    delete document.documentElement.dataset.dice;
    return seen;
  });

describe.each([
  ['desk', DESK, 'en', en, storyEn, mouse],
  ['phone', PHONE, 'pl', pl, storyPl, finger],
] as const)('on a %s', (_, size, language, texts, words, hand) => {
  const visit = { size, language, touch: size === PHONE, seed: COMPUTER_FIRST };

  test('steps stay until they are read; Pause holds them, Next goes on', async ({ open }) => {
    const page = await open({ ...visit, settings: { pace: 'story' } });
    await page.locator('.home__go button.btn--big').click();
    const now = page.locator('.beat--now');
    await now.waitFor();
    await page.getByRole('button', { name: words.pause, exact: true }).click();
    await page.getByRole('button', { name: words.goOn, exact: true }).waitFor();
    const [step, choices] = [await now.innerText(), await made(page)];
    await expectNoBarrier(page, 'a story');
    expect(await faults(page)).toEqual([]);
    expect(await seenWhileRolling(page)).toBe(0);
    await page.waitForTimeout(LONG);
    expect([await now.innerText(), await made(page)]).toEqual([step, choices]);
    for (const pace of ['fast', 'story'] as const) {
      await page.locator('.pacing label', { hasText: texts.pace[pace] }).click();
      await expect.poll(() => keptPace(page)).toBe(pace);
    }
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await expect.poll(() => made(page)).toBeGreaterThan(choices);
    // By the keyboard: on until one is asked.
    await expect
      .poll(
        async () => {
          await page.keyboard.press(' ');
          return page.locator('.prompt__scroll:not(.prompt__scroll--wait)').count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    expect(await page.locator('.beats').count()).toBe(0);
  });

  test('the last turns are told again at any time', async ({ open }) => {
    const page = await open(visit);
    await page.locator('.home__go button.btn--big').click();
    await situation(page);
    // Until somebody has lost health.
    const isHurt = ({ health }: Seen, step: number): boolean =>
      step > FEW && Object.values(health).some((n) => n < WHOLE);
    await playOn(page, { hand, seed: COMPUTER_FIRST, until: isHurt });
    await page.keyboard.press('l');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('heading', { name: texts.table.lastTurns }).waitFor();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await dialog.locator('.recap').count()).toBeGreaterThanOrEqual(2);
    const lines = (await dialog.locator('.recap__line').allInnerTexts()).join('\n');
    expect(lines).toContain(texts.phases.income);
    expect(lines).toMatch(/\d+ → \d+/);
    expect(lines).not.toMatch(/undefined|NaN|null|\[object/);
    await expectNoBarrier(page, 'the last turns');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    if (size === PHONE) await page.getByRole('tab', { name: texts.table.tabs.log }).tap();
    await page.getByRole('button', { name: texts.table.lastTurns }).click();
    await dialog.waitFor();
  });
});
