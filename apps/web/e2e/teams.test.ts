// Two against two at one screen, four people, in Czech: the device is passed on, and nobody ever sees a hand of the other team.

import { type Position, view } from '@mad-king/engine';
import { lore } from '@mad-king/heroes/lore';
import type { Page } from 'playwright-core';
import { cs } from '../src/texts/cs.ts';
import { expectHealth, expectResult, gameOf, keptGame } from './support/kept.ts';
import { laidOut } from './support/laid-out.ts';
import { mouse, playOn, type Seen, situation } from './support/player.ts';
import { expect, test } from './support/visit.ts';

const nameInCzech = (hero: string): string | undefined => {
  const { official, own } = lore.cs.heroes[hero];
  return official?.hero ?? own?.hero;
};

const PEOPLE = ['Anna', 'Bára', 'Cyril', 'Dana'];

test('two against two with one device', async ({ open }) => {
  const page = await open({ language: 'cs', seed: 8, at: 'new', settings: { askWhen: 'matters' } });
  await page.getByText(cs.modes['2v2'], { exact: true }).click();
  for (const [seat, name] of PEOPLE.entries()) {
    const chair = page.locator('.chair').nth(seat);
    await chair.locator('.chair__who label').first().click();
    await chair.locator('.chair__person').fill(name);
  }
  await page.getByText(cs.newGame.ways.random, { exact: true }).click();
  await page.getByRole('button', { name: cs.newGame.start }).click();
  expect(await situation(page)).toBe('pass');

  const passedTo = new Set<string>();
  const ended = await playOn(page, {
    hand: mouse,
    seed: 8,
    watchPass: async () => passedTo.add(await expectNothingShown(page)),
    watch: async (seen) => {
      await expectHealth(page);
      await expectOwnHandOnly(page, seen);
    },
  });
  expect(ended).toBe('over');
  expect([...passedTo].sort()).toEqual(PEOPLE);
  await expectResult(page, cs, null);
});

test('a computer tells its team, and nobody else, what it rolls for', async ({ open }) => {
  const heroes = ['barbarian', 'loki', 'pyromancer', 'monk'];
  const position: Position = {
    mode: '2v2',
    active: 2,
    phase: 'main1',
    dice: [1, 1, 4, 5, 2],
    seats: heroes.map((hero) => ({ hero })),
  };
  const stored = JSON.stringify(laidOut('mates', position));
  const page = await open({
    language: 'cs',
    at: 'game/mates',
    settings: { pace: 'story' },
    remembered: { 'game.mates': stored },
  });
  const told = page.locator('.history__plan');
  await told.waitFor();
  expect(await told.innerText()).toMatch(/^hází na: .+ \(\d+\s?%\)/);
  // The next turn is an opponent's.
  await page.keyboard.press('p');
  await page.locator('.seat__turn--now').and(page.locator('.seat:not(.is-mate) *')).waitFor();
  await page.locator('.history__left').waitFor();
  expect(await told.count()).toBe(0);
});

/** Nothing of any hand shows while the device changes hands. Gives who shall have it. */
const expectNothingShown = async (page: Page): Promise<string> => {
  const { game, players } = await keptGame(page);
  const player = players[game.game.asked];
  const name = player.by === 'person' ? player.name : '';
  expect(await page.locator('h1').innerText()).toContain(name);
  expect(await page.locator('[data-card], .card, .log, .tray').count()).toBe(0);
  return name;
};

/** The hand that lies open is that of the person asked, and no hand of the other team can be opened. */
const expectOwnHandOnly = async (page: Page, seen: Seen): Promise<void> => {
  const game = gameOf(await keptGame(page));
  const { seats } = view(game, game.asked);
  const mine = seats[game.asked];
  expect(await page.locator('.me h2').innerText()).toBe(nameInCzech(mine.hero));
  expect(seen.hand).toEqual(mine.hand);
  for (const [seat, { team }] of seats.entries()) {
    if (team === mine.team) continue;
    const pile = page.locator(`.seats [data-anchor="hand-${seat}"]`);
    expect(await pile.evaluate(({ tagName }) => tagName)).toBe('SPAN');
  }
};
