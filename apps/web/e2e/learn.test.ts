// Lessons: the first duel and a hero's lesson to the end, by keyboard and by touch, in two languages; other choices, leaving and coming
// back; the habits of a duel; no barrier, nothing wider than the screen, and what is to be touched in sight.

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LANGUAGE_IDS, type Settings } from '../src/state/settings.ts';
import { home } from '../src/texts/home/en.ts';
import { learn as cs } from '../src/texts/learn/cs.ts';
import { learn as en } from '../src/texts/learn/en.ts';
import { learn as pl } from '../src/texts/learn/pl.ts';
import { table } from '../src/texts/table/en.ts';
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
    const acts = document.querySelector<HTMLElement>('.lesson__acts')?.innerText;
    return `${said}/${acts}`;
  });

/** Does what is asked; gives the place before the deed that is answered. */
type GoOn = (page: Page) => Promise<string>;

/** To the end of the lesson; gives the titles of its steps. */
const finish = async (page: Page, goOn: GoOn): Promise<string[]> => {
  const titles: string[] = [];
  for (let choices = 0; (await waiting(page)) !== 'over'; choices++) {
    expect(choices).toBeLessThan(MOST);
    titles.push(await titleOf(page));
    const before = await goOn(page);
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

/** A title that asks gives nothing away: whoever only follows has it shown. */
const isOpen = async (page: Page): Promise<boolean> => (await titleOf(page)).endsWith('?');

/** What is asked, done as somebody does who only follows: dice first, then what is gold. */
const byKeyboard: GoOn = async (page) => {
  for (const die of await diceToTap(page)) await page.keyboard.press('asdfg'[die]);
  const before = await placeOf(page);
  await page.keyboard.press((await isOpen(page)) ? '?' : ' ');
  return before;
};

const byTouch =
  ({ showMe }: { showMe: string }): GoOn =>
  async (page) => {
    for (const die of await diceToTap(page)) await page.locator('.stage .slot .die').nth(die).tap();
    const before = await placeOf(page);
    if (await isOpen(page)) await page.getByRole('button', { name: showMe }).tap();
    else await page.locator('.lesson__acts .btn--gold').tap();
    return before;
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
      painted: true,
      settings: FAST,
      at: 'learn/first-duel',
    });
    await parchment(page).waitFor();
    const titles = await finish(page, byTouch(pl));
    expect(titles.length).toBeGreaterThanOrEqual(20);
    expect(await page.locator('main').innerText()).not.toMatch(/\b(swords|damage|Go on|Undo)\b/);
    await page.getByRole('button', { name: pl.playDuel }).tap();
    await page.locator('.prompt__scroll').waitFor();
  });

  test('another choice is answered, undone, and made if one insists', async ({ open }) => {
    const page = await open({ settings: FAST, at: 'learn/first-duel', remembered: atStep('first-duel', 3) });
    await parchment(page).waitFor();
    for (const key of ['s', 'g', 'r']) await page.keyboard.press(key);
    await expect.poll(() => moodOf(page), PATIENT).toBe('answers');
    expect(await parchment(page).innerText()).toContain('Healing comes from three hearts');
    await page.getByRole('button', { name: en.undo }).click();
    await expect.poll(() => moodOf(page), PATIENT).toBe('asks');
    expect(await page.locator('.slot--kept').count()).toBe(0);
    for (const key of ['s', 'g', 'r']) await page.keyboard.press(key);
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
    await page.getByText(en.step(3, 20), { exact: true }).waitFor();
    await page.reload();
    await page.getByText(en.step(3, 20), { exact: true }).waitFor();
    await page.keyboard.press(' ');
    await expect.poll(() => titleOf(page), PATIENT).toBe('Roll all five again');
    await page.getByRole('button', { name: en.back(2) }).click();
    await expect.poll(() => titleOf(page), PATIENT).toBe('Roll all five dice');
  });
});

