import type { DamageLine, GameEvent, GameView } from '@mad-king/engine';
import { expect, test } from 'vitest';
import type { Forecast } from '../../../worker/forecast.ts';
import { moveOf } from '../move-in-test.ts';
import { foretold, lanesOf, linesOf } from './lanes.ts';

const line = (
  what: DamageLine['what'],
  amount: number,
  to = 1,
  type: DamageLine['type'] = 'normal',
): DamageLine => ({
  what,
  amount,
  type,
  to,
  from: 1 - to,
  ofAttack: true,
  source: { of: 'setup', hero: 'barbarian' },
});
const attack = { by: 0, ability: 'smack', level: 1, row: 0, ultimate: false, target: 1, isAttack: true };
const lanes = (incoming: DamageLine[], attacked: GameView['attack'] = attack) =>
  lanesOf({ attack: attacked, incoming } as GameView);

test('an attack is a lane before it has dealt anything', () => {
  expect(lanes([])).toEqual([{ from: 0, to: 1, type: 'normal', total: 0, lines: [] }]);
  expect(lanes([], null)).toEqual([]);
});

test('additions and preventions change the total, which never falls below 0', () => {
  expect(lanes([line('damage', 8), line('add', 4), line('prevent', 2)])[0].total).toBe(10);
  expect(lanes([line('damage', 2), line('prevent', 5)])[0].total).toBe(0);
});

test('half of 11, rounded up, is prevented; everything is everything', () => {
  expect(lanes([line('damage', 11), line('half', 0)])[0].total).toBe(5);
  expect(lanes([line('damage', 11), line('all', 0)])[0].total).toBe(0);
});

test('nothing lessens ultimate damage', () => {
  expect(lanes([line('damage', 12, 1, 'ultimate'), line('all', 0)])[0]).toMatchObject({
    type: 'ultimate',
    total: 12,
  });
});

test('what goes back to the attacker is a lane of its own, after the attack', () => {
  const [main, back] = lanes([line('damage', 3, 0), line('damage', 8)]);
  expect(main).toMatchObject({ from: 0, to: 1, total: 8 });
  expect(back).toMatchObject({ from: 1, to: 0, total: 3 });
});

test('damage that waits for its target is foretold where it is the same for everyone', () => {
  const [open] = lanes([], { ...attack, target: null });
  const against = (seat: number, n: number): Forecast => {
    const spread = { mean: n, least: n, most: n, none: 0 };
    const blow = { seat, type: 'undefendable', dealt: spread, taken: spread, healed: 0 } as const;
    return {
      move: moveOf({ kind: 'target', seat }),
      blows: [{ ...blow, parts: [], lines: [] }],
      targets: [],
      answers: [],
      lost: [],
      further: [],
      second: null,
      tokens: [],
      fails: 0,
      health: [],
      worth: 0,
      chance: 0.5,
    };
  };
  expect(foretold(open, [against(1, 5), against(2, 5)])).toMatchObject({ type: 'undefendable', total: 5 });
  expect(foretold(open, [against(1, 5), against(2, 7)])).toEqual(open);
  expect(foretold(open, [])).toEqual(open);
});

test('the blow that ended a game is told as it landed, not as what is still coming', () => {
  const settled = { type: 'settled', settlement: { players: [{ seat: 1, lines: [line('damage', 9)] }] } };
  const events = [settled] as unknown as GameEvent[];
  const view = { attack, incoming: [], result: { winner: 'A', drawn: [] } } as unknown as GameView;
  expect(lanesOf({ attack, incoming: linesOf(view, events) })[0].total).toBe(9);
  expect(linesOf({ ...view, result: null }, events)).toEqual([]);
});
