// King of the Hill for four on a phone, with a finger, in Brazilian Portuguese.

import type { Page } from 'playwright-core';
import { ptBR } from '../src/texts/pt-BR.ts';
import { expectHealth, expectResult, keptGame } from './support/kept.ts';
import { finger, playOn, situation } from './support/player.ts';
import { expect, PHONE, test } from './support/visit.ts';

test('King of the Hill on a phone', async ({ open }) => {
  const page = await open({ language: 'pt-BR', size: PHONE, touch: true, seed: 2, at: 'new' });
  await page.locator('.mode', { hasText: ptBR.modes.koth }).tap();
  await page.locator('.new__seats .new__sec .choice label', { hasText: '4' }).tap();
  for (const seat of [1, 2, 3])
    await page.locator('.chair').nth(seat).locator('.chair__who label').nth(1).tap();
  await page.getByText(ptBR.newGame.ways.random, { exact: true }).tap();
  await page.getByRole('button', { name: ptBR.newGame.start }).tap();
  await situation(page);
  const { setup, players } = await keptGame(page);
  expect(setup).toMatchObject({ mode: 'koth' });
  expect(players.map(({ by }) => by)).toEqual(['person', 'computer', 'computer', 'computer']);

  const asked = new Set<string>();
  const ended = await playOn(page, {
    hand: finger,
    seed: 2,
    watch: async (seen) => {
      asked.add(seen.sentence.replaceAll(/\d+/g, '#'));
      expect(seen.offers.length, `${seen.sentence}: nothing to touch in sight`).toBeGreaterThan(0);
      await expectHealth(page);
      await expectNoSidewaysScroll(page);
    },
  });
  expect(ended).toBe('over');
  expect(asked.size).toBeGreaterThan(5);
  await expectResult(page, ptBR, 0);
  await expectNoSidewaysScroll(page);
});

/** On a phone nothing sticks out of the page. */
const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
};
