import type { Ask, MoveData } from '@mad-king/engine';
import { expect, test } from 'vitest';
import { moveOf } from './move-in-test.ts';
import { tabFor } from './tab-for.ts';

const asked = (ask: Ask, ...options: MoveData[]) =>
  tabFor({ decision: { ask, options: options.map(moveOf), about: null } });

const play: MoveData = { kind: 'play', card: 'tip-it' };

test('dice and defences are about the board, cards about the hand', () => {
  expect(asked('roll', { kind: 'keep', dice: [] }, play)).toBe('board');
  expect(asked('main', { kind: 'done' })).toBe('hand');
  expect(asked('sell', { kind: 'sell', card: 'tip-it' })).toBe('hand');
});

test('a window is about the hand only if a card can be played', () => {
  const spend: MoveData = { kind: 'use', use: 'protect', token: 'protect', spends: true, n: null };
  expect(asked('respond', spend, { kind: 'pass' })).toBeNull();
  expect(asked('respond', play, { kind: 'pass' })).toBe('hand');
  expect(tabFor({ decision: null })).toBeNull();
});
