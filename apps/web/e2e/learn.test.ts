// Lessons: the first duel and a hero's lesson to the end, by keyboard and by touch, in two languages; other choices, leaving and coming
// back; no barrier, and nothing wider or, on a desk, taller than the screen.

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LANGUAGE_IDS, type Settings } from '../src/state/settings.ts';
import { home } from '../src/texts/home/en.ts';
import { learn as cs } from '../src/texts/learn/cs.ts';
import { learn as en } from '../src/texts/learn/en.ts';
import { learn as pl } from '../src/texts/learn/pl.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

const FAST: Partial<Settings> = { pace: 'fast' };
/** Other tests may keep the machine busy. */
const PATIENT = { timeout: 20_000 };
/** Choices of the longest lesson, with room. */
const MOST = 80;

const parchment = (page: Page) => page.locator('.parchment');
const titleOf = (page: Page): Promise<string> => page.locator('.parchment h2').innerText();
const moodOf = (page: Page): Promise<string | null> => parchment(page).getAttribute('data-mood');

/** Waits until the lesson waits for somebody. */
const waiting = async (page: Page): Promise<string> => {
  await expect.poll(() => moodOf(page), PATIENT).not.toBe('moves');
  return (await moodOf(page)) ?? '';
};

/** Which step, and how often something was chosen in it. */
const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said = document.querySelector<HTMLElement>('.parchment')?.innerText;
    const gold = document.querySelector<HTMLElement>('.lesson__acts .btn--gold')?.dataset.choice;
    return `${said}/${gold}`;
  });

/** To the end of the lesson; gives the titles of its steps. */
const finish = async (page: Page, goOn: (page: Page) => Promise<void>): Promise<string[]> => {
  const titles: string[] = [];
  for (let choices = 0; (await waiting(page)) !== 'over'; choices++) {
    expect(choices).toBeLessThan(MOST);
    const before = await placeOf(page);
    titles.push(await page.locator('.parchment h2').innerText());
    await goOn(page);
    await expect.poll(() => placeOf(page), PATIENT).not.toBe(before);
  }
  return [...new Set(titles)];
};

/** Dice that are to be tapped and are not kept yet, by position. */
const diceToTap = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const wanted = document.querySelector<HTMLElement>('.lesson__taps')?.dataset.dice?.split(' ') ?? [];
    const slots = document.querySelectorAll('.stage .slot');
    return wanted.map(Number).filter((die) => !slots[die].classList.contains('slot--kept'));
  });

/** What is asked, done as somebody does who only follows: dice first, then what is gold. */
const byKeyboard = async (page: Page): Promise<void> => {
  for (const die of await diceToTap(page)) await page.keyboard.press('asdfg'[die]);
  await page.keyboard.press(' ');
};

const byTouch = async (page: Page): Promise<void> => {
  for (const die of await diceToTap(page)) await page.locator('.stage .slot .die').nth(die).tap();
  await page.locator('.lesson__acts .btn--gold').tap();
};

