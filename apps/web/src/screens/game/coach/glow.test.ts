import type { MoveData } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { moveOf } from '../move-in-test.ts';
import { glowing } from './glow.ts';

const beside = (data: MoveData): string[] => {
  const move = moveOf(data);
  const [button, ...more] = glowing(move);
  expect(button).toBe(`[data-choice="${move.text}"]`);
  return more;
};

test('an ability glows by its tile, a card by itself, everything by its button', () => {
  expect(beside({ kind: 'activate', ability: 'smack', row: 1 })).toEqual(['.tile[data-ability="smack"]']);
  expect(beside({ kind: 'play', card: 'six-it' })).toEqual(['.hand .card[data-card="six-it"]']);
  expect(beside({ kind: 'defend', ability: null })).toEqual([]);
  expect(beside({ kind: 'keep', dice: [0, 1] })).toEqual([]);
});
