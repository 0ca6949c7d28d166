import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { computer, person } from './players.ts';
import {
  isOver,
  listDamaged,
  listGames,
  readGame,
  removeDamaged,
  type StoredGame,
  writeGame,
} from './saves.ts';
import { beginSession, resumeSession, storeSession } from './session.ts';
import { storageIn } from './storage.ts';

/** Storage with room for so many characters. */
const memory = (room = Number.POSITIVE_INFINITY): globalThis.Storage => {
  const map = new Map<string, string>();
  const used = (): number => [...map].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return map.size;
    },
    key: (i: number) => [...map.keys()][i] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem: (key: string, value: string) => {
      if (used() - (map.get(key)?.length ?? 0) + value.length > room) throw new Error('QuotaExceededError');
      map.set(key, value);
    },
    clear: () => map.clear(),
  };
};

const stored = (id: string, updated: number): StoredGame =>
  storeSession(
    beginSession(compile(content), {
      id,
      started: 1,
      setup: { mode: 'duel', heroes: ['barbarian', 'monk'], seed: id },
      players: [person('Ola'), computer('king')],
      askWhen: 'affected',
    }),
    updated,
  );

test('the game played last comes first', () => {
  const storage = storageIn(memory());
  writeGame(storage, stored('one', 5));
  writeGame(storage, stored('two', 9));
  expect(listGames(storage).map(({ id }) => id)).toEqual(['two', 'one']);
  expect(readGame(storage, 'one')).toEqual(stored('one', 5));
  expect(isOver(stored('one', 5))).toBe(false);
});

test.each([
  ['cut short', (text: string) => text.slice(0, 200)],
  ['not ours', () => '{"hello":1}'],
  ['nothing', () => 'null'],
  ['of another format', (text: string) => text.replace('"format":1', '"format":9')],
  ['without what its players want to be asked', (text: string) => text.replace('"affected",', '')],
  ['in a phase that nobody knows', (text: string) => text.replace('"phase":"', '"phase":"no-')],
  ['without its players', (text: string) => text.replace('"players":[{', '"players":[[],{')],
])('a save that is %s is set aside, and the others stay', (_, damage) => {
  const place = memory();
  const storage = storageIn(place);
  writeGame(storage, stored('sound', 1));
  place.setItem('mad-king.game.broken', damage(JSON.stringify(stored('broken', 2))));
  expect(listGames(storage).map(({ id }) => id)).toEqual(['sound']);
  const [damaged] = listDamaged(storage);
  expect(damaged).toEqual({ id: 'broken', text: damage(JSON.stringify(stored('broken', 2))) });
  removeDamaged(storage, 'broken');
  expect(listDamaged(storage)).toEqual([]);
});

const finished = (id: string, updated: number): StoredGame => {
  const game = stored(id, updated);
  return {
    ...game,
    game: { ...game.game, game: { ...game.game.game, result: { winner: 0, drawn: [] } } },
  };
};

test('when there is no room, the oldest finished game goes, and none that is being played', () => {
  const storage = storageIn(memory(JSON.stringify(finished('one', 1)).length * 3.5));
  for (const game of [stored('one', 1), finished('two', 2), finished('three', 3), stored('four', 4)])
    expect(writeGame(storage, game)).toBe(true);
  expect(listGames(storage).map(({ id }) => id)).toEqual(['four', 'three', 'one']);
  expect(writeGame(storage, stored('five', 5))).toBe(true);
  expect(writeGame(storage, stored('six', 6))).toBe(false);
  expect(listGames(storage).map(({ id }) => id)).toEqual(['five', 'four', 'one']);
});

test('without any storage nothing is kept and nothing fails', () => {
  const storage = storageIn(null);
  expect(writeGame(storage, stored('one', 1))).toBe(false);
  expect(listGames(storage)).toEqual([]);
});

test('a game kept by an older version is listed, and goes on by its record', () => {
  const storage = storageIn(memory());
  const { rules: _none, ...kept } = stored('old', 2);
  const game = {
    ...kept.game,
    format: 1,
    content: '1a2b3c4d',
    game: { ...kept.game.game, phase: 3, stack: [] },
  };
  expect(writeGame(storage, { ...kept, game: game as unknown as StoredGame['game'] })).toBe(true);
  expect(listGames(storage).map(({ id, game: { game } }) => [id, game.phase])).toEqual([['old', 'main1']]);
  expect(listDamaged(storage)).toEqual([]);
  const resumed = resumeSession(compile(content), readGame(storage, 'old') as StoredGame);
  expect(storeSession(resumed, 2).game).toEqual(kept.game);
});
