import { compile, type DamageLine, type GameEvent, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { TEAMS } from '@mad-king/language';
import { describe, expect, test } from 'vitest';
import { fairRange, luckierThan, symbolsOf } from './fair.ts';
import { bestMoments, shareOut, taleOf } from './tale.ts';

const whole = (mode: 'duel' | 'koth' | '2v2', heroes: string[], seed: string) => {
  const events: GameEvent[] = [];
  const game = start(compile(content), { mode, heroes, seed }, events);
  for (let i = 0; i < 9000 && game.result === null; i++)
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
  return { game, events, teams: game.seats.map(({ team }) => TEAMS[team]) };
};

const GAMES = [
  whole('duel', ['barbarian', 'paladin'], 'tale'),
  whole('koth', ['barbarian', 'moon-elf', 'monk', 'pyromancer'], 'tale'),
  whole('2v2', ['barbarian', 'moon-elf', 'treant', 'pyromancer'], 'tale'),
];

test.each(GAMES)(
  'health that is lost and gained adds up to the health that is left',
  ({ game, events, teams }) => {
    const { turns } = taleOf(events, teams);
    game.health.forEach((left, i) => {
      const team = TEAMS[i];
      const lost = turns.reduce((sum, turn) => sum + (turn.lost.get(team) ?? 0), 0);
      const gained = events.reduce(
        (sum, e) => (e.type === 'health' && e.team === team && e.to > e.from ? sum + e.to - e.from : sum),
        0,
      );
      const start = game.mode === 'koth' ? 35 : 50;
      expect(start - lost + gained).toBe(left);
    });
  },
);

test.each(GAMES)('nobody deals more than others take', ({ events, teams }) => {
  const { seats } = taleOf(events, teams);
  const dealt = seats.reduce((sum, seat) => sum + seat.dealt, 0);
  const taken = seats.reduce((sum, seat) => sum + seat.taken, 0);
  expect(dealt).toBeLessThanOrEqual(taken);
  expect(dealt).toBeGreaterThan(20);
});

test('the end is among the best moments, in the order of the game', () => {
  const [{ events, teams }] = GAMES;
  const best = bestMoments(taleOf(events, teams).moments, 3);
  expect(best).toHaveLength(3);
  expect(best.some(({ kind }) => kind === 'fell')).toBe(true);
  expect([...best].sort((a, b) => a.turn - b.turn)).toEqual(best);
});

test.each([0, 1])('whoever looks finds a moment of their own among the best, seat %i too', (seat) => {
  for (const { events, teams } of GAMES) {
    const { moments } = taleOf(events, teams);
    const isOwn = (moment: (typeof moments)[number]): boolean =>
      'by' in moment ? moment.by === seat : moment.at === seat;
    if (moments.some(isOwn)) expect(bestMoments(moments, 3, seat).some(isOwn)).toBe(true);
  }
});

test('a loss is shared out to the last point', () => {
  const line = (from: number, amount: number) =>
    ({
      what: 'damage',
      from,
      to: 0,
      amount,
      type: 'normal',
      ofAttack: true,
      source: { of: 'setup' },
    }) as never;
  const shares = shareOut(7, [line(1, 5), line(2, 5)]);
  expect([...shares.values()].reduce((a, b) => a + b, 0)).toBe(7);
  expect(shareOut(0, [])).toEqual(new Map());
});

describe('damage of tokens', () => {
  const line = (token: string, seat: number, amount: number): DamageLine => ({
    what: 'damage',
    from: seat,
    to: seat,
    amount,
    type: 'normal',
    ofAttack: false,
    source: { of: 'token', token, part: 'upkeep' },
  });
  const tokens = (seat: number, held: number, change: number, by: number): GameEvent => ({
    type: 'tokens',
    seat,
    token: 'burn',
    change,
    held,
    lost: 0,
    by,
  });
  const burns = (seat: number): GameEvent[] => [
    {
      type: 'settled',
      settlement: {
        players: [
          {
            seat,
            lines: [line('burn', seat, 2)],
            subtotal: 2,
            reflected: 0,
            final: 2,
            fixed: 0,
            shielded: 0,
            healed: 0,
          },
        ],
        dealt: null,
      },
    },
    { type: 'health', team: TEAMS[seat], from: 20, to: 18 },
  ];
  const dealt = (seats: number, ...events: GameEvent[]): number[] =>
    taleOf(events, TEAMS.slice(0, seats)).seats.map((seat) => seat.dealt);

  test('is dealt by whoever inflicted them', () => {
    expect(dealt(2, tokens(1, 1, 1, 0), ...burns(1), ...burns(1))).toEqual([4, 0]);
    expect(dealt(2, tokens(1, 1, 1, 1), ...burns(1))).toEqual([0, 0]);
  });

  test('by whoever inflicted those that are there now', () => {
    const again = [tokens(2, 1, 1, 0), ...burns(2), tokens(2, 0, -1, 2), tokens(2, 1, 1, 1), ...burns(2)];
    expect(dealt(3, ...again)).toEqual([2, 2, 0]);
  });

  test('by nobody if several did', () => {
    expect(dealt(3, tokens(2, 1, 1, 0), tokens(2, 2, 1, 1), ...burns(2))).toEqual([0, 0, 0]);
  });

  test('of two players by the one who passed them on', () => {
    const passedOn: GameEvent[] = [
      tokens(0, 1, 1, 1),
      { type: 'transferred', token: 'burn', from: 0, to: 1 },
    ];
    expect(dealt(2, ...passedOn, ...burns(1))).toEqual([2, 0]);
    expect(dealt(3, ...passedOn, ...burns(1))).toEqual([0, 0, 0]);
  });

  test('in a real game too', () => {
    const { events, teams } = whole('duel', ['pyromancer', 'paladin'], 'burn');
    const burnt = events.filter(
      (event) =>
        event.type === 'settled' &&
        event.settlement.players.some(({ seat, lines }) =>
          lines.some(({ source }) => seat === 1 && source.of === 'token' && source.token === 'burn'),
        ),
    );
    expect(burnt.length).toBeGreaterThan(0);
    const { seats } = taleOf(events, teams);
    expect(seats[0].dealt).toBe(seats[1].taken);
  });
});

test('the range of fair dice holds 95 % of them, and no smaller one does', () => {
  for (const [n, p] of [
    [120, 1 / 2],
    [60, 1 / 6],
    [7, 1 / 3],
  ]) {
    const { least, most } = fairRange(n, p);
    const chance = (k: number): number => {
      let ways = 1;
      for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
      return ways * p ** k * (1 - p) ** (n - k);
    };
    const sum = (from: number, to: number): number => {
      let total = 0;
      for (let k = from; k <= to; k++) total += chance(k);
      return total;
    };
    expect(sum(least, most)).toBeGreaterThanOrEqual(0.95);
    expect(sum(0, least - 1)).toBeLessThanOrEqual(0.025);
    expect(sum(0, most - 1)).toBeLessThan(0.975);
  }
});

test('symbols are counted as they fell', () => {
  const faces = ['sword', 'sword', 'sword', 'heart', 'heart', 'pow'];
  const events: GameEvent[] = [
    {
      type: 'rolled',
      seat: 0,
      purpose: 'offence',
      values: [1, 2, 6, 6, 4],
      owners: [0, 0, 0, 0, 0],
      rerolled: [0, 1, 2, 3, 4],
    },
    {
      type: 'rolled',
      seat: 0,
      purpose: 'offence',
      values: [1, 2, 6, 6, 3],
      owners: [0, 0, 0, 0, 0],
      rerolled: [4],
    },
    { type: 'rolled', seat: 1, purpose: 'defence', values: [1], owners: [1], rerolled: [0] },
  ];
  expect(symbolsOf(events, 0, faces).map(({ symbol, count, expected }) => [symbol, count, expected])).toEqual(
    [
      ['sword', 3, 3],
      ['heart', 1, 2],
      ['pow', 2, 1],
    ],
  );
});

test('luck among fair games', () => {
  expect(luckierThan(0, 3)).toBeCloseTo(0.5, 6);
  expect(luckierThan(1.959964 * 4, 4)).toBeCloseTo(0.975, 5);
  expect(luckierThan(-4, 4)).toBeCloseTo(0.158655, 5);
  expect(luckierThan(5, 0)).toBe(0.5);
});
