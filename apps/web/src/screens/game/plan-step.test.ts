import type { GameEvent, Move } from '@mad-king/engine';
import { expect, test } from 'vitest';
import type { OpenTable } from '../../state/table.ts';
import { moveOf } from './move-in-test.ts';
import { nextOf } from './plan-step.ts';

const plan = { game: 'g', seat: 0, since: 0, left: ['die 3', 'value 4'] };

const table = (options: Move[] | null, events: GameEvent[] = []): OpenTable =>
  ({
    id: 'g',
    events,
    view: { seat: 0, result: null, decision: options === null ? null : { ask: 'die', options } },
  }) as unknown as OpenTable;

const die3 = { ...moveOf({ kind: 'die', die: 2 }), text: 'die 3' };

test('what comes next is taken as soon as it is offered', () => {
  expect(nextOf(plan, table([die3]))).toBe(die3);
});

test('while somebody else is asked it waits', () => {
  expect(nextOf(plan, table(null))).toBeUndefined();
});

test('another question ends it, and so do a roll and the deed of somebody else', () => {
  expect(nextOf(plan, table([moveOf({ kind: 'pass' })]))).toBeNull();
  const declared = (seat: number): GameEvent => ({ type: 'declared', seat, card: 'tip-it', use: null });
  expect(nextOf(plan, table([die3], [declared(0)]))).toBe(die3);
  expect(nextOf(plan, table([die3], [declared(1)]))).toBeNull();
  const rolled = {
    type: 'rolled',
    seat: 0,
    purpose: 'effect',
    values: [1],
    rerolled: [0],
  } as unknown as GameEvent;
  expect(nextOf(plan, table([die3], [rolled]))).toBeNull();
});
