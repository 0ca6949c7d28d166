import type { GameView } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { stateOf } from './tile-state.ts';

const barbarian = heroes.find(({ id }) => id === 'barbarian');
const ability = (id: string) => {
  const found = barbarian?.abilities.find((a) => a.id === id);
  if (found === undefined) throw new Error(`no ability ${id}`);
  return found;
};
const view = (change: object = {}): GameView =>
  ({
    seat: 0,
    active: 0,
    attempts: 1,
    attemptsMax: 3,
    attack: null,
    rolls: [],
    seats: [{ marks: {} }],
    ...change,
  }) as unknown as GameView;
const rolls = [{ purpose: 'offence', values: [1, 2, 3, 4, 5], owners: [0, 0, 0, 0, 0] }];

test('offered is ready, whatever else is true', () => {
  expect(stateOf(view(), ability('smack'), true, null, false)).toBe('ready');
});

test('an ability under way, a covered one, a defence, a passive', () => {
  const attack = { by: 0, ability: 'smack' };
  expect(stateOf(view({ attack }), ability('smack'), false, null, false)).toBe('done');
  const seats = [{ marks: { spellbound: ['smack'], stun: [1] } }];
  expect(stateOf(view({ seats }), ability('smack'), false, null, false)).toBe('covered');
  expect(stateOf(view({ seats }), ability('rage'), false, null, false)).toBe('open');
  expect(stateOf(view(), ability('thick-skin'), false, null, false)).toBe('attacked');
});

test('while rolling: open with a chance, blocked without, missed when nothing is left to roll', () => {
  const odds = { attempts: 2, now: 0.2, best: 0.5, keep: [1] };
  expect(stateOf(view({ rolls }), ability('smack'), false, odds, false)).toBe('open');
  expect(stateOf(view({ rolls }), ability('smack'), false, { ...odds, now: 0 }, false)).toBe('blocked');
  expect(stateOf(view({ rolls, attempts: 3 }), ability('smack'), false, null, false)).toBe('missed');
  expect(stateOf(view({ rolls, attempts: 2 }), ability('smack'), false, null, false)).toBe('open');
});

test('dice that make an ability are never said to miss it', () => {
  expect(stateOf(view({ rolls, attempts: 3 }), ability('mighty-blow'), false, null, true)).toBe('made');
  const attack = { by: 0, ability: 'mighty-blow', isAttack: true, target: 1 };
  expect(stateOf(view({ rolls, attempts: 3, attack }), ability('smack'), false, null, true)).toBe('open');
});

test('a defence waits for an attack, not under one, and is done once it is rolled', () => {
  const attack = { by: 1, ability: 'longbow', isAttack: true, target: 0 };
  expect(stateOf(view({ attack }), ability('thick-skin'), false, null, false)).toBe('open');
  const about = { source: { of: 'ability', ability: 'thick-skin' }, line: null };
  const defence = [{ purpose: 'defence', values: [4, 1, 5], owners: [0, 0, 0], about }];
  expect(stateOf(view({ attack, rolls: defence }), ability('thick-skin'), false, null, false)).toBe('done');
});
