// One judge for coach, marks and review.

import { compile, layOut, play, start } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { ranked } from '../src/advice/counsel.ts';
import { adviseKeeps, counsel } from '../src/index.ts';
import { instinct } from '../src/mind/instinct.ts';

const library = compile(content);

test('about dice it is the exact plan, also where imagined games would see it otherwise', () => {
  const seats = [{ hero: 'pyromancer', tokens: { 'fire-mastery': 3 } }, { hero: 'paladin' }];
  const g = layOut(library, { mode: 'duel', seats, phase: 'offence', dice: [5, 5, 2, 6, 4] });
  const [best] = counsel(g);
  const ways = adviseKeeps(g)?.ways.filter(({ now, plan }) => now && plan.length === 0) ?? [];
  expect(best).toMatchObject({ by: 'dice', notation: ways[0].notation, value: ways[0].worth, isClose: true });
});

test('about everything else it is the chance to win', () => {
  const g = start(library, { mode: 'duel', heroes: ['barbarian', 'monk'], seed: 'counsel' });
  while (g.ask !== 'main' || g.choices.length < 3) play(g, g.asked, instinct(g));
  const rows = counsel(g);
  expect(rows.map(({ choice: c }) => c).sort()).toEqual([...g.choices].sort());
  for (const { by, value } of rows) {
    expect(by).toBe('games');
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  }
  expect(counsel(g)).toEqual(rows);
});

test('of what is as good for all one can tell, doing nothing comes first', () => {
  const option = { by: 'games', option: {} } as never as { by: 'games'; option: never };
  const rated = (value: number, kind: (typeof C)[keyof typeof C]) => ({
    ...option,
    choice: choice(kind),
    notation: `${kind}`,
    value,
  });
  const kinds = (...rows: ReturnType<typeof rated>[]) => ranked(rows).map(({ notation }) => Number(notation));
  expect(kinds(rated(0.5, C.Sell), rated(0.496, C.Done))).toEqual([C.Done, C.Sell]);
  expect(kinds(rated(0.6, C.Sell), rated(0.496, C.Done))).toEqual([C.Sell, C.Done]);
  expect(
    ranked([rated(0.5, C.Sell), rated(0.499, C.Play), rated(0.3, C.Done)]).map((r) => r.isClose),
  ).toEqual([true, true, false]);
});

test('a game that is over asks nobody', () => {
  const g = start(library, { mode: 'duel', heroes: ['barbarian', 'monk'], seed: 'over' });
  while (g.result === null) play(g, g.asked, instinct(g));
  expect(counsel(g)).toEqual([]);
});
