import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { describe, expect, test } from 'vitest';
import { beforeRolling, DICE, FIRST, HANDS, Plan, RESULTS, rankKeeps, valuesOf } from '../src/dice/index.ts';
import { oddsOf } from '../src/index.ts';

describe('multisets', () => {
  test('there are 252 results and 462 hands', () => {
    expect(RESULTS).toBe(252);
    expect(HANDS).toBe(462);
  });
});

describe('plan', () => {
  const sixes = Float64Array.from({ length: RESULTS }, (_, i) =>
    valuesOf(i + FIRST[DICE]).every((v) => v === 6) ? 1 : 0,
  );

  test('five sixes in three attempts: every die has its three chances', () => {
    const perDie = 1 - (5 / 6) ** 3;
    expect(beforeRolling(new Plan(sixes), 3)).toBeCloseTo(perDie ** 5, 12);
  });

  test('sixes are kept, everything else is rolled again', () => {
    expect(rankKeeps(new Plan(sixes), [1, 1, 4, 6, 6], 2)[0].keep).toEqual([6, 6]);
  });

  test('a price for attempts makes stopping better', () => {
    const sum = Float64Array.from({ length: RESULTS }, (_, i) =>
      valuesOf(i + FIRST[DICE]).reduce((a, b) => a + b, 0),
    );
    const dice = [6, 6, 6, 6, 3];
    expect(rankKeeps(new Plan(sum), dice, 1)[0].stop).toBe(false);
    expect(rankKeeps(new Plan(sum, 1), dice, 1, 1)[0].stop).toBe(true);
  });

  test('rolling on is never worse than what brute force over all re-rolls finds', () => {
    // One attempt left from 1 2 3 5 6: the best chance of a large straight is 1 in 6, rolling the 1 or the 6 ... by hand.
    const straight = Float64Array.from({ length: RESULTS }, (_, i) => {
      const values = valuesOf(i + FIRST[DICE]).join('');
      return values === '12345' || values === '23456' ? 1 : 0;
    });
    const ranked = rankKeeps(new Plan(straight), [1, 2, 3, 5, 6], 1);
    expect(ranked[0].worth).toBeCloseTo(1 / 6, 12);
    expect([
      [1, 2, 3, 5],
      [2, 3, 5, 6],
    ]).toContainEqual(ranked[0].keep);
  });
});

test('odds of the Barbarian: three swords of five dice in three attempts', () => {
  const smack = oddsOf(compile(content), 'barbarian').find(
    ({ id, need }) => id === 'smack' && need === 'sword x3',
  );
  // A die shows a sword on 1 to 3; each die has three chances: at least three of five.
  const p = 1 - 0.5 ** 3;
  const q = 1 - p;
  const chance = 10 * p ** 3 * q ** 2 + 5 * p ** 4 * q + p ** 5;
  expect(smack?.chance).toBeCloseTo(chance, 12);
});
