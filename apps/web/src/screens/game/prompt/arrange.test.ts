import { expect, test } from 'vitest';
import { arrange, type Option, timesOf } from './arrange.ts';

const options = (...choices: string[]): Option[] => choices.map((choice) => ({ choice, label: [] }));
const shown = (choices: string[], weights: Record<string, number> = {}) => {
  const { main, others, lesser, quiet } = arrange(options(...choices), {
    graded: (ability) => ability === 'smack',
    weight: (choice) => weights[choice] ?? 0,
  });
  const names = (list: readonly Option[]) => list.map(({ choice }) => choice);
  return { main: main?.choice, others: names(others), lesser: names(lesser), quiet: names(quiet) };
};

test('cards and kept dice are not buttons; ending the phase is the way on', () => {
  expect(shown(['play six-it', 'sell six-it', 'spend chi', 'done'])).toEqual({
    main: 'done',
    others: ['spend chi'],
    lesser: [],
    quiet: [],
  });
});

test('the weightiest ability that is made is the obvious one', () => {
  const choices = ['keep none', 'activate sturdy-blow', 'activate rage', 'activate none'];
  expect(shown(choices, { 'activate rage': 15, 'activate sturdy-blow': 4 })).toEqual({
    main: 'activate rage',
    others: ['activate sturdy-blow'],
    lesser: [],
    quiet: ['activate none'],
  });
});

test('of an ability that is graded, the highest row is offered and the others on request', () => {
  const made = ['activate smack 1', 'activate smack 2', 'activate smack 3'];
  expect(shown(made)).toMatchObject({ main: 'activate smack 3', others: [], lesser: made.slice(0, 2) });
  expect(shown(['activate gift 1', 'activate gift 2']).lesser).toEqual([]);
});

test('nothing is obvious when one may respond or choose among equals', () => {
  expect(shown(['spend protect', 'pass'])).toMatchObject({ main: undefined, others: ['spend protect'] });
  expect(shown(['target 2', 'target 3'])).toMatchObject({ main: undefined, quiet: [] });
});

test('the only answer, and the only defence, are obvious', () => {
  expect(shown(['target 2']).main).toBe('target 2');
  expect(shown(['defend thick-skin', 'defend none']).main).toBe('defend thick-skin');
});

test('more of the same is told by how often', () => {
  const all = options('spend chi 1', 'spend chi 2', 'spend evasive', 'spend knockdown 2');
  expect(all.map((option) => timesOf(option, all))).toEqual([null, 2, null, null]);
});
