import type { GameEvent, RollPurpose } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { movesOf } from './moves.ts';
import { showings } from './shown-roll.ts';

const rolled = (
  purpose: RollPurpose,
  values: number[],
  rerolled = values.map((_, i) => i),
  owners = values.map(() => 1),
): GameEvent => ({ type: 'rolled', seat: 1, purpose, values, owners, rerolled });
const altered = (die: number, from: number, to: number, reroll = false): GameEvent => ({
  type: 'altered',
  seat: 1,
  die,
  from,
  to,
  by: 0,
  reroll,
});
const lies = { purpose: 'offence' as const, values: [1, 2, 3], owners: [1, 1, 1], foreign: [] };
const live = { ...lies, about: null, readers: [] };

test('a roll that lies on the table is shown as it lies there, and what was rolled is thrown', () => {
  const events = [rolled('offence', [1, 2, 3], [0, 2])];
  expect(showings(live, events, 0, undefined)).toEqual([{ ...lies, thrown: [0, 2], isLive: true }]);
});

test('what happened before one looked is not thrown again', () => {
  const events = [rolled('offence', [1, 2, 3])];
  expect(showings(live, events, 1, undefined)).toEqual([{ ...lies, thrown: [], isLive: true }]);
  expect(showings(live, events, 1, { ...lies, thrown: [0, 1, 2], isLive: true })).toEqual([]);
});

test('rolls that are over are shown all the same, one after the other, and then what still lies there', () => {
  const events = [rolled('defence', [6]), altered(0, 6, 5), rolled('effect', [4, 4])];
  const bonus = {
    purpose: 'effect',
    values: [4, 4],
    owners: [1, 1],
    foreign: [],
    thrown: [0, 1],
    isLive: false,
  };
  const defence = { purpose: 'defence', values: [5], owners: [1], foreign: [], thrown: [0], isLive: false };
  expect(showings(undefined, events, 0, undefined)).toEqual([defence, bonus]);
  const before = { ...lies, thrown: [0, 1, 2], isLive: true };
  expect(showings(live, events, 0, before)).toEqual([defence, bonus, { ...before, thrown: [] }]);
});

test('a die set by a card is not thrown; a die rolled again is', () => {
  const before = { ...lies, values: [1, 2, 6], thrown: [0, 1, 2], isLive: true };
  expect(showings(live, [altered(2, 6, 3)], 0, before)).toEqual([{ ...lies, thrown: [], isLive: true }]);
  expect(showings(live, [altered(2, 6, 3, true)], 0, before)).toEqual([
    { ...lies, thrown: [2], isLive: true },
  ]);
});

test('a die whose symbol has become another’s is news', () => {
  const before = { ...lies, thrown: [0, 1, 2], isLive: true };
  const foreign = [1];
  expect(showings({ ...live, foreign }, [], 0, before)).toEqual([{ ...before, foreign, thrown: [] }]);
});

test('each die moves as what happened to it says', () => {
  const die = (value: number, raised = false, hero = 'monk') => ({ hero, value, raised });
  const before = [die(1), die(2), die(3), die(4), die(5)];
  const now = [die(1), die(6), die(3, true), die(4), die(5, false, 'thor'), die(6)];
  expect(movesOf(before, now, [0])).toEqual(['tumble', 'turn', 'shift', 'rest', 'rest', 'rest']);
});

test('in an opposed roll that is over everybody’s die is still his own', () => {
  const [opposed] = showings(undefined, [rolled('effect', [2, 5], [0, 1], [1, 0])], 0, undefined);
  expect(opposed.owners).toEqual([1, 0]);
});
