import { expect, test } from 'vitest';
import { computer, person } from './players.ts';
import { rematch } from './rematch.ts';

const setup = { mode: '2v2', heroes: ['barbarian', 'monk', 'ninja', 'thor'], seed: 'old' } as const;
const players = [person('A1'), person('B1'), person('A2'), computer('king')];

test('the same line-up with another seed', () => {
  const again = rematch({ ...setup, heroes: [...setup.heroes] }, players, { seed: 'new', swap: false });
  expect(again).toEqual({ setup: { ...setup, seed: 'new' }, players });
});

test('with seats swapped everybody plays the next hero, and team mates stay together', () => {
  const { players: next, setup: same } = rematch({ ...setup, heroes: [...setup.heroes] }, players, {
    seed: 'new',
    swap: true,
  });
  expect(same.heroes).toEqual(setup.heroes);
  expect(next).toEqual([players[3], players[0], players[1], players[2]]);
});
