// The board and hand of a hero on the table, in the first Main Phase and in the roll after it.

import type { Position } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import type { Page } from 'playwright-core';
import { laidOut } from './laid-out.ts';
import { situation } from './player.ts';
import { settled } from './room.ts';

/** Two of the hero's cards, two upgrades and a shared card in hand. */
const positionOf = (hero: string, others: readonly string[], dice: number[]): Position => {
  const { cards = [], upgrades = [] } = heroes.find(({ id }) => id === hero) ?? {};
  const hand = [...cards.slice(0, 2), ...upgrades.slice(0, 2)].map(({ id }) => id);
  return {
    mode: others.length === 1 ? 'duel' : 'koth',
    active: 0,
    phase: 'main1',
    turn: 3,
    dice,
    seats: [
      { hero, cp: 6, health: 31, hand: [...hand, 'six-it'] },
      ...others.map((other) => ({ hero: other, cp: 3, health: 28 })),
    ],
  };
};

const opponentOf = (hero: string): string => (hero === 'paladin' ? 'moon-elf' : 'paladin');

/** Goes to a table from whatever is open; `dice`: how the first roll will fall. */
export const show = async (
  page: Page,
  hero: string,
  others = [opponentOf(hero)],
  dice = [2, 6, 6, 4, 5],
): Promise<void> => {
  const id = [hero, ...others].join('-');
  const stored = JSON.stringify(laidOut(id, positionOf(hero, others, dice)));
  await page.evaluate(
    ([id, game]) => {
      localStorage.setItem(`mad-king.game.${id}`, game);
      location.hash = `#/game/${id}`;
    },
    [id, stored],
  );
  await page.locator(`.tbl .me[data-hero="${hero}"]`).waitFor();
  await page.locator('.asking--main').waitFor();
  await situation(page);
  await settled(page);
};

export const toTheRoll = async (page: Page): Promise<void> => {
  await page.locator('.prompt__acts [data-choice="done"]').click();
  await page.locator('.asking--roll').waitFor();
  await situation(page);
  await settled(page);
};
