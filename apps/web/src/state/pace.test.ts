import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (promise: Promise<void>): { done: boolean } => {
  const state = { done: false };
  void promise.then(() => {
    state.done = true;
  });
  return state;
};

test('waits so long, and no longer once somebody hurries', async () => {
  const p = pace();
  const first = watch(p.wait(600));
  await vi.advanceTimersByTimeAsync(599);
  expect(first.done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(first.done).toBe(true);
  const second = watch(p.wait(600));
  p.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.done).toBe(true);
});

test('while it is held nothing goes on, not even by hurrying', async () => {
  const p = pace();
  p.hold(true);
  const waiting = watch(p.wait(0));
  p.hurry();
  await vi.advanceTimersByTimeAsync(5000);
  expect([waiting.done, p.isHeld()]).toEqual([false, true]);
  p.hold(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.done).toBe(true);
});

test('what was left of the time when it was held is waited for afterwards', async () => {
  const p = pace();
  const waiting = watch(p.wait(1000));
  await vi.advanceTimersByTimeAsync(400);
  p.hold(true);
  await vi.advanceTimersByTimeAsync(5000);
  p.hold(false);
  await vi.advanceTimersByTimeAsync(590);
  expect(waiting.done).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(waiting.done).toBe(true);
});
