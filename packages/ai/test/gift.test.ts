// Nobody plays for an opponent: in King of the Hill what another one gains may seem to cost nothing.

import { compile, type Game, layOut, notate, play } from '@mad-king/engine';
import { C, isGift, kindOf } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test, vi } from 'vitest';
import { type PolicyName, policy } from '../src/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const lib = compile(content);
const HEROES = ['barbarian', 'moon-elf', 'monk', 'paladin'];

/** The first seat attacks the third one, whose defence lies on the table; everybody holds these cards. */
const defended = (hand: string[]): Game => {
  const g = layOut(lib, {
    mode: 'koth',
    active: 0,
    phase: 'main1',
    seats: HEROES.map((hero) => ({ hero, cp: 5, hand })),
  });
  g.fated = [1, 1, 1, 4, 4, 1, 1, 1, 1, 1].reverse();
  const steps = ['done', 'activate smack 1', 'target 3'];
  while (g.rolls.at(-1)?.purpose !== 'defence') {
    const wanted = g.choices.find((c) => steps.includes(notate(g, c)));
    play(g, g.asked, wanted ?? g.choices[0]);
  }
  return g;
};

test('a new roll for one who defends is a gift unless one is on their side', () => {
  const g = defended(['better-d']);
  const gift = g.choices.find((c) => kindOf(c) === C.Play);
  if (gift === undefined) throw new Error('Better D! is not offered');
  expect([0, 1, 2, 3].map((seat) => isGift(g, seat, gift))).toEqual([true, true, false, true]);
});

test.each<[PolicyName, nodes?: number]>([['squire'], ['knight'], ['champion'], ['king', 12]])(
  'the %s never makes one',
  (name, nodes) => {
    for (let n = 0; n < 10; n++) {
      const g = defended(['better-d', 'not-this-time']);
      for (let asked = 0; g.rolls.length > 1 || asked < 8; asked++) {
        if (g.ask !== 'respond') break;
        const chosen = policy(name, { seed: `${name} ${n}`, nodes }).choose(g);
        expect(isGift(g, g.asked, chosen)).toBe(false);
        play(g, g.asked, chosen);
      }
    }
  },
);
