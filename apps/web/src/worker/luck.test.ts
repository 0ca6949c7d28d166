import { instinct } from '@mad-king/ai/inside';
import { compile, type GameRecord, newRecord, note, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { luckOf } from './luck.ts';

const played = (seed: string): GameRecord => {
  const setup = { mode: 'duel' as const, heroes: ['barbarian', 'pyromancer'], seed };
  const record = newRecord(compile(content), setup);
  const game = start(compile(content), setup);
  while (game.result === null) {
    const choice = instinct(game);
    note(record, game, choice);
    play(game, game.asked, choice);
  }
  return record;
};

test('every offensive roll counts, and over many games luck strays about as far as it should', () => {
  const scores: number[] = [];
  for (let n = 0; n < 50; n++) {
    const { setup, choices } = played(`luck-${n}`);
    for (const { rolls, luck, spread } of luckOf(compile(content), { setup, choices }).seats) {
      expect(rolls).toBeGreaterThan(3);
      expect(spread).toBeGreaterThan(0);
      scores.push(luck / spread);
    }
  }
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  const square = scores.reduce((a, b) => a + b * b, 0) / scores.length;
  // 100 scores of mean 0 and spread 1: four standard errors are 0.4, and about 0.6 for the square.
  expect(Math.abs(mean)).toBeLessThan(0.4);
  expect(square).toBeGreaterThan(0.4);
  expect(square).toBeLessThan(1.6);
}, 20_000);

test('the chance of a strike is a whole number of the ways in which the dice could fall', () => {
  for (let n = 0; n < 12; n++) {
    const { setup, choices } = played(`strike-${n}`);
    for (const { kept, values, chance } of luckOf(compile(content), { setup, choices }).strikes) {
      expect(values).toHaveLength(5);
      expect(kept.every((value) => values.includes(value))).toBe(true);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      // With n dice rolled every chance is a whole number of 6^n ways.
      const ways = chance * 6 ** (5 - kept.length);
      expect(Math.abs(ways - Math.round(ways))).toBeLessThan(1e-6);
    }
  }
});

test('a game that somebody gave up is judged up to there', () => {
  const { setup, choices } = played('given-up');
  const kept = [...choices.slice(0, 60), 'concede 2'];
  const { seats } = luckOf(compile(content), { setup, choices: kept });
  expect(seats[0].rolls).toBeGreaterThan(0);
});
