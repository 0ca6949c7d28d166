import { expect, test } from 'vitest';
import type { PastGame } from '../../state/chronicle.ts';
import { pastInTest } from '../../state/past-in-test.ts';
import { byRarity, nearest, reachedFirstIn, wallOf } from './reached.ts';

const game = (id: string, change: Partial<PastGame> = {}): PastGame =>
  pastInTest({ id, deeds: { feats: [], near: {} }, ...change });

const of = (wall: ReturnType<typeof wallOf>, id: string) => wall.find(({ feat }) => feat.id === id);

test('what was reached counts, with its newest game; what was not says how near one came', () => {
  const wall = wallOf(
    [
      game('new', { deeds: { feats: ['first-blood'], near: { 'the-long-winter': { done: 12, of: 30 } } } }),
      game('old', { deeds: { feats: ['first-blood'], near: { 'the-long-winter': { done: 26, of: 30 } } } }),
      game('lost', { deeds: { feats: [], near: { 'the-long-winter': { done: 36, of: 30 } } } }),
      game('unseen', { deeds: null }),
    ],
    ['barbarian', 'paladin'],
  );
  expect(of(wall, 'first-blood')).toMatchObject({ times: 2, last: { id: 'new' }, near: null });
  expect(of(wall, 'the-long-winter')).toMatchObject({ times: 0, near: { done: 26, of: 30 } });
  expect(nearest(wall, 1)[0].feat.id).toBe('the-long-winter');
});

test("feats over many games see only one's own, in their order", () => {
  const swapped = { heroes: ['paladin', 'barbarian'] };
  const won = [game('second', swapped), game('first')];
  expect(of(wallOf(won, ['barbarian', 'paladin']), 'turncoat')?.times).toBe(1);
  expect(of(wallOf(won, ['barbarian', 'paladin']), 'the-whole-court')?.times).toBe(1);
  // Whichever completed it, and later ones change nothing.
  const more = [game('third'), ...won];
  expect(of(wallOf(more, ['barbarian', 'paladin']), 'the-whole-court')?.last?.id).toBe('second');
  expect(of(wallOf(more, ['barbarian', 'paladin']), 'turncoat')?.last?.id).toBe('second');
  const taken = [game('second', { ...swapped, isTakenOver: true }), game('first')];
  expect(of(wallOf(taken, ['barbarian', 'paladin']), 'turncoat')?.times).toBe(0);
});

test('what a game has reached first, alone or with those before it', () => {
  const heroes = ['barbarian', 'paladin'];
  const reaches = (feats: string[]) => ({ deeds: { feats, near: {} } });
  const games = [
    game('new', { heroes: ['paladin', 'barbarian'], ...reaches(['first-blood', 'top-floor']) }),
    game('old', reaches(['first-blood'])),
  ];
  expect([...reachedFirstIn('new', games, heroes)].sort()).toEqual([
    'the-whole-court',
    'top-floor',
    'turncoat',
  ]);
  expect([...reachedFirstIn('old', games.slice(1), heroes)]).toEqual(['first-blood']);
  expect([...reachedFirstIn('newer', [game('newer'), ...games], heroes)]).toEqual([]);
});

test('every feat hangs in one group', () => {
  const wall = wallOf([], []);
  expect(byRarity(wall).flatMap(([, group]) => group)).toHaveLength(wall.length);
  expect(wall).toHaveLength(40);
});
