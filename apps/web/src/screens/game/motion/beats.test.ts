import type { DamageLine, GameEvent } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';
import { expect, test } from 'vitest';
import { beatsOf, startsOf } from './beats.ts';
import { firstSeen, freshFrom, seenOf } from './fresh.ts';

const TEAMS: readonly TeamName[] = ['A', 'B'];
const line = (what: DamageLine['what'], amount: number, type: DamageLine['type'] = 'normal'): DamageLine => ({
  what,
  amount,
  type,
  to: 1,
  from: 0,
  ofAttack: true,
  source: { of: 'ability', hero: 'monk', ability: 'fist', level: 1, row: 0, part: '' },
});
const settled = (
  player: Partial<{ final: number; fixed: number; healed: number; shielded: number; lines: DamageLine[] }>,
): GameEvent => ({
  type: 'settled',
  settlement: {
    dealt: 0,
    players: [
      {
        seat: 1,
        lines: [],
        subtotal: 0,
        reflected: 0,
        final: 0,
        fixed: 0,
        healed: 0,
        shielded: 0,
        ...player,
      },
    ],
  },
});
const health = (from: number, to: number, team: TeamName = 'B'): GameEvent => ({
  type: 'health',
  team,
  from,
  to,
});

test('damage comes from whoever dealt most of it, in the shape of its type, once', () => {
  const lines = [line('damage', 2), line('damage', 5, 'undefendable'), line('prevent', 3)];
  expect(beatsOf([settled({ final: 4, lines }), health(20, 16)], TEAMS)).toEqual([
    { kind: 'damage', from: 0, to: 1, amount: 4, type: 'undefendable' },
  ]);
});

test('what was wholly prevented is told, too; what a companion took is not the player’s', () => {
  expect(beatsOf([settled({ lines: [line('damage', 3), line('prevent', 3)] })], TEAMS)).toEqual([
    { kind: 'parried', seat: 1 },
  ]);
  expect(beatsOf([settled({ final: 3, shielded: 3, lines: [line('damage', 3)] })], TEAMS)).toEqual([]);
});

test('health that changes without a settlement is told as well', () => {
  expect(beatsOf([health(20, 23), health(9, 7, 'A')], TEAMS)).toEqual([
    { kind: 'heal', seat: 1, amount: 3 },
    { kind: 'damage', from: -1, to: 0, amount: 2, type: 'pure' },
  ]);
});

test('an upgrade is one card that goes to its ability; CP of one seat are added up', () => {
  const events: GameEvent[] = [
    { type: 'played', seat: 0, card: 'fist-2', cost: 2 },
    { type: 'cp', seat: 0, change: -1, cp: 3 },
    { type: 'cp', seat: 0, change: -1, cp: 2 },
    { type: 'upgraded', seat: 0, card: 'fist-2', ability: 'fist', level: 2 },
  ];
  expect(beatsOf(events, TEAMS)).toEqual([
    { kind: 'cp', seat: 0, change: -2 },
    { kind: 'card', seat: 0, card: 'fist-2', ability: 'fist' },
  ]);
});

test('however much happens, all of it begins in less than two seconds and in its order', () => {
  const beats = beatsOf(
    Array.from({ length: 30 }, (_, i): GameEvent => ({ type: 'played', seat: 0, card: `c${i}`, cost: 0 })),
    TEAMS,
  );
  const starts = startsOf(beats);
  expect(starts).toHaveLength(30);
  expect(starts.at(-1)).toBeLessThan(1800);
  expect([...starts].sort((a, b) => a - b)).toEqual(starts);
});

test('what one has seen is not new; other eyes and choices taken back bring no old news', () => {
  const table = (events: number, news: number, seat = 0, id = 'a') => ({
    id,
    news,
    events: Array.from({ length: events }, (): GameEvent => ({ type: 'shuffled', seat: 0 })),
    view: { seat },
  });
  expect(freshFrom(firstSeen(table(10, 3)), table(10, 3))).toBe(7);
  const seen = seenOf(table(10, 3));
  expect(freshFrom(seen, table(10, 3))).toBe(10);
  expect(freshFrom(seen, table(14, 1))).toBe(10);
  expect(freshFrom(seen, table(6, 0))).toBe(6);
  expect(freshFrom(seen, table(14, 0, 1))).toBe(14);
  expect(freshFrom(seen, table(14, 2, 0, 'b'))).toBe(12);
});
