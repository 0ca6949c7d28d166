// Windows in which something is at stake: an announced ability, a roll of an effect, damage that is about to land, and a target. Each
// says what comes, and every answer what it leaves.

import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import type { StoredGame } from '../src/state/saves.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { keptGame } from './support/kept.ts';
import { announced, blind, damage, target } from './support/moments.ts';
import { situation } from './support/player.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';

const visit = (game: StoredGame, size: typeof DESK) => ({
  size,
  touch: size === PHONE,
  at: `game/${game.id}`,
  remembered: { [`game.${game.id}`]: JSON.stringify(game) },
});

/** When the numbers have come. */
const answersOf = async (page: Page): Promise<string[]> => {
  await situation(page);
  await page.locator('.asking__answers:not([data-waiting]) .answer').first().waitFor();
  await expect.poll(() => page.locator('.answer .swing:empty').count(), { timeout: 20_000 }).toBe(0);
  return (await page.locator('.answer').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
};

const expectToFit = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('.answer, .answer__name, .underway, .faces__row')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(({ innerText }) => innerText);
    return { over: scrollWidth - clientWidth, cut };
  });
  expect(wide).toEqual({ over: 0, cut: [] });
};

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('on a %s', (_, size) => {
  test('an announced ability stands in the arena, and letting it come is called so', async ({ open }) => {
    const game = announced();
    const page = await open(visit(game, size));
    const answers = await answersOf(page);
    const name = await page.locator('.announced__way .underway__name').innerText();
    expect(await page.locator('.prompt__scroll').innerText()).toContain(name);
    expect(answers.at(-1)).toContain(`Let ${name} come`);
    expect(answers.some((text) => text.includes('→'))).toBe(true);
    await expectToFit(page);
    await expectNoBarrier(page, 'an announced ability');
    await page.locator('.answer--quiet').click();
    await situation(page);
    expect((await keptGame(page)).choices.length).toBeGreaterThan(game.choices.length);
  });

  test('a roll of an effect says whose it is, what each face does, and what comes of it', async ({
    open,
  }) => {
    const page = await open(visit(blind(), size));
    const answers = await answersOf(page);
    expect(await page.locator('.rolls__name').innerText()).toBe('Blind');
    const rows = (await page.locator('.faces__row').allInnerTexts()).map((row) =>
      row.replaceAll(/\s+/g, ' '),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^1 2 .* fails$/);
    expect(rows[1]).toMatch(/^3 4 5 6 .* goes on$/);
    expect(await page.locator('.faces__row.is-lying').innerText()).toContain('fails');
    expect(answers.at(-1)).toMatch(/^Let .* fail( |$)/);
    await expectToFit(page);
    await expectNoBarrier(page, 'a roll of an effect');
    // The card goes all the way: no second question.
    await page.locator('.answer', { hasText: 'Six-It!' }).click();
    await expect.poll(async () => (await keptGame(page)).choices).toContain('play six-it');
  });

  test('damage that is about to land: every answer says what it leaves', async ({ open }) => {
    const page = await open(visit(damage(), size));
    const answers = await answersOf(page);
    expect(answers.at(-1)).toMatch(/^(\d+ )?Take the \d+ damage/);
    expect(answers.every((text) => /you keep|%/.test(text))).toBe(true);
    expect(answers.some((text) => text.includes('Pass'))).toBe(false);
    await expectToFit(page);
    await expectNoBarrier(page, 'damage');
  });

  test('of every target one sees what could stop the attack', async ({ open }) => {
    const page = await open(visit(target(), size));
    const answers = await answersOf(page);
    const elf = answers.find((text) => text.includes('Moon Elf'));
    expect(elf).toMatch(/Evasive may stop it: 33\.3%/);
    expect(elf).toMatch(/Moon Elf \d+ → [\d.]+/);
    await expectToFit(page);
    await expectNoBarrier(page, 'targets');
  });
});

test('answers have keys, and Escape gives nothing up', async ({ open }) => {
  const game = announced();
  const page = await open(visit(game, DESK));
  await answersOf(page);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  expect((await keptGame(page)).choices.length).toBe(game.choices.length);
  const key = await page.locator('.answer--quiet .key').innerText();
  await page.keyboard.press(key);
  await expect.poll(async () => (await keptGame(page)).choices.length).toBeGreaterThan(game.choices.length);
});
