import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat } from './beats.ts';
import { createQueue } from './queue.ts';

const card = (name: string): Beat => ({ kind: 'card', seat: 0, card: name, ability: null });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const started = () => {
  const shown: string[] = [];
  const queue = createQueue((beat) => shown.push(beat.kind === 'card' ? beat.card : beat.kind));
  return { shown, queue };
};

test('beats are shown in their order, one after the other', () => {
  const { shown, queue } = started();
  queue.add([card('a'), card('b')]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(['a', 'b']);
});

test('when more happens, what waits is shown at once, but not more than a few', () => {
  const { shown, queue } = started();
  queue.add(['a', 'b', 'c', 'd', 'e', 'f'].map(card));
  vi.advanceTimersByTime(1);
  queue.add([card('new')]);
  expect(shown).toEqual(['a', 'd', 'e', 'f']);
  vi.advanceTimersByTime(1);
  expect(shown.at(-1)).toBe('new');
});

test('nothing new does not disturb what is shown; a cleared queue shows nothing', () => {
  const { shown, queue } = started();
  queue.add([card('a'), card('b')]);
  queue.add([]);
  expect(shown).toEqual([]);
  queue.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
});