describe('the habits of a duel', () => {
  const at = (step: number) => ({ at: 'learn/first-duel', remembered: atStep('first-duel', step) });

  test('a kept die shows its face', async ({ open }) => {
    const page = await open({ ...at(3), motion: true });
    await page.locator('.tray--solid canvas').waitFor();
    for (const key of ['a', 'd']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('.slot--kept').count()).toBe(2);
    // White on blue: an empty cushion is of one colour.
    await expect.poll(() => contrastOf(page, '.slot--kept .die'), PATIENT).toBeGreaterThan(40);
  });

  test('a tapped card asks, and is played', async ({ open }) => {
    const page = await open({ settings: FAST, ...at(8) });
    await page.locator('.hand [data-card="smack-ii"] .card__touch').click();
    await page.getByRole('button', { name: table.putBack }).click();
    expect(await titleOf(page)).toBe('Play Smack II');
    await page.locator('.hand [data-card="smack-ii"] .card__touch').click();
    await page.getByRole('button', { name: table.play }).click();
    await expect.poll(() => titleOf(page), PATIENT).toBe('End your turn');
  });

  test('a card played too early is answered, and back in the hand', async ({ open }) => {
    const page = await open({ settings: FAST, size: PHONE, touch: true, ...at(1) });
    await page.getByRole('tab', { name: table.tabs.hand }).tap();
    await page.locator('.hand [data-card="getting-paid"] .card__touch').tap();
    await page.getByRole('button', { name: table.play }).tap();
    await expect.poll(() => moodOf(page), PATIENT).toBe('answers');
    await page.getByRole('button', { name: en.undo }).tap();
    await expect.poll(() => moodOf(page), PATIENT).toBe('asks');
    expect(await page.locator('.card.is-touched').count()).toBe(0);
  });

  test('dice that are mended by hand are accepted', async ({ open }) => {
    const page = await open({ settings: FAST, ...at(3) });
    await parchment(page).waitFor();
    await page.keyboard.press('r');
    await expect.poll(() => moodOf(page), PATIENT).toBe('answers');
    for (const key of ['a', 'd', ' ']) await page.keyboard.press(key);
    await expect.poll(() => titleOf(page), PATIENT).toContain('Two abilities');
  });

  test('Escape closes the sum, and not the lesson', async ({ open }) => {
    const page = await open({ settings: FAST, ...at(7) });
    // The browser tells the page of an opened sum a little later than it shows it.
    const told = page.evaluate(
      () =>
        new Promise<void>((tell) =>
          document.addEventListener('toggle', () => tell(), { capture: true, once: true }),
        ),
    );
    await page.locator('.log__how').last().click();
    await page.locator('.calc').last().waitFor();
    await told;
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.log details[open]').count()).toBe(0);
    expect(await titleOf(page)).toBe('The sum');
  });

  test('the blow that wins has its number', async ({ open }) => {
    const page = await open({ settings: FAST, ...at(19) });
    await parchment(page).waitFor();
    await page.keyboard.press(' ');
    await expect.poll(() => moodOf(page), PATIENT).toBe('over');
    expect(await page.locator('.lane--main .dmg').innerText()).toBe('9');
    await page.locator('.parchment[data-won]').waitFor();
  });
});

