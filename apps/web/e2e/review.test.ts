// A second look at a game: the line first, then the choices that cost something, to be found; told in the theatre and the chronicle.

import { codeOf } from '@mad-king/after/link';
import type { Locator, Page } from 'playwright-core';
import type { PastGame } from '../src/state/chronicle.ts';
import { pastInTest } from '../src/state/past-in-test.ts';
import { computer, person } from '../src/state/players.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { gameWith, isAboutDice } from './support/judged-game.ts';
import { keptRecord } from './support/late-game.ts';
import { expect, PHONE, test } from './support/visit.ts';

/** The second seat has erred twice or more, at first not with dice, and there were more ways than two. */
const erring = gameWith(
  1,
  ([first, second]) =>
    second !== undefined &&
    !isAboutDice(first) &&
    !isAboutDice(second) &&
    (second.told?.rows.length ?? 0) > 3,
);

const past = (code: string): PastGame =>
  pastInTest({
    id: 'short',
    at: 1_700_000_000_000,
    heroes: ['barbarian', 'moon-elf'],
    players: [
      { by: 'computer', level: 'squire' },
      { by: 'person', name: '' },
    ],
    code,
    deeds: { feats: [], near: {} },
  });

const isJudged = async (page: Page): Promise<void> => {
  await page.locator('.review__body').waitFor();
  await page.locator('.thinking').waitFor({ state: 'detached', timeout: 120_000 });
};

const rates = (page: Page): Promise<string> => page.locator('.kpi b').first().innerText();

/** Wrong guesses are struck out, until the right one is left: how many there were. */
const findIt = async (asked: Locator): Promise<number> => {
  const tries = asked.locator('.try');
  let wrong = 0;
  for (let i = 0; (await asked.getAttribute('data-state')) === 'asked'; i++) {
    if (await tries.nth(i).isDisabled()) continue;
    await tries.nth(i).click();
    await asked.locator('.btn--gold').click();
    if ((await asked.getAttribute('data-state')) === 'told') break;
    expect(await asked.locator('.asked__answer').innerText()).not.toBe('');
    expect(await tries.nth(i).isDisabled()).toBe(true);
    wrong++;
  }
  return wrong;
};

const keptGame = (page: Page): Promise<PastGame> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('mad-king.past.short') ?? ''));

test('the line is there first; the costliest choice is found, the next one told', async ({ open }) => {
  const code = await codeOf(erring);
  const page = await open({
    at: 'chronicle',
    remembered: { 'past.short': JSON.stringify(past(code)) },
  });
  await page.locator('.past__game a[href*="review"]').click();
  await page.locator('.chances svg .chart__line').waitFor();
  // The only person sat second.
  expect(await page.locator('.who .choice b').innerText()).toBe('Moon Elf');
  await isJudged(page);
  expect(await rates(page)).toMatch(/^\d\.\d\d$/);
  const entries = page.locator('.err');
  const costs = (await page.locator('.err__cost').allInnerTexts()).map((text) =>
    Number(text.replace('−', '')),
  );
  expect(costs.length).toBeGreaterThanOrEqual(2);
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  await expectNoBarrier(page, 'a review');

  const wrong = await findIt(entries.first());
  await entries.first().locator('.told__found').waitFor();
  await entries.first().locator('.btn--gold').click();
  const asked = entries.nth(1);
  expect(wrong + (await findIt(asked))).toBeGreaterThan(0);
  await asked.locator('.told__found').waitFor();
  expect(await asked.locator('.compared [data-state="best"]').count()).toBe(1);
  expect(await asked.locator('.compared [data-state="mine"]').count()).toBe(1);

  // The theatre says what was better where it was found, and nowhere else.
  const there = /\d+$/.exec((await asked.locator('.told__foot a').getAttribute('href')) ?? '')?.[0];
  await asked.locator('.told__foot a').click();
  await page.locator('.timebar__chance').waitFor();
  const marks = await page
    .locator('.timebar__mark')
    .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON() as DOMRect));
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.length).toBeLessThanOrEqual(costs.length);
  for (const [i, a] of marks.entries())
    for (const b of marks.slice(0, i))
      expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height).toBe(true);
  expect(await page.locator('.stepper__count').innerText()).toContain(`Choice ${there} `);
  await page.keyboard.press('ArrowRight');
  await page.locator('.better').waitFor();
  await page.goBack();

  // It is written down, and nothing is thought of twice.
  await page.locator('.costliest').waitFor();
  expect(await page.locator('.thinking').count()).toBe(0);
  const { judged } = await keptGame(page);
  expect(judged).toHaveLength(2);
  expect(judged?.[1].lost).toBeGreaterThan(costs[0]);
  await page.locator('.topbar .back').click();
  await expect.poll(() => page.locator('.chronicle__totals').innerText()).toContain('lost per choice');
  await expectNoBarrier(page, 'a chronicle with a rate');
});

