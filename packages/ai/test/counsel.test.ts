// One judge for coach, marks and review.

import { compile, layOut, play, start } from '@mad-king/engine';
import { C, choice, isDiceWindow } from '@mad-king/engine/inside';
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

/** Windows in which somebody may change dice that they have not kept yet. */
const ownWindows = function* (games: number) {
  const heroes = library.heroes.map(({ id }) => id);
  for (let n = 0; n < games; n++) {
    const pair = [heroes[n % heroes.length], heroes[(n + 7) % heroes.length]];
    const g = start(library, { mode: 'duel', heroes: pair, seed: `windows ${n}` });
    while (g.result === null) {
      if (isDiceWindow(g) && adviseKeeps(g) !== null) yield g;
      play(g, g.asked, instinct(g));
    }
  }
};

test('whether to change dice before they are kept is the exact plan, too', () => {
  let changed = 0;
  let passed = 0;
  for (const g of ownWindows(8)) {
    const [best] = counsel(g);
    if (best.by === 'games') {
      // Nothing that the plan judges.
      expect(best.notation).not.toBe('pass');
      expect(adviseKeeps(g)?.ways.some(({ now, notation }) => now && notation === best.notation)).toBe(false);
      continue;
    }
    const [planned] =
      adviseKeeps(g)?.ways.filter(({ do: it, plan }) => it !== 'stop' || plan.length === 0) ?? [];
    expect(best.value).toBeGreaterThan(planned.worth - 0.05);
    expect(best.notation === 'pass').toBe(best.way.do !== 'aid' || !best.way.now);
    expect(g.choices).toContain(best.choice);
    if (best.notation === 'pass') passed++;
    else changed++;
  }
  expect(changed).toBeGreaterThan(3);
  expect(passed).toBeGreaterThan(20);
});

test('where a window and what comes after it are one question, the plan says what to keep', () => {
  for (const g of ownWindows(2)) {
    const [best] = counsel(g);
    const rows = counsel(g, { asOne: true });
    if (best.by === 'games') continue;
    expect(rows.some(({ notation }) => notation === 'pass')).toBe(false);
    expect(rows[0]).toMatchObject({ by: 'dice', value: best.value });
  }
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
