import type { ClientMessage, ServerMessage } from '@mad-king/server/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Followed, PipeEvents } from './pipe.ts';

interface FakePipe {
  kind: 'socket' | 'stream';
  events: PipeEvents;
  sent: ClientMessage[];
  followed: [Followed, number][];
}

const pipes: FakePipe[] = [];

vi.mock('./pipe.ts', () => {
  const fake = (kind: FakePipe['kind']) => (events: PipeEvents) => {
    const pipe: FakePipe = { kind, events, sent: [], followed: [] };
    pipes.push(pipe);
    return {
      send: (message: ClientMessage) => pipe.sent.push(message),
      follow: (at: Followed, id: number) => pipe.followed.push([at, id]),
      unfollow: () => {},
      close: () => {},
    };
  };
  return { socketPipe: fake('socket'), streamPipe: fake('stream') };
});

const { Line, CutError, RefusedError } = await import('./line.ts');

const heard: ServerMessage[] = [];
const states: { isOpen: boolean; tries: number }[] = [];

/** Lets the request for a session be answered. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const newest = (): FakePipe => pipes[pipes.length - 1];
const told = (pipe: FakePipe): string[] => pipe.sent.map(({ type }) => type);

const openLine = async () => {
  const line = new Line({ changed: (state) => states.push(state), heard: (message) => heard.push(message) });
  await settle();
  newest().events.opened();
  return line;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('{}'));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' });
  pipes.length = 0;
  heard.length = 0;
  states.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const choice = { type: 'choose', table: 't', question: 1, text: 'pass' } as const;

test('what was not answered is said again after a break, with the same number', async () => {
  const line = await openLine();
  const answer = line.ask(choice);
  const first = newest().sent.find(({ type }) => type === 'choose');
  newest().events.closed(null);
  expect(states.at(-1)).toEqual({ isOpen: false, tries: 1 });
  await vi.advanceTimersByTimeAsync(200);
  expect(pipes).toHaveLength(2);
  newest().events.opened();
  expect(newest().sent.find(({ type }) => type === 'choose')).toEqual(first);
  newest().events.heard({ type: 'done', table: 't', re: first?.id });
  await expect(answer).resolves.toMatchObject({ type: 'done' });
  line.close();
});

test('what would be done twice is not said twice', async () => {
  const line = await openLine();
  const answer = line.ask({ type: 'open', name: 'Merry Badger' });
  const refused = expect(answer).rejects.toBeInstanceOf(CutError);
  newest().events.closed(null);
  await vi.advanceTimersByTimeAsync(200);
  newest().events.opened();
  await refused;
  expect(told(newest())).toEqual(['hello']);
  line.close();
});

test('a table is followed again from where one stands', async () => {
  const line = await openLine();
  let have = 0;
  const answer = line.follow(() => ({ table: 't', have, line: 0 }));
  newest().events.heard({ type: 'done', table: 't', re: newest().followed[0][1] });
  await answer;
  have = 12;
  newest().events.closed(null);
  await vi.advanceTimersByTimeAsync(200);
  newest().events.opened();
  expect(newest().followed).toEqual([[{ table: 't', have: 12, line: 0 }, 0]]);
  line.close();
});

test('waits double from 0.2 to 5 seconds, with some chance in them', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const line = await openLine();
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    newest().events.closed(null);
    const before = Date.now();
    const count = pipes.length;
    while (pipes.length === count) await vi.advanceTimersByTimeAsync(50);
    waits.push(Date.now() - before);
  }
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 5000, 5000, 5000]);
  line.close();
});

test('a server that restarts says when to come back', async () => {
  const line = await openLine();
  newest().events.closed(1500);
  await vi.advanceTimersByTimeAsync(1499);
  expect(pipes).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pipes).toHaveLength(2);
  line.close();
});

test('a refusal is an error with its code; one for the moment is tried again', async () => {
  const line = await openLine();
  const wrong = line.ask(choice);
  const id = newest().sent.at(-1)?.id;
  const refusal = { type: 'refused', re: id, code: 'stale', sentence: '', todo: 'look' } as const;
  const refused = expect(wrong).rejects.toBeInstanceOf(RefusedError);
  newest().events.heard(refusal);
  await refused;
  const answer = line.ask(choice);
  const again = newest().sent.at(-1)?.id;
  newest().events.heard({ ...refusal, re: again, code: 'waiting', todo: 'again', wait: 2 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(newest().sent.at(-1)?.id).toBe(again);
  newest().events.heard({ type: 'done', table: 't', re: again });
  await expect(answer).resolves.toMatchObject({ type: 'done' });
  line.close();
});

test('too much at once is refused unread: all of it is said again', async () => {
  const line = await openLine();
  void line.ask(choice);
  const before = newest().sent.length;
  newest().events.heard({ type: 'refused', code: 'too-many', sentence: '', todo: 'again', wait: 3 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(newest().sent).toHaveLength(before + 1);
  line.close();
});