describe('a hero’s lesson', () => {
  test('asks before it tells', async ({ open }) => {
    const page = await open({ settings: FAST, at: 'learn/pyromancer' });
    await page.locator('[data-choice="activate burning-soul"]').first().waitFor();
    expect(await page.locator('.lesson .btn--gold, .parchment__why').count()).toBe(0);
    await page.locator('[data-ability="burning-soul"]').click();
    await expect.poll(() => moodOf(page), PATIENT).toBe('fits');
    expect(await parchment(page).innerText()).toContain('4 tokens of Fire Mastery');
    await page.keyboard.press(' ');
    await expect.poll(() => moodOf(page), PATIENT).toBe('home');
  });

  test('by touch', async ({ open }) => {
    const page = await open({ size: PHONE, touch: true, settings: FAST, at: 'learn' });
    await page.locator('.herolesson[data-hero="pyromancer"]').tap();
    await parchment(page).waitFor();
    await finish(page, byTouch(en));
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

/** How much light and dark there is in the middle of something, as the standard deviation of its brightness. */
const contrastOf = async (page: Page, selector: string): Promise<number> => {
  const picture = await page.locator(selector).first().screenshot();
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const { width, height } = image;
      const paper = new OffscreenCanvas(width, height).getContext('2d');
      paper?.drawImage(image, 0, 0);
      const { data = [] } = paper?.getImageData(width * 0.3, height * 0.2, width * 0.4, height * 0.4) ?? {};
      const light: number[] = [];
      for (let i = 0; i < data.length; i += 4) light.push((data[i] + data[i + 1] + data[i + 2]) / 3);
      const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
      return Math.sqrt(light.reduce((sum, one) => sum + (one - mean) ** 2, 0) / light.length);
    },
    [...picture],
  );
};

/** As if somebody had left at this step. */
const atStep = (lesson: string, step: number): Record<string, string> => ({
  lessons: JSON.stringify({ [lesson]: { step, spent: 0, done: null, at: 1 } }),
});

/** Comes back to a lesson that was left at this step. */
const comeBack = async (page: Page, step: number): Promise<void> => {
  const [[key, text]] = Object.entries(atStep('first-duel', step));
  await page.evaluate(([key, text]) => localStorage.setItem(`mad-king.${key}`, text), [key, text]);
  await page.reload();
  await parchment(page).waitFor();
};

const STEPS = [0, 3, 5, 8, 13, 17, 19];
const SIZES = [DESK, { width: 1024, height: 768 }, PHONE, { width: 844, height: 390 }];

test.for(SIZES)('nobody is kept out, at $width x $height', async (size, { open }) => {
  const page = await open({ size, at: 'learn' });
  await page.locator('main.school').waitFor();
  await expectNoBarrier(page, 'the school');
  await page.goto(page.url().replace(/#.*/, '#/learn/first-duel'));
  for (const step of [3, 13]) {
    await comeBack(page, step);
    await expectNoBarrier(page, `step ${step + 1}`);
  }
});

/** What is to be touched and is not, or not wholly, on the screen or under something else. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = [...document.querySelectorAll<HTMLElement>('.tile, .hand .card, .stage .die')].filter(
      (one) => getComputedStyle(one).getPropertyValue('--touch') === '1' && one.offsetParent !== null,
    );
    const hidden = wanted.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return !(there !== null && one.contains(there));
    });
    return wanted.length === 0 ? ['nothing'] : hidden.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test.for([DESK, PHONE])('what is to be touched is in sight, at $width x $height', async (size, { open }) => {
  const page = await open({ size, at: 'learn/first-duel' });
  for (const step of [3, 4, 5, 8, 11, 12, 13, 15, 17, 18, 19]) {
    await comeBack(page, step);
    await expect.poll(() => outOfSight(page), { ...PATIENT, message: `step ${step + 1}` }).toEqual([]);
  }
});

test('what one reads and presses keeps its place', async ({ open }) => {
  const placesOf = (page: Page): Promise<number[]> =>
    page.evaluate(() =>
      ['.parchment', '.lesson__acts', '.board'].map((one) =>
        Math.round(document.querySelector(one)?.getBoundingClientRect().top ?? 0),
      ),
    );
  const page = await open({ at: 'learn/first-duel' });
  let first: number[] | undefined;
  for (const step of STEPS) {
    await comeBack(page, step);
    await page.locator('.lesson__acts').waitFor();
    first ??= await placesOf(page);
    await expect.poll(() => placesOf(page), { ...PATIENT, message: `step ${step + 1}` }).toEqual(first);
  }
});

test.for(LANGUAGE_IDS)('nothing is wider than the screen, in %s', async (language, { open }) => {
  const page = await open({ language, at: 'learn/first-duel' });
  for (const step of STEPS) {
    await comeBack(page, step);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `step ${step + 1} at ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  }
});
