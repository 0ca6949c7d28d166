import type { GameEvent, RollPurpose } from '@mad-king/engine';
import type { PhaseName } from '@mad-king/language';
import { expect, test } from 'vitest';
import { attemptsOf } from './attempts.ts';

const phase = (name: PhaseName): GameEvent => ({ type: 'phase', phase: name, seat: 0 });
const rolled = (values: number[], rerolled: number[], purpose: RollPurpose = 'offence'): GameEvent => ({
  type: 'rolled',
  seat: 0,
  purpose,
  values,
  owners: values.map(() => 0),
  rerolled,
});
const altered = (die: number, from: number, to: number): GameEvent => ({
  type: 'altered',
  seat: 0,
  die,
  from,
  to,
  by: 1,
  reroll: false,
});
const first = rolled([1, 1, 4, 5, 4], [0, 1, 2, 3, 4]);

test('attempts of the running phase, with what was kept', () => {
  const events = [phase('offence'), rolled([6, 6, 6, 6, 6], []), phase('main2'), phase('offence'), first];
  events.push(rolled([1, 2, 4, 5, 6], [0, 1, 4]));
  expect(attemptsOf(events)).toEqual([
    { values: [1, 1, 4, 5, 4], kept: [] },
    { values: [1, 2, 4, 5, 6], kept: [2, 3] },
  ]);
});

test('a die changed by a card shows what it was changed to', () => {
  expect(attemptsOf([phase('offence'), first, altered(4, 4, 6)])[0].values).toEqual([1, 1, 4, 5, 6]);
});

test('other rolls and other phases do not count; a restarted or additional phase begins anew', () => {
  expect(attemptsOf([phase('offence'), first, phase('targeting')])).toEqual([]);
  expect(attemptsOf([phase('offence'), first, rolled([3], [0], 'effect')])).toHaveLength(1);
  expect(attemptsOf([phase('offence'), first, { type: 'restarted', seat: 0 }, first])).toHaveLength(1);
  const further: GameEvent = { type: 'extra-phase', seat: 0, target: 1 };
  expect(attemptsOf([phase('offence'), first, phase('defence'), further, first])).toHaveLength(1);
});