describe('the first duel', () => {
  test('by keyboard, from the first screen', async ({ open }) => {
    const page = await open({ settings: FAST });
    await page.getByRole('link', { name: home.learn }).waitFor();
    await page.keyboard.press(' ');
    await parchment(page).waitFor();
    const titles = await finish(page, byKeyboard);
    expect(titles.length).toBeGreaterThanOrEqual(20);
    expect(await parchment(page).innerText()).toContain('The squire bows');
    await page.getByRole('link', { name: en.shortLessons }).click();
    await page.getByText(en.first.know(20)).waitFor();
  });

  test('by touch, in Polish', async ({ open }) => {
    const page = await open({
      language: 'pl',
      size: PHONE,
      touch: true,
      settings: FAST,
      at: 'learn/first-duel',
    });
    await parchment(page).waitFor();
    const titles = await finish(page, byTouch);
    expect(titles.length).toBeGreaterThanOrEqual(20);
    expect(await page.locator('main').innerText()).not.toMatch(/\b(swords|damage|Go on|Undo)\b/);
    await page.getByRole('button', { name: pl.playDuel }).tap();
    await page.locator('.prompt__scroll').waitFor();
  });

  test('another choice is answered, undone, and made if one insists', async ({ open }) => {
    const page = await open({ settings: FAST, at: 'learn/first-duel', remembered: atStep('first-duel', 3) });
    await parchment(page).waitFor();
    for (const key of ['s', 'g', ' ']) await page.keyboard.press(key);
    await expect.poll(() => moodOf(page), PATIENT).toBe('answers');
    expect(await parchment(page).innerText()).toContain('Healing comes from three hearts');
    await page.getByRole('button', { name: en.undo }).click();
    await expect.poll(() => moodOf(page), PATIENT).toBe('asks');
    expect(await page.locator('.slot--kept').count()).toBe(0);
    for (const key of ['s', 'g', ' ']) await page.keyboard.press(key);
    await expect.poll(() => moodOf(page), PATIENT).toBe('gave-in');
    await page.keyboard.press(' ');
    await expect.poll(() => titleOf(page), PATIENT).toContain('Two abilities');
  });

  test('a thing on the table is as good as the button', async ({ open }) => {
    const page = await open({ settings: FAST, at: 'learn/first-duel', remembered: atStep('first-duel', 4) });
    await page.locator('[data-ability="smack"]').click();
    await expect.poll(() => moodOf(page), PATIENT).toBe('answers');
    await page.keyboard.press('Escape');
    await page.locator('[data-ability="mighty-blow"]').click();
    await expect.poll(() => titleOf(page), PATIENT).toBe('Activate Mighty Blow');
    await page.locator('[data-ability="mighty-blow"]').click();
    await waiting(page);
    await expect.poll(() => titleOf(page), PATIENT).toContain('They defend');
  });

  test('waits where one left it', async ({ open }) => {
    const page = await open({ settings: FAST, at: 'learn/first-duel' });
    await parchment(page).waitFor();
    await page.keyboard.press(' ');
    await expect.poll(() => titleOf(page), PATIENT).toBe('Roll all five dice');
    await page.keyboard.press('?');
    await expect.poll(() => titleOf(page), PATIENT).toBe('Roll all five again');
    await page.keyboard.press('Escape');
    await page.getByText(en.step(3, 20)).waitFor();
    await page.reload();
    await page.getByText(en.step(3, 20)).waitFor();
    await page.keyboard.press(' ');
    await expect.poll(() => titleOf(page), PATIENT).toBe('Roll all five again');
    await page.getByRole('button', { name: en.back(2) }).click();
    await expect.poll(() => titleOf(page), PATIENT).toBe('Roll all five dice');
  });
});

describe('a hero’s lesson', () => {
  test('by touch', async ({ open }) => {
    const page = await open({ size: PHONE, touch: true, settings: FAST, at: 'learn' });
    await page.locator('.herolesson[data-hero="pyromancer"]').tap();
    await parchment(page).waitFor();
    await finish(page, byTouch);
    await page.getByRole('link', { name: en.allLessons }).tap();
    await page.locator('.herolesson[data-hero="pyromancer"] .crown').waitFor();
  });

  test('by keyboard, in Czech', async ({ open }) => {
    const page = await open({ language: 'cs', settings: FAST, at: 'learn/pyromancer' });
    await parchment(page).waitFor();
    await finish(page, byKeyboard);
    await page.getByRole('button', { name: cs.playDuel }).waitFor();
  });
});

/** As if somebody had left at this step. */
const atStep = (lesson: string, step: number): Record<string, string> => ({
  lessons: JSON.stringify({ [lesson]: { step, spent: 0, done: null, at: 1 } }),
});

const STEPS = [0, 3, 5, 8, 13, 17, 19];
const SIZES = [DESK, { width: 1024, height: 768 }, PHONE, { width: 844, height: 390 }];

test.for(SIZES)('nobody is kept out, at $width x $height', async (size, { open }) => {
  const page = await open({ size, at: 'learn' });
  await page.locator('main.school').waitFor();
  await expectNoBarrier(page, 'the school');
  for (const step of [3, 13]) {
    const lesson = await open({ size, at: 'learn/first-duel', remembered: atStep('first-duel', step) });
    await parchment(lesson).waitFor();
    await expectNoBarrier(lesson, `step ${step + 1}`);
  }
});

test.for(LANGUAGE_IDS)('nothing is wider than the screen, in %s', async (language, { open }) => {
  for (const step of STEPS) {
    const page = await open({ language, at: 'learn/first-duel', remembered: atStep('first-duel', step) });
    await parchment(page).waitFor();
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `step ${step + 1} at ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  }
});
