import { expect, test, vi } from 'vitest';
import { duration, progress } from '../src/progress.ts';

const terminal = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, columns: 80, written, write: (text: string) => written.push(text) };
};

test('a terminal sees a bar with the time left, which goes away in the end', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const screen = terminal(true);
  const bar = progress('games', 200, screen);
  vi.advanceTimersByTime(10_000);
  bar.at(50);
  bar.at(51);
  bar.end();
  vi.useRealTimers();
  expect(screen.written).toEqual([
    '\r\x1b[Kgames [########......................] 25% 30 s left',
    '\r\x1b[K',
  ]);
});

test('elsewhere nothing is written', () => {
  const pipe = terminal(false);
  const bar = progress('games', 2, pipe);
  bar.at(1);
  bar.end();
  expect(pipe.written).toEqual([]);
});

test('long times are told in minutes', () => {
  expect(duration(900)).toBe('1 s');
  expect(duration(125_000)).toBe('2 min 5 s');
});
