import { recordOf } from '@mad-king/after/link';
import { type GameRecord, OPTIONS, writeRecord } from '@mad-king/engine';
import { chanceLine } from '@mad-king/engine/inside';
import { describe, expect, test } from 'vitest';
import {
  importChronicle,
  keepPast,
  listPast,
  ownSeat,
  type PastGame,
  pastOf,
  readPast,
  scoreOf,
  writeChronicle,
} from './chronicle.ts';
import { TABLES } from './modes.ts';
import { computer, person } from './players.ts';
import { SHORT } from './short-duel.ts';
import { storageIn } from './storage.ts';

const place = (room = Number.POSITIVE_INFINITY): globalThis.Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!kept.has(key) && kept.size >= room) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const record = (choices: string[] = ['pass']): GameRecord => ({
  setup: { mode: 'duel', heroes: ['barbarian', 'paladin'], seed: 's' },
  rules: null,
  choices,
  lines: choices.map(() => 0),
});

const ended = {
  at: 1,
  players: [person('Ann'), computer('knight')],
  teams: ['A', 'B'] as const,
  winner: 'A' as const,
  conceded: false,
  turns: 9,
};

const past = (id: string, change: Partial<PastGame> = {}, choices?: string[]): Promise<PastGame> =>
  pastOf({ ...ended, id, record: record(choices) }).then((game) => ({ ...game, ...change }));

describe('the chronicle', () => {
  test('keeps who played, how it ended, and the game itself', async () => {
    const storage = storageIn(place());
    const game = await past('one');
    keepPast(storage, game);
    expect(readPast(storage, 'one')).toEqual(game);
    expect(writeRecord(await recordOf(game.code))).toBe(writeRecord(record()));
    expect([ownSeat(game), scoreOf(game, 0), scoreOf(game, 1)]).toEqual([0, 1, 0]);
    expect(scoreOf({ ...game, winner: null }, 0)).toBe(0.5);
    expect((await past('two', {}, ['pass', chanceLine('x')])).isTakenOver).toBe(true);
  });

  test('knows how much health a short duel had', async () => {
    const setup = { ...record().setup, options: { health: 25 as const } };
    expect((await pastOf({ ...ended, id: 'short', record: { ...record(), setup } })).health).toBe(25);
    expect((await past('whole')).health).toBeUndefined();
  });

  test('knows every health that a duel may have', () => {
    expect([TABLES.duel.health, ...SHORT]).toEqual(OPTIONS.health);
  });

  test('lists the newest first, and leaves what cannot be read', async () => {
    const storage = storageIn(place());
    for (const [id, at] of [
      ['a', 5],
      ['b', 9],
      ['c', 7],
    ] as const)
      keepPast(storage, await past(id, { at }));
    storage.write('past.d', '{"id":"d"}');
    expect(listPast(storage).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(storage.read('past.d')).not.toBeNull();
  });

  test('a game that is kept again stays where it was, with what was counted', async () => {
    const storage = storageIn(place());
    const luck = [
      { points: 3, spread: 4 },
      { points: -1, spread: 4 },
    ];
    keepPast(storage, await past('one', { at: 5, luck }));
    keepPast(storage, await past('one', { at: 99 }));
    expect(readPast(storage, 'one')).toMatchObject({ at: 5, luck });
  });

  test('goes out as one file and comes back, also beside what is there', async () => {
    const [from, to] = [storageIn(place()), storageIn(place())];
    for (const id of ['a', 'b', 'c']) keepPast(from, await past(id));
    keepPast(to, await past('b', { turns: 77 }));
    const file = writeChronicle(listPast(from));
    expect(importChronicle(to, file)).toMatchObject({ added: 2, known: 1, unreadable: 0, left: 0 });
    expect(readPast(to, 'b')?.turns).toBe(77);
    expect(listPast(to)).toHaveLength(3);
  });

  test('takes nothing from what is no chronicle, and only what fits', async () => {
    // One game, beside what is kept free for those that will be played.
    const storage = storageIn(place(2));
    for (const text of ['', 'hello', '[]', '{"format":"mad-king chronicle 2","games":[]}', 'null'])
      expect(importChronicle(storage, text)).toBeNull();
    const games = [await past('a'), await past('b'), { ...(await past('c')), mode: 'chess' }];
    const file = JSON.stringify({ format: 'mad-king chronicle 1', games });
    expect(importChronicle(storage, file)).toEqual({
      added: 1,
      known: 0,
      unreadable: 1,
      left: 1,
      answers: 0,
    });
    expect(storage.keys('')).toEqual(['past.a']);
    const full = storageIn(place(1));
    expect(importChronicle(full, file)).toMatchObject({ added: 0, left: 2 });
    expect(full.keys('')).toEqual([]);
  });

  test('a thousand games are listed at once', async () => {
    const storage = storageIn(place());
    const game = await past('x', { code: 'a'.repeat(1500) });
    for (let i = 0; i < 1000; i++) keepPast(storage, { ...game, id: `g${i}` });
    const began = performance.now();
    expect(listPast(storage)).toHaveLength(1000);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
