import type { Move } from '@mad-king/engine';
import { expect, test } from 'vitest';
import type { Forecast } from '../../../worker/forecast.ts';
import { moveOf } from '../move-in-test.ts';
import { inOrder, waySaid } from './answering.ts';

const PASS = moveOf({ kind: 'pass' });
const TIP = moveOf({ kind: 'play', card: 'tip-it' });
const PAID = moveOf({ kind: 'play', card: 'getting-paid' });
const PROTECT = moveOf({ kind: 'use', use: 'prevent', token: 'protect', spends: true, n: null });

const foreseen = (move: Move, worth: number, more: Partial<Forecast> = {}): Forecast => ({
  move,
  further: [],
  second: null,
  blows: [],
  targets: [],
  answers: [],
  lost: [],
  tokens: [],
  fails: 0,
  health: [],
  worth,
  chance: 0.5,
  ...more,
});

test('what helps most comes first; cards that change nothing stay in the hand', () => {
  const passing = foreseen(PASS, -6);
  const all = [passing, foreseen(TIP, -2), foreseen(PAID, -6), foreseen(PROTECT, -3)];
  const forecasts = new Map(all.map((forecast) => [forecast.move.text, forecast]));
  const answers = [
    { move: PROTECT, isCard: false },
    { move: TIP, isCard: true },
    { move: PAID, isCard: true },
  ];
  expect(inOrder(answers, forecasts, passing).map(({ move }) => move)).toEqual([TIP, PROTECT]);
  // Nothing is left out before it is known.
  expect(inOrder(answers, new Map(), undefined)).toHaveLength(3);
});

test('a panel does what it names, and no more', () => {
  const die = moveOf({ kind: 'die', die: 2 });
  const value = moveOf({ kind: 'value', value: 4 });
  const other = moveOf({ kind: 'player', seat: 1 });
  const self = moveOf({ kind: 'player', seat: 0 });
  expect(waySaid(TIP, foreseen(TIP, 0, { further: [die, value] }), 0)).toEqual([TIP, die, value]);
  expect(waySaid(TIP, foreseen(TIP, 0, { further: [other, value] }), 0)).toEqual([TIP]);
  const pair = foreseen(TIP, 0, { further: [self, PROTECT], second: PROTECT });
  expect(waySaid(TIP, pair, 0)).toEqual([TIP, self, PROTECT]);
});
