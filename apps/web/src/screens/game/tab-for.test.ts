import type { GameView } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { tabFor } from './tab-for.ts';

const asked = (ask: string, ...options: string[]) =>
  tabFor({ decision: { ask, options, about: null } as GameView['decision'] });

test('dice and defences are about the board, cards about the hand', () => {
  expect(asked('roll', 'keep none', 'play tip-it')).toBe('board');
  expect(asked('main', 'done')).toBe('hand');
  expect(asked('sell', 'sell tip-it')).toBe('hand');
});

test('a window is about the hand only if a card can be played', () => {
  expect(asked('respond', 'spend protect', 'pass')).toBeNull();
  expect(asked('respond', 'play tip-it', 'pass')).toBe('hand');
  expect(tabFor({ decision: null })).toBeNull();
});
