// The tale of whole games: what it says agrees with how they ended, and its dice are exact.

import { featsOfGame } from '@mad-king/after/feats';
import { tell } from '@mad-king/after/feats/tell';
import { countsOf, DICE, FIRST, Plan, RESULTS, valuesOf } from '@mad-king/ai/dice';
import { replay } from '@mad-king/engine';
import { MODES, TEAMS } from '@mad-king/language';
import { describe, expect, it } from 'vitest';
import { luckOf } from '../src/feats/dice-facts.ts';
import { library, playedBySquires, setupOf } from './games.ts';
import { taleOf } from './scenes.ts';

describe.each(MODES)('a game of %s', (mode) => {
  const record = playedBySquires(setupOf(mode, 3));
  const game = replay(library, record);
  const tale = tell(library, record);

  it('ends as it ended', () => {
    const last = tale.told.at(-1);
    expect(last?.turn).toBe(game.turn);
    game.health.forEach((health, team) => {
      expect(last?.health[TEAMS[team]]).toBe(health);
    });
  });

  it('crowns those who won, and nobody else', () => {
    const crowned = tale.seats.flatMap((_, seat) =>
      featsOfGame({ tale, seat }).some(({ id }) => id === 'crown-that-fits') ? [seat] : [],
    );
    const winners = game.seats.flatMap(({ team }, seat) => (team === game.result?.winner ? [seat] : []));
    expect(crowned).toEqual(winners);
  });

  it('knows the throws of every Roll Phase, and their luck', () => {
    const throws = tale.rollPhases.flatMap((phase) => phase.throws);
    expect(throws.length).toBeGreaterThan(tale.rollPhases.length / 2);
    for (const { luck } of throws) if (luck) expect(luck.variance).toBeGreaterThanOrEqual(0);
    for (const { attack, throws: own } of tale.rollPhases) if (attack) expect(own.length).toBeGreaterThan(0);
  });
});

it('dials that turn together are told together', () => {
  const tale = taleOf('reached', 'nobodys-crown');
  const dials = tale.told.filter(({ event }) => event.type === 'health');
  expect(dials.map(({ health }) => health)).toEqual([
    { A: 0, B: 0 },
    { A: 0, B: 0 },
  ]);
  const reached = featsOfGame({ tale, seat: 0 }).map(({ id }) => id);
  expect(reached).toContain('first-blood');
});

describe('luck', () => {
  const plan = new Plan(
    Float64Array.from({ length: RESULTS }, (_, i) => (valuesOf(i + FIRST[DICE])[0] * 7 + i * i) % 23),
  );
  const FACTORIAL = [1, 1, 2, 6, 24, 120];
  /** Every roll of five dice, with its chance. */
  const rolls = Array.from({ length: RESULTS }, (_, i) => ({
    values: valuesOf(i + FIRST[DICE]),
    chance: countsOf(i + FIRST[DICE]).reduce((ways, n) => ways / FACTORIAL[n], FACTORIAL[DICE]) / 6 ** DICE,
  }));
  const rolled = (values: number[], rerolled: number[]) => ({
    type: 'rolled' as const,
    seat: 0,
    purpose: 'offence' as const,
    values,
    owners: [0, 0, 0, 0, 0],
    rerolled,
  });

  it.each([0, 1, 2])('is 0 on average with %i attempts left, and as spread as it says', (left) => {
    const all = rolls.map(({ values, chance }) => ({
      chance,
      ...luckOf(plan, left, rolled(values, [0, 1, 2, 3, 4])),
    }));
    const mean = all.reduce((sum, { chance, gained }) => sum + chance * gained, 0);
    const spread = all.reduce((sum, { chance, gained }) => sum + chance * gained ** 2, 0);
    expect(mean).toBeCloseTo(0, 9);
    expect(spread).toBeCloseTo(all[0].variance, 9);
  });

  it('is 0 on average whatever is kept', () => {
    const all = [1, 2, 3, 4, 5, 6].map((value) => luckOf(plan, 1, rolled([2, 2, 5, 6, value], [4])));
    expect(all.reduce((sum, { gained }) => sum + gained, 0)).toBeCloseTo(0, 9);
    expect(all.reduce((sum, { gained }) => sum + gained ** 2, 0) / 6).toBeCloseTo(all[0].variance, 9);
  });
});
