import type { GameView } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';
import { expect, test } from 'vitest';
import { groupSeats, leadersOf, turnsUntil } from './order.ts';

const table = (
  mode: GameView['mode'],
  seat: number,
  seats: { team: TeamName; out?: boolean; health?: number }[],
  active = 0,
): GameView =>
  ({
    mode,
    seat,
    active,
    seats: seats.map((s) => ({ out: false, health: 35, ...s })),
  }) as unknown as GameView;

test('everybody alone: the others in turn order after me', () => {
  const koth = table('koth', 1, [{ team: 'A' }, { team: 'B' }, { team: 'C' }, { team: 'D' }]);
  expect(groupSeats(koth).map(({ seats }) => seats)).toEqual([[2], [3], [0]]);
  expect(groupSeats(koth).some(({ isShared }) => isShared)).toBe(false);
});

test('teams share a dial; my mates come last, and I am not among them', () => {
  const teams = table(
    '2v2v2',
    0,
    (['A', 'B', 'C', 'A', 'B', 'C'] as const).map((team) => ({ team })),
  );
  expect(groupSeats(teams)).toEqual([
    { team: 'B', isOwn: false, isShared: true, seats: [1, 4] },
    { team: 'C', isOwn: false, isShared: true, seats: [2, 5] },
    { team: 'A', isOwn: true, isShared: true, seats: [3] },
  ]);
});

test('a spectator sees all seats and belongs to nobody', () => {
  const duel = table('duel', -1, [{ team: 'A' }, { team: 'B' }]);
  expect(groupSeats(duel).map(({ seats, isOwn }) => ({ seats, isOwn }))).toEqual([
    { seats: [0], isOwn: false },
    { seats: [1], isOwn: false },
  ]);
});

test('turns are counted past those who are out', () => {
  const koth = table('koth', 0, [{ team: 'A' }, { team: 'B', out: true }, { team: 'C' }, { team: 'D' }], 0);
  expect([0, 1, 2, 3].map((seat) => turnsUntil(koth, seat))).toEqual([0, null, 1, 2]);
  const fallen = table('koth', 0, [{ team: 'A', out: true }, { team: 'B' }, { team: 'C' }], 0);
  expect(turnsUntil(fallen, 1)).toBe(1);
});

test('several may lead, who is out does not, and only a hill has leaders', () => {
  const seats: { team: TeamName; out?: boolean; health?: number }[] = [
    { team: 'A', health: 30 },
    { team: 'B', health: 30 },
    { team: 'C', health: 40, out: true },
    { team: 'D' },
  ];
  expect(leadersOf(table('koth', 0, seats))).toEqual([3]);
  seats[3] = { team: 'D', health: 12 };
  expect(leadersOf(table('koth', 0, seats))).toEqual([0, 1]);
  expect(leadersOf(table('duel', 0, seats.slice(0, 2)))).toEqual([]);
});
