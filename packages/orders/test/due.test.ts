// Given a hand and a moment, whether it is worth asking.

import { compile, type Game, layOut, notate, type PositionSeat, play } from '@mad-king/engine';
import { PASS } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { type AskFor, withWish } from '../src/ask-when.ts';
import { isIdleMain, unaskedChoice } from '../src/responses.ts';

const rules = compile(content);
const ME = 0;

type Place = Partial<PositionSeat>;

const duel = (active: number, phase: 'upkeep' | 'main1' | 'main2', me: Place, foe: Place = {}): Game =>
  layOut(rules, {
    mode: 'duel',
    active,
    phase,
    seats: [
      { hero: 'barbarian', cp: 5, hand: [], ...me },
      { hero: 'moon-elf', cp: 5, hand: [], ...foe },
    ],
  });

const choose = (g: Game, notation: string): void => {
  const found = g.choices.find((c) => notate(g, c) === notation);
  if (found === undefined)
    throw new Error(`${notation} is not offered, but ${g.choices.map((c) => notate(g, c)).join(', ')}`);
  play(g, g.asked, found);
};

const isAsked = (g: Game, wishes = {}): boolean =>
  unaskedChoice(g, { when: 'affected', wishes, isShared: false }) === null;

/** What I am offered in windows until the game waits for something else, and which of them I am asked for. */
const windows = (g: Game, wishes = {}): { offered: number; asked: string[] } => {
  const asked: string[] = [];
  let offered = 0;
  for (let steps = 0; steps < 60 && g.result === null; steps++) {
    if (g.asked === ME && g.ask === 'respond') {
      offered++;
      const top = g.stack.at(-1);
      if (isAsked(g, wishes)) asked.push(top?.op === 'window' ? top.kind : (top?.op ?? ''));
    } else if (g.ask === 'main' || g.ask === 'roll') break;
    play(g, g.asked, g.choices.includes(PASS) ? PASS : g.choices[0]);
  }
  return { offered, asked };
};

/** The opponent attacks with these dice. */
const attacked = (me: Place, dice: number[], ability: string): Game => {
  const g = duel(1, 'main1', me);
  g.fated = [...dice].reverse();
  choose(g, 'done');
  while (g.ask === 'respond') play(g, g.asked, PASS);
  choose(g, ability);
  return g;
};

test('cards that can wait for the Main Phase are not asked about in between', () => {
  const g = duel(ME, 'upkeep', { hand: ['feelin-good', 'double-up', 'getting-paid'] });
  expect(windows(g)).toEqual({ offered: expect.any(Number), asked: [] });
  expect(g.ask).toBe('main');
  expect(g.choices.map((c) => notate(g, c))).toContain('play feelin-good');
});

test('who is attacked is asked once about what averts damage, when their defence has been rolled', () => {
  const g = attacked({ hand: ['not-this-time'] }, [1, 1, 1, 1, 4], 'activate longbow 2');
  const { offered, asked } = windows(g);
  expect(offered).toBeGreaterThan(1);
  // If the dice do nothing the window for them is the last one.
  expect(asked).toEqual(['dice']);
});

test('the attacker is not asked to avert their own damage', () => {
  const g = duel(ME, 'main1', { hand: ['not-this-time'] });
  // The last ones are the opponent's defence, which does nothing.
  g.fated = [1, 1, 1, 4, 4, 6, 6, 6, 6, 6].reverse();
  choose(g, 'done');
  while (g.ask === 'respond') play(g, g.asked, PASS);
  choose(g, 'activate smack 1');
  const { offered, asked } = windows(g);
  expect(offered).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('whoever is about to fall is asked for everything', () => {
  const g = attacked({ hand: ['double-up'], health: 2 }, [1, 1, 1, 1, 4], 'activate longbow 2');
  expect(windows(g).asked.length).toBeGreaterThan(0);
  const healthy = attacked({ hand: ['double-up'] }, [1, 1, 1, 1, 4], 'activate longbow 2');
  expect(windows(healthy).asked).toEqual([]);
});

test('a card that only gives the opponent another attempt is nothing to ask about', () => {
  const dice = [1, 1, 1, 1, 4];
  const asked = (card: string): string[] => {
    const g = duel(1, 'main1', { hand: [card] });
    g.fated = [...dice].reverse();
    choose(g, 'done');
    while (g.asked !== 1 || g.ask === 'respond') play(g, g.asked, PASS);
    choose(g, 'activate longbow 2');
    return windows(g).asked;
  };
  expect(asked('one-more-time')).toEqual([]);
  expect(asked('so-wild')).toContain('announcement');
});

test('a token that hurts in the upkeep can be removed before', () => {
  const bleeding = { hand: ['buh-bye'], tokens: { poison: 1 } };
  const g = layOut(rules, {
    mode: 'duel',
    active: ME,
    phase: 'upkeep',
    seats: [
      { hero: 'barbarian', cp: 5, ...bleeding },
      { hero: 'shadow-thief', cp: 5, hand: [] },
    ],
  });
  expect(windows(g).asked).toContain('upkeep');
});

test.each<[AskFor, string[]]>([
  ['always', ['upkeep']],
  ['helps', []],
  ['never', []],
])('of a card one can say: ask me %s', (wish, expected) => {
  const wishes = withWish({}, 'card/double-up', wish);
  const g = duel(ME, 'upkeep', { hand: ['double-up'] });
  expect(windows(g, wishes).asked.slice(0, 1)).toEqual(expected);
});

test('a card one never wants to be asked about is passed even where it would help', () => {
  const never = withWish({}, 'card/not-this-time', 'never');
  const g = attacked({ hand: ['not-this-time'] }, [1, 1, 1, 1, 4], 'activate longbow 2');
  expect(windows(g, never).asked).toEqual([]);
});

test('a Main Phase with nothing to play or to gain by selling is idle', () => {
  const isIdle = (cp: number, hand: string[], isShared = false): boolean =>
    isIdleMain(duel(ME, 'main2', { cp, hand }), isShared);
  expect(isIdle(0, [])).toBe(true);
  expect(isIdle(3, ['six-it', 'so-wild'])).toBe(true);
  expect(isIdle(3, ['double-up'])).toBe(false);
  expect(isIdle(0, ['double-up'])).toBe(true);
  expect(isIdle(0, ['double-up', 'six-it'])).toBe(false);
});

test('at a shared screen only an empty hand ends a Main Phase', () => {
  expect(isIdleMain(duel(ME, 'main2', { cp: 3, hand: ['six-it'] }), true)).toBe(false);
  expect(isIdleMain(duel(ME, 'main2', { cp: 3, hand: [] }), true)).toBe(true);
});
