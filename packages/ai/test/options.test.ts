// The champion's view of decisions: every option with what it leads to, as numbers.

import { compile, layOut, notate, type PositionSeat, play, readChoice, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { adviseOptions } from '../src/index.ts';
import { instinct } from '../src/inside.ts';

const main = (you: PositionSeat, they: PositionSeat = { hero: 'monk' }) =>
  layOut(compile(content), { mode: 'duel', seats: [you, they], phase: 'main2' });

test('every option once, the best first, and the same again', () => {
  const g = main({ hero: 'barbarian', hand: ['getting-paid', 'double-up', 'six-it'], cp: 3 });
  const advice = adviseOptions(g);
  expect(advice.map(({ choice }) => choice).sort()).toEqual([...g.choices].sort());
  for (const { choice, notation, chance } of advice) {
    expect(notation).toBe(notate(g, choice));
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
  for (let i = 1; i < advice.length; i++)
    expect(advice[i - 1].chance).toBeGreaterThanOrEqual(advice[i].chance);
  expect(adviseOptions(g)).toEqual(advice);
});

test('an outlook says what an option consists of', () => {
  const g = main({ hero: 'barbarian', hand: ['getting-paid'], cp: 3 });
  const advice = adviseOptions(g);
  const paid = advice.find(({ notation }) => notation === 'play getting-paid');
  expect(paid?.outlook).toEqual({
    dealt: 0,
    taken: 0,
    cp: 2,
    cards: -1,
    theirCp: 0,
    theirCards: 0,
    upgrades: 0,
    tokens: [],
  });
});

test('tokens and damage are told, but not what the next turn brings by itself', () => {
  const g = main(
    { hero: 'shadow-thief', hand: ['poison-wound'], cp: 2 },
    { hero: 'barbarian', tokens: { poison: 1 } },
  );
  const find = (turns: number, word: string) =>
    adviseOptions(g, { turns }).find(({ notation }) => notation === word);
  const wound = find(1, 'play poison-wound');
  expect(wound?.outlook).toMatchObject({ dealt: 0, cp: -2, cards: -1, theirCp: 0, theirCards: 0 });
  expect(wound?.outlook.tokens).toEqual([{ seat: 1, token: 'poison', change: 1 }]);
  expect(wound?.worth).toBeGreaterThan(find(1, 'sell poison-wound')?.worth ?? 0);
  // The poison hurts in the upkeep of the next turn, which is seen but not told.
  expect(find(2, 'play poison-wound')?.outlook).toEqual(wound?.outlook);
});

test('of the ways to keep dice only the planned one is looked at', () => {
  const g = layOut(compile(content), {
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    phase: 'offence',
    dice: [1, 1, 4, 6, 6],
  });
  const advice = adviseOptions(g);
  const words = advice.map(({ notation }) => notation.split(' ')[0]);
  expect(words.filter((word) => word === 'keep').length).toBeLessThan(2);
  expect(words.filter((word) => word === 'activate')).toHaveLength(2);
});

test('every kind of decision of a game can be advised on, and advice changes nothing', () => {
  const g = start(compile(content), { mode: 'koth', heroes: ['loki', 'samurai', 'seraph'], seed: 'advice' });
  const asked = new Set<string>();
  for (let i = 0; g.result === null && i < 400; i++) {
    if (!asked.has(g.ask) && g.choices.length > 1) {
      asked.add(g.ask);
      const before = JSON.stringify({ ...g, cast: null });
      const advice = adviseOptions(g, { nodes: 1 });
      expect(advice.length).toBeGreaterThan(1);
      expect(JSON.stringify({ ...g, cast: null })).toBe(before);
      for (const { notation } of advice) expect(readChoice(g, notation)).toBeTypeOf('number');
    }
    play(g, g.asked, instinct(g));
  }
  expect(asked.size).toBeGreaterThan(3);
  expect(adviseOptions(layOutOver())).toEqual([]);
});

const layOutOver = () => {
  const g = main({ hero: 'barbarian' });
  play(g, g.asked, readChoice(g, 'concede 1'));
  return g;
};
