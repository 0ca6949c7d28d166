// The rules: every part has an address, questions are answered, a rule can be watched on the table, and a game waits meanwhile.

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LANGUAGE_IDS } from '../src/state/settings.ts';
import { en } from '../src/texts/en.ts';
import { rules as words } from '../src/texts/rules/en.ts';
import { keptGame } from './support/kept.ts';
import { look, mouse, playOn, situation } from './support/player.ts';
import { expect, PHONE, test } from './support/visit.ts';

const asked = (page: Page) => page.locator('.sect.is-asked');

const topOf = (page: Page, what: string): Promise<number> =>
  page.locator(what).evaluate((element) => element.getBoundingClientRect().top);

describe('addresses', () => {
  test('lead to a rule, also to one within it', async ({ open }) => {
    const page = await open({ at: 'rules/R9.4' });
    await asked(page).waitFor();
    expect(await asked(page).locator('h3').innerText()).toContain('R9.4');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('is-asked');
    expect(await page.locator('.toc a[aria-current="page"]').innerText()).toContain('R9');
    await page.goto(page.url().replace(/#.*/, '#/rules/R15.4.4'));
    await expect.poll(() => asked(page).locator('h3').innerText()).toContain('R15.4');
    await page.goto(page.url().replace(/#.*/, '#/rules/R99'));
    await page.getByText(words.unknown('R99')).waitFor();
  });

  test('lead from one rule to the next and back', async ({ open }) => {
    const page = await open({ at: 'rules' });
    await page.locator('.turn .rule', { hasText: 'R15.4' }).click();
    await asked(page).waitFor();
    await page.locator('.toc a', { hasText: 'R13' }).click();
    await page.locator('.sect--main', { hasText: 'R13' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('sect--main');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.chapter__nav .back--on').click();
    await page.locator('.sect--main', { hasText: 'R14' }).waitFor();
    await expect.poll(() => topOf(page, '.sect--main')).toBeLessThan(450);
    expect(await topOf(page, '.sect--main')).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await page.goBack();
    await asked(page).waitFor();
    expect(page.url()).toContain('#/rules/R15.4');
  });

  test('on a phone the contents are one field', async ({ open }) => {
    const page = await open({ at: 'rules', size: PHONE, touch: true });
    await page.locator('.toc__pick select').selectOption('R7');
    await page.locator('.sect--main', { hasText: 'R7' }).waitFor();
    expect(await page.locator('.toc nav').isVisible()).toBe(false);
  });

  test('lead to the glossary, with the words of the other languages', async ({ open }) => {
    const page = await open({ at: 'rules/glossary', language: 'pl' });
    const one = page.locator('.gloss__one').first();
    await one.waitFor();
    expect(
      await one.locator('[lang]').evaluateAll((all) => all.map((each) => each.getAttribute('lang'))),
    ).toEqual(['en', 'pt-BR', 'cs']);
    expect(await page.locator('.gloss__one').count()).toBeGreaterThan(50);
  });
});

test('how deep one reads is remembered', async ({ open }) => {
  const page = await open({ at: 'rules/R14' });
  await page.locator('.chapter__more').waitFor();
  const few = await page.locator('.sect').count();
  await page.locator('.chapter__more').click();
  await page.locator('.chapter__more').waitFor({ state: 'detached' });
  const all = await page.locator('.sect').count();
  expect(all).toBeGreaterThan(few);
  await page.reload();
  await page.locator('.sect').first().waitFor();
  expect(await page.locator('.sect').count()).toBe(all);
  expect(await page.locator('.toc .choice input').nth(1).isChecked()).toBe(true);
});

describe('a question', () => {
  test('is answered in sentences, the best one can be watched', async ({ open }) => {
    const page = await open({ at: 'rules' });
    await page.locator('main.rules').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('can I block undefendable damage');
    await expect.poll(() => page.locator('.hit').count()).toBe(3);
    for (const text of await page.locator('.hit').allInnerTexts()) expect(text).toMatch(/^(R|SC|ED)[\d.-]*/);
    expect(await page.locator('.hit .showme').count()).toBe(1);
    const [best] = await page.locator('.hit .rule').allInnerTexts();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(`#/rules/${best}`);
  });

  test('without an answer is told so', async ({ open }) => {
    const page = await open({ at: 'rules' });
    await page.locator('main.rules').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('xqzzt');
    await page.getByText(words.none('xqzzt')).waitFor();
    expect(await page.locator('.hit').count()).toBe(0);
  });
});

const healthOf = async (page: Page): Promise<string[]> =>
  page.locator('[data-anchor^="health-"] b').allInnerTexts();

test('a rule is shown on the table, step by step, forwards and backwards', async ({ open }) => {
  const page = await open({ at: 'rules/R13' });
  await page.locator('.sect--main .showme').click();
  const count = page.locator('.stepper__count');
  await count.waitFor();
  const next = page.getByRole('button', { name: en.theatre.next });
  const steps = Number(/\d+$/.exec(await count.innerText())?.[0]);
  expect(steps).toBeGreaterThan(5);
  expect(await page.locator('.asking .prompt, .btn[data-choice]').count()).toBe(0);
  const lines: number[] = [];
  for (let at = 1; at < steps; at++) {
    await next.click();
    await expect.poll(() => count.innerText()).toBe(en.theatre.step(at + 1, steps));
    expect((await page.locator('.stepper__line').innerText()).trim()).not.toBe('');
    lines.push(await page.locator('.log > li').count());
  }
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
  await expect.poll(() => healthOf(page)).toEqual(expect.arrayContaining(['41', '50']));
  expect(await next.isDisabled()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => count.innerText()).toBe(en.theatre.step(steps - 1, steps));
  await expect.poll(() => healthOf(page)).toEqual(['50', '50']);
  await page.getByRole('button', { name: en.theatre.play }).click();
  await expect.poll(() => count.innerText(), { timeout: 10_000 }).toBe(en.theatre.step(steps, steps));
  await page.keyboard.press('Escape');
  await page.locator('.sect--main', { hasText: 'R13' }).waitFor();
});

test('the worked example is stepped through', async ({ open }) => {
  const page = await open({ at: 'rules' });
  await page.locator('.glance__sum').click();
  const current = page.locator('[aria-current="step"]');
  await current.waitFor();
  const all = await page.locator('.sumsteps__one').count();
  expect(await page.locator('.is-ahead').count()).toBeGreaterThan(0);
  for (let step = 1; step < all; step++) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current.locator('.sumsteps__n').innerText()).toBe(String(step + 1));
  }
  expect(await page.locator('.is-ahead').count()).toBe(0);
  expect(await page.locator('.end').allInnerTexts()).toEqual([
    expect.stringMatching(/17 − 9 − 9 = −1.*50 → 50/s),
    expect.stringMatching(/17 = 9.*50 → 41/s),
  ]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => current.locator('.sumsteps__n').innerText()).toBe(String(all - 1));
  await page.getByRole('button', { name: words.damage.next }).click();
  await page.getByRole('button', { name: words.damage.again }).click();
  await expect.poll(() => current.locator('.sumsteps__n').innerText()).toBe('1');
});

describe('over a game', () => {
  test('a rule is read, and everything is as it was', async ({ open }) => {
    const page = await open({ seed: 3 });
    await page.getByRole('button', { name: en.home.playNow }).click();
    await playOn(page, {
      hand: mouse,
      seed: 3,
      until: ({ offers }) => offers.some(({ move }) => move === 'keep'),
    });
    const picked = (): Promise<number> => page.locator('.slot--kept').count();
    const kept = await picked();
    await page.locator('.die').first().click();
    await expect.poll(picked).not.toBe(kept);
    const before = { seen: await look(page), kept: await keptGame(page), picked: await picked() };
    await page.locator('.log .rule').last().click();
    await page.locator('main.rules').waitFor();
    expect(await page.locator('main:visible').count()).toBe(1);
    await page.locator('.toc a', { hasText: 'R9' }).click();
    await page.locator('.sect .showme').first().click();
    await page.locator('.stepper__count').waitFor();
    await page.keyboard.press(' ');
    await page.keyboard.press('Escape');
    await page.locator('main.rules').waitFor();
    await page.getByRole('link', { name: words.backToGame }).click();
    expect(await situation(page)).toBe('asked');
    await expect.poll(() => look(page)).toEqual(before.seen);
    expect(await picked()).toBe(before.picked);
    expect((await keptGame(page)).choices).toEqual(before.kept.choices);
    await playOn(page, { hand: mouse, seed: 4, until: (_, step) => step === 3 });
    expect((await keptGame(page)).choices.length).toBeGreaterThan(before.kept.choices.length);
  });
});

/** The pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.for(LANGUAGE_IDS)('the turn card is one page, in %s', async (language, { open }) => {
  const page = await open({ at: 'rules', language, painted: true });
  await page.locator('.turn').waitFor();
  for (const format of ['A4', 'A5'])
    expect(pagesOf(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.turn__line:visible').count()).toBe(8);
  expect(await page.locator('.kinds tbody tr:visible').count()).toBe(5);
  for (const rest of ['.topbar', '.toc', '.ask', '.glance__aim', '.glance__sum', '.glance__print'])
    expect(await page.locator(rest).first().isVisible(), rest).toBe(false);
});

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
];

test.for(LANGUAGE_IDS)('nothing is wider than the screen, in %s', async (language, { open }) => {
  const page = await open({ at: 'rules', language });
  const places = ['rules', 'rules/R14.5', 'rules/glossary', 'rules/damage', 'rules/R17.6/show'];
  for (const at of places) {
    await page.goto(page.url().replace(/#.*/, `#/${at}`));
    await page.locator(at.endsWith('show') ? 'main.tbl' : 'main.rules').waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${at} at ${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  }
});
