// The wall of memory: what a game reached hangs there, and is told at its end.

import { expectNoBarrier } from './support/barriers.ts';
import { lateGame } from './support/late-game.ts';
import { mouse, playOn } from './support/player.ts';
import { expect, PHONE, test } from './support/visit.ts';

/** A game that a person has played to its end, the last choice apart. */
const remembered = (): Record<string, string> => {
  const game = lateGame('late', ['barbarian', 'moon-elf'], 1);
  const winner = game.game.game.asked;
  const players = game.players.map((player, seat) => (seat === winner ? { by: 'person', name: '' } : player));
  return { 'game.late': JSON.stringify({ ...game, players }) };
};

test('seals are new once, and then hang on the wall', async ({ open }) => {
  const page = await open({ at: 'game/late', remembered: remembered(), language: 'cs' });
  expect(await playOn(page, { hand: mouse })).toBe('over');
  await page.locator('.newseals li').first().waitFor();
  const reached = await page.locator('.newseals li').count();
  await expectNoBarrier(page, 'new seals');
  await page.locator('.newseals a').click();
  await page.locator('.wall__group').first().waitFor();
  expect(await page.locator('.featseal[data-reached="true"]').count()).toBeGreaterThanOrEqual(reached);
  await page.locator('.wall__group button').nth(3).click();
  await expect.poll(() => page.locator('.wall__opened .wall__how').innerText()).not.toBe('');
  await expectNoBarrier(page, 'the wall');
});

test.for(['pl', 'pt-BR'] as const)('a desk shows all seals at once, in %s', async (language, { open }) => {
  const page = await open({ at: 'wall', language });
  await page.locator('.wall__group').first().waitFor();
  const sizes = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(sizes).toEqual([0, 0]);
});

test('on a phone, with nothing on it yet', async ({ open }) => {
  const page = await open({ at: 'wall', size: PHONE, touch: true, language: 'pl' });
  await page.locator('.wall__group').first().waitFor();
  expect(await page.locator('.wall__group li').count()).toBe(40);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'an empty wall');
});
