// Pages of heroes: abilities can be seen at once, the ways on the page lead to its parts, and every hero fits on one sheet of paper.

import { HERO_IDS } from '@mad-king/heroes/registry';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { LANGUAGE_IDS } from '../src/state/settings.ts';
import { person } from '../src/texts/person/en.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

const visitHero = async (page: Page, hero: string): Promise<void> => {
  await page.goto(page.url().replace(/#.*/, `#/heroes/${hero}`));
  await page.locator(`main.hero[data-hero="${hero}"] .deed`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** With few abilities and many, long names and short ones, one side of the board and two. */
const SOME = ['barbarian', 'cursed-pirate', 'doctor-strange', 'seraph', 'spider-man'];

const SIZES = { desk: DESK, phone: PHONE, low: { width: 844, height: 390 } };

describe.each(Object.entries(SIZES))('on a %s', (_, size) => {
  test('abilities stand above the fold, and nothing is wider than the window', async ({ open }) => {
    const page = await open({ size });
    for (const hero of SOME) {
      await visitHero(page, hero);
      const { top, width } = await page.evaluate(() => ({
        top: document.querySelector('.deed')?.getBoundingClientRect().top ?? Infinity,
        width: document.documentElement.scrollWidth,
      }));
      expect(top, hero).toBeLessThan(size.height * 0.6);
      expect(width, hero).toBe(size.width);
    }
  });

  test('the ways on the page lead to its parts, by keyboard too', async ({ open }) => {
    const page = await open({ size, at: 'heroes/doctor-strange' });
    const ways = page.getByRole('navigation', { name: person.onThisPage });
    for (const part of ['tokens', 'questions', 'cards', 'abilities'] as const) {
      const way = ways.getByRole('button', { name: person.parts[part] });
      await way.focus();
      await page.keyboard.press('Enter');
      const section = page.getByRole('region', { name: person.parts[part], exact: true });
      await expect.poll(() => section.evaluate((at) => document.activeElement === at)).toBe(true);
      await expect.poll(() => way.getAttribute('aria-current')).toBe('true');
      const box = await section.boundingBox();
      expect(box?.y, part).toBeLessThan(size.height);
    }
  });
});

test('both sides of a board stand next to each other', async ({ open }) => {
  const page = await open({ at: 'heroes/cursed-pirate' });
  await page.locator('.side').first().waitFor();
  const [human, cursed] = await page.locator('.deed').first().locator('.side').all();
  const [left, right] = [await human.boundingBox(), await cursed.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
});

test('an answer leads to the rule that decides', async ({ open }) => {
  const page = await open({ at: 'heroes/barbarian' });
  await page.getByRole('link', { name: person.rule('R13.8') }).click();
  await expect.poll(() => page.url()).toMatch(/#\/rules\/R13\.8$/);
});

/** What a sheet lacks or loses, seen as it will be printed. */
const faultsOfSheet = (): string[] => {
  const sheet = document.querySelector('main.hero') as HTMLElement;
  const parts = sheet.querySelector('.hero__parts') as HTMLElement;
  const paper = sheet.getBoundingClientRect();
  const faults: string[] = [];
  if (parts.scrollWidth > parts.clientWidth || parts.scrollHeight > parts.clientHeight)
    faults.push('there is more than its columns hold');
  for (const element of sheet.querySelectorAll<HTMLElement>('*')) {
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (!words.some((node) => node.textContent?.trim()) || !element.checkVisibility()) continue;
    if (element.closest('.sr, .card__kind') !== null) continue;
    const name = `“${element.textContent?.slice(0, 30)}”`;
    if (Number.parseFloat(getComputedStyle(element).fontSize) < 11) faults.push(`${name} is too small`);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < paper.left || right > paper.right || top < paper.top || bottom > paper.bottom)
      faults.push(`${name} stands beyond the paper`);
  }
  return faults;
};

/** The pages of a PDF are objects of their own. */
const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;

test.for(LANGUAGE_IDS)('every hero is one sheet of paper in %s', async (language, { open }) => {
  const page = await open({ language, painted: language === 'en' });
  for (const hero of HERO_IDS) {
    await visitHero(page, hero);
    const names = await page.locator('.deed__head, .deed__addname, .side__name').allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(faultsOfSheet), hero).toEqual([]);
    const printed = await page.locator('main.hero').innerText();
    for (const name of names) expect(printed, hero).toContain(name.split('\n')[0]);
    // Layout is the same in every language; that it comes out as one page is a matter of the browser.
    if (language === 'en') expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), hero).toBe(1);
    await page.emulateMedia({ media: null });
  }
});