test('dice are picked out; on a phone, in Polish', async ({ open }) => {
  const game = gameWith(
    0,
    ([first]) => first !== undefined && isAboutDice(first) && first.made.startsWith('keep'),
  );
  const page = await open({
    at: `review/${await codeOf(game)}/s1`,
    language: 'pl',
    size: PHONE,
    touch: true,
  });
  await isJudged(page);
  const dice = page.locator('.scenedice button');
  expect(await dice.count()).toBe(5);
  const asked = page.locator('.err').first();
  expect(await asked.locator('.btn--gold').isDisabled()).toBe(true);
  await dice.nth(4).tap();
  await asked.locator('.btn--gold').tap();
  await asked.locator('.asked__answer', { hasText: /\S/ }).waitFor();
  await asked.locator('.err__acts .btn--ghost').tap();
  await asked.locator('.compared').waitFor();
  expect(await asked.locator('.exact').first().innerText()).toBe('plan kości dokładny');
  await page.locator('.tug__plot input').tap();
  await expect.poll(() => page.locator('.tug h2').innerText()).toMatch(/^Tura \d/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'a review on a phone');
});

test('a game without mistakes says so kindly, a conceded one too', async ({ open }) => {
  const begun = erring.choices.slice(0, 2);
  const given = { ...erring, choices: [...begun, 'concede 2'], lines: [0, 0, 0] };
  const page = await open({ at: `review/${await codeOf(given)}`, language: 'pt-BR' });
  await isJudged(page);
  await page.locator('.costliest__none').waitFor();
  expect(await page.locator('.err').count()).toBe(0);
  expect(await page.locator('.who').innerText()).toMatch(/vitória.*desistiu/s);
  await expectNoBarrier(page, 'a review with nothing to find');
});

test('what cannot be judged says so', async ({ open }) => {
  const code = await codeOf({ ...erring, rules: '0'.repeat(erring.rules?.length ?? 8) });
  const page = await open({ at: `review/${code}`, language: 'cs' });
  await expect.poll(() => page.locator('h1').innerText()).toBe('Toto vydání nemůže tuto hru posoudit');
  await expectNoBarrier(page, 'a review of other rules');
  await page.goto(page.url().replace(/#.*/, `#/review/${code.slice(0, -6)}`));
  await expect.poll(() => page.locator('h1').innerText()).toBe('Tento odkaz je poškozený');
});

test('back at the result, it tells what the review has found', async ({ open }) => {
  const game = keptRecord('short', erring, [computer('squire'), person()]);
  const page = await open({ at: 'game/short', remembered: { 'game.short': JSON.stringify(game) } });
  const ways = page.locator('.ways-on .way small');
  await expect.poll(() => ways.nth(1).innerText()).toBe('find the better choices');
  await page.keyboard.press('v');
  await isJudged(page);
  const turn = /turn (\d+)/i.exec(await page.locator('.err .eyebrow').first().innerText())?.[1];
  expect(await page.locator('.who .choice b').innerText()).toBe('Moon Elf');
  const rate = await rates(page);
  await page.locator('.topbar .back').click();
  await page.locator('main.result .inresult .chart__line').waitFor();
  expect(await rates(page)).toBe(rate);
  expect(await ways.nth(1).innerText()).toMatch(/^find the (\d better choices|better choice)$/);
  expect(await ways.nth(2).innerText()).toBe(`from turn ${turn}`);
  await expectNoBarrier(page, 'a result after its review');
  await page.keyboard.press('t');
  await page.locator('.takeover[open]').waitFor();
});

test('of a game that was given up at once there is nothing to judge, and it is said so', async ({ open }) => {
  const setup = { mode: 'duel', heroes: ['barbarian', 'moon-elf'], seed: 'gone' } as const;
  const code = await codeOf({
    setup: { ...setup, heroes: [...setup.heroes] },
    rules: null,
    choices: ['concede 1'],
    lines: [],
  });
  const page = await open({ at: `review/${code}`, language: 'cs' });
  await isJudged(page);
  expect(await page.locator('.costliest').innerText()).not.toBe('');
  await expectNoBarrier(page, 'review');
});
