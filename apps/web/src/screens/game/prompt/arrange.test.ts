import type { MoveData } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { moveOf } from '../move-in-test.ts';
import { arrange, type Option, timesOf } from './arrange.ts';

const options = (...moves: MoveData[]): Option[] => moves.map((data) => ({ move: moveOf(data), label: [] }));
const shown = (moves: MoveData[], weights: Record<string, number> = {}) => {
  const { main, others, lesser, quiet } = arrange(options(...moves), {
    graded: (ability) => ability === 'smack',
    weight: (ability) => weights[ability] ?? 0,
  });
  const data = ({ move: { text: _, ...rest } }: Option): object => rest;
  return {
    main: main && data(main),
    others: others.map(data),
    lesser: lesser.map(data),
    quiet: quiet.map(data),
  };
};

const activate = (ability: string | null, row: number | null = null): MoveData => ({
  kind: 'activate',
  ability,
  row,
});
const spend = (token: string, n: number | null = null): MoveData => ({
  kind: 'use',
  use: 'spend',
  token,
  spends: true,
  n,
});
const keepNone: MoveData = { kind: 'keep', dice: [] };
const target = (seat: number): MoveData => ({ kind: 'target', seat });

test('cards and kept dice are not buttons; ending the phase is the way on', () => {
  const cards: MoveData[] = [
    { kind: 'play', card: 'six-it' },
    { kind: 'sell', card: 'six-it' },
  ];
  expect(shown([...cards, spend('chi'), { kind: 'done' }])).toEqual({
    main: { kind: 'done' },
    others: [spend('chi')],
    lesser: [],
    quiet: [],
  });
});

test('abilities that are made are equals, the weightiest first', () => {
  const moves = [keepNone, activate('sturdy-blow'), activate('rage'), activate(null)];
  expect(shown(moves, { rage: 15, 'sturdy-blow': 4 })).toEqual({
    main: undefined,
    others: [activate('rage'), activate('sturdy-blow')],
    lesser: [],
    quiet: [activate(null)],
  });
});

test('of an ability that is graded, the highest row is offered and the others on request', () => {
  const made = [0, 1, 2].map((row) => activate('smack', row));
  expect(shown([...made, activate(null)])).toMatchObject({
    main: undefined,
    others: [made[2]],
    lesser: made.slice(0, 2),
  });
  expect(shown([activate('gift', 0), activate('gift', 1)]).lesser).toEqual([]);
});

test('nothing is obvious when one may respond or choose among equals', () => {
  const respond = shown([spend('protect'), { kind: 'pass' }]);
  expect(respond).toMatchObject({ main: undefined, others: [spend('protect')] });
  expect(shown([target(1), target(2)])).toMatchObject({ main: undefined, quiet: [] });
});

test('the only answer, and the only defence, are obvious', () => {
  expect(shown([target(1)]).main).toEqual(target(1));
  const defence: MoveData = { kind: 'defend', ability: 'thick-skin' };
  expect(shown([defence, { kind: 'defend', ability: null }]).main).toEqual(defence);
});

test('more of the same is told by how often', () => {
  const all = options(spend('chi', 1), spend('chi', 2), spend('evasive'), spend('knockdown', 2));
  expect(all.map((option) => timesOf(option, all))).toEqual([null, 2, null, null]);
});
