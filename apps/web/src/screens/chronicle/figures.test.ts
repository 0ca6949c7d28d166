import { expect, test } from 'vitest';
import { pastInTest as game } from '../../state/past-in-test.ts';
import {
  byHero,
  byLevel,
  hardest,
  inGroup,
  luckLine,
  masteryOf,
  ownGames,
  rateLine,
  wholeTally,
} from './figures.ts';

const own = ownGames([
  game(),
  game({ winner: 'B' }),
  game({ winner: null, heroes: ['loki', 'thor'] }),
  game({ isTakenOver: true }),
  game({
    players: [
      { by: 'person', name: '' },
      { by: 'person', name: '' },
    ],
  }),
]);

test('games of one person that were not taken over count, draws by half', () => {
  expect(wholeTally(own)).toMatchObject({ games: 3, won: 1.5 });
  expect(byHero(own).get('barbarian')).toMatchObject({ games: 2, won: 1 });
  expect(byHero(own).get('loki')).toMatchObject({ games: 1, won: 0.5 });
});

test('the strongest computer gives the level, people none', () => {
  expect([...byLevel(own).keys()]).toEqual(['knight']);
  const mixed = game({
    mode: 'koth',
    heroes: ['barbarian', 'paladin', 'loki'],
    teams: ['A', 'B', 'C'],
    players: [
      { by: 'person', name: '' },
      { by: 'computer', level: 'squire' },
      { by: 'computer', level: 'king' },
    ],
  });
  expect([...byLevel(ownGames([mixed])).keys()]).toEqual(['king']);
  expect(
    byLevel(
      ownGames([
        game({
          players: [
            { by: 'person', name: '' },
            { by: 'friend', name: 'Bo' },
          ],
        }),
      ]),
    ).size,
  ).toBe(0);
});

test('hardest is who is surely hard: few games tell little', () => {
  const lost = (hero: string, n: number) =>
    Array.from({ length: n }, () => game({ heroes: ['barbarian', hero], winner: 'B' }));
  const [[first]] = hardest(ownGames([...lost('thor', 1), ...lost('loki', 9)]));
  expect(first).toBe('loki');
});

test('luck adds up in the order of the games', () => {
  const luck = (points: number) => [
    { points, spread: 3 },
    { points: -points, spread: 3 },
  ];
  const line = luckLine(
    ownGames([game({ at: 2, luck: luck(5) }), game({ at: 1, luck: luck(-2) }), game({ at: 3 })]),
  );
  expect(line.map(({ sum }) => sum)).toEqual([-2, 3]);
  expect(line[1].spread).toBeCloseTo(Math.sqrt(18));
});

test('mastery and groups of modes', () => {
  expect(masteryOf({ victories: 7 })).toBe(3);
  expect(masteryOf({ victories: 0 })).toBe(0);
  expect(inGroup('2v2v2', 'teams') && inGroup('koth', 'hill') && inGroup('duel', 'all')).toBe(true);
  expect(inGroup('duel', 'teams')).toBe(false);
});

test('what choices cost counts by choice, over the games that were reviewed', () => {
  const other = { choices: 9, lost: 90, blunders: 3 };
  const judged = (choices: number, lost: number) => [{ choices, lost, blunders: 0 }, other];
  const line = rateLine(
    ownGames([
      game({ at: 2, judged: judged(30, 6) }),
      game({ at: 1, judged: judged(10, 10) }),
      game({ at: 3 }),
      game({ at: 4, judged: judged(0, 0) }),
    ]),
  );
  expect(line).toEqual([
    { rate: 1, mean: 1, error: 0 },
    { rate: 0.2, mean: 0.4, error: expect.closeTo(0.6) },
  ]);
});

test('the mean is surer the more games there are, and sure where all are alike', () => {
  const judged = (lost: number) => [0, 1].map(() => ({ choices: 20, lost, blunders: 0 }));
  const of = (n: number, lost: (i: number) => number) =>
    rateLine(ownGames(Array.from({ length: n }, (_, i) => game({ at: i, judged: judged(lost(i)) })))).at(-1);
  expect(of(9, () => 8)?.error).toBeCloseTo(0);
  const few = of(4, (i) => (i % 2) * 8)?.error ?? 0;
  const many = of(24, (i) => (i % 2) * 8)?.error ?? 0;
  expect(many).toBeGreaterThan(0);
  expect(many).toBeLessThan(few / 2);
});
