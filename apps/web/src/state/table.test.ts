import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLibrary } from '../library.ts';
import { thinker, type WorkerLike } from '../worker/client.ts';
import { answerTo } from '../worker/protocol.ts';
import { workerInTest } from '../worker/worker-in-test.ts';
import { computer, type Player, person } from './players.ts';

// Whole games take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const inTest = (): WorkerLike => workerInTest(answerTo(loadLibrary, () => 0));
vi.mock('../worker/start.ts', () => ({ players: thinker(inTest), coach: thinker(inTest) }));

const memory = () => {
  const map = new Map<string, string>();
  return {
    map,
    get length() {
      return map.size;
    },
    key: (i: number) => [...map.keys()][i] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

const open = async (players: Player[], heroes: string[], mode = 'duel' as 'duel' | '2v2') => {
  const store = memory();
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  const table = await import('./table.ts');
  const settings = await import('./settings.ts');
  settings.changeSettings({ pace: 'fast', askWhen: 'always' });
  const id = await table.newTable({ mode, heroes, seed: 'table', first: 0 }, players);
  await table.openTable(id);
  const state = () => {
    const now = table.useTable.getState();
    if (now.status !== 'open') throw new Error(`the table is ${now.status}`);
    return now;
  };
  const stored = () => JSON.parse(store.getItem(`mad-king.game.${id}`) ?? 'null');
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  /** What would be there if the tab was closed now. */
  const saved = () => {
    leave();
    return stored();
  };
  /** Goes on with the first choice until this is asked of the person who looks. */
  const until = async (ask: string): Promise<void> => {
    for (let i = 0; i < 200 && state().view.decision?.ask !== ask; i++) {
      const { decision } = state().view;
      if (state().passTo !== null) table.takeDevice();
      else if (decision !== null) table.choose(decision.options[0].text);
      else await vi.advanceTimersByTimeAsync(100);
    }
  };
  return { table, settings, state, stored, leave, saved, until, store, id };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DUEL = [person('Ola'), computer('squire')];
const HEROES = ['barbarian', 'moon-elf'];

test('a choice is kept when there is time, and at the latest when the tab is left', async () => {
  const { table, stored, leave, until } = await open(DUEL, HEROES);
  await until('main');
  leave();
  const { choices } = stored();
  table.choose('done');
  expect(stored().choices).toEqual(choices);
  leave();
  expect(stored().choices.slice(0, choices.length + 1)).toEqual([...choices, 'done']);
  await until('main');
  await vi.advanceTimersByTimeAsync(500);
  const kept = stored().choices;
  table.choose('done');
  await vi.advanceTimersByTimeAsync(500);
  expect(stored().choices.slice(0, kept.length + 1)).toEqual([...kept, 'done']);
});

test('a choice is kept, can be taken back, and is then gone from the save', async () => {
  const { table, state, saved, until } = await open(DUEL, HEROES);
  await until('main');
  const before = saved();
  const sell = state().view.decision?.options.find(({ kind }) => kind === 'sell');
  table.choose(sell?.text ?? '');
  expect(saved().choices.at(-1)).toBe(sell?.text);
  expect([state().canUndo, state().news]).toEqual([true, 2]);
  table.undo();
  expect({ ...saved(), updated: 0 }).toEqual({ ...before, updated: 0 });
  expect(state().canUndo).toBe(false);
});

test('what cannot be chosen is left, and a reason is given for it', async () => {
  const { table, state, until } = await open(DUEL, HEROES);
  await until('main');
  const { step } = state();
  table.choose('activate smack');
  expect(state().step).toBe(step);
  expect(table.reasonAgainst({ kind: 'activate', ability: 'smack' })).toBe('wrong-moment');
});

test('while the game is held the computer waits', async () => {
  const { table, state } = await open([computer('squire'), computer('squire')], HEROES);
  table.hold(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([state().step, state().held, state().thinking]).toEqual([0, true, true]);
  table.hold(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state().step).toBeGreaterThan(0);
  table.closeTable();
});

test('another tab takes the game over: nothing is asked or kept here until one goes on here', async () => {
  const { table, state, saved, until, store, id } = await open(DUEL, HEROES);
  await until('main');
  const { choices } = saved();
  store.setItem(`mad-king.tab.${id}`, 'another');
  table.choose('done');
  expect([state().elsewhere, state().view.decision]).toEqual([true, null]);
  expect(saved().choices).toEqual(choices);
  await table.goOnHere();
  expect([state().elsewhere, state().view.decision?.ask]).toEqual([false, 'main']);
});

test('without room in the storage the game is played all the same, and says so', async () => {
  const { table, state, leave, store, until } = await open(DUEL, HEROES);
  store.map.clear();
  store.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  await until('main');
  table.choose('done');
  leave();
  expect(state().unsaved).toBe(true);
  const id = await table.newTable({ mode: 'duel', heroes: HEROES, seed: 'x', first: 0 }, DUEL);
  await table.openTable(id);
  expect([state().id, state().unsaved]).toEqual([id, true]);
});

test('between opponents nothing is shown until the device is taken; their log and hands stay apart', async () => {
  const { table, state } = await open([person('Ola'), person('Jan')], HEROES);
  const first = state().passTo ?? -1;
  expect(first).toBeGreaterThanOrEqual(0);
  expect(state().view.seats.every(({ hand }) => hand === null)).toBe(true);
  expect(state().events.every((event) => event.type !== 'drew' || event.cards === undefined)).toBe(true);
  await expect(table.askAdvice()).rejects.toThrow('not asked');
  table.takeDevice();
  expect(state().view.seats.map(({ hand }) => hand !== null)).toEqual([first === 0, first === 1]);
  for (let i = 0; i < 300 && state().passTo === null; i++)
    table.choose(state().view.decision?.options[0].text ?? '');
  expect(state().passTo).toBe(1 - first);
  expect([state().view.seats[first].hand, state().view.decision, state().canUndo]).toEqual([
    null,
    null,
    false,
  ]);
});

test('a team concedes when its people have: computers agree', async () => {
  const players = [person('Ola'), computer('king'), computer('squire'), computer('king')];
  const { table, state } = await open(players, ['barbarian', 'moon-elf', 'monk', 'thor'], '2v2');
  table.concede(0);
  expect(state().view.result).toEqual({ winner: 'B', drawn: [] });
  expect(state().revealed?.map(({ hand }) => hand.length)).toHaveLength(4);
  expect((await table.gameRecord()).choices).toContain('concede 1');
  const again = await table.playAgain(true);
  await table.openTable(again ?? '');
  expect(state().players[1]).toEqual(players[0]);
  expect(state().setup.seed).not.toBe('table');
});

test('what is set holds for the open game, and a game brings its own setting along', async () => {
  const { table, settings, state, saved, until, id } = await open(DUEL, HEROES);
  await until('main');
  expect(state().askWhen).toBe('always');
  settings.changeSettings({ askWhen: 'matters' });
  expect([state().askWhen, saved().askWhen[0]]).toEqual(['matters', 'matters']);
  table.closeTable();
  settings.changeSettings({ askWhen: 'affected' });
  await table.openTable(id);
  expect([state().askWhen, settings.useSettings.getState().askWhen]).toEqual(['matters', 'matters']);
});

/** The first Main Phase, in which everything has been sold. */
const soldOut = async () => {
  const opened = await open(DUEL, HEROES);
  opened.settings.changeSettings({ askWhen: 'affected' });
  await opened.until('main');
  const { table, state } = opened;
  const sell = () => state().view.decision?.options.find(({ kind }) => kind === 'sell');
  for (let move = sell(); move !== undefined; move = sell()) table.choose(move.text);
  await vi.advanceTimersByTimeAsync(0);
  return opened;
};

test('a Main Phase with nothing to do ends by itself, but leaves time to take back', async () => {
  const { table, state } = await soldOut();
  expect([state().leaving, state().canUndo, state().view.phase]).toEqual([4000, true, 'main1']);
  await vi.advanceTimersByTimeAsync(3500);
  expect(state().view.phase).toBe('main1');
  table.undo();
  expect([state().leaving, state().view.decision?.ask]).toEqual([false, 'main']);
  const { step } = state();
  await vi.advanceTimersByTimeAsync(6000);
  expect(state().step).toBe(step);
});

test('who stays is not hurried, and who does nothing is taken on', async () => {
  const { table, state } = await soldOut();
  table.stay();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([state().leaving, state().view.phase]).toEqual([false, 'main1']);
  table.closeTable();
  const other = await soldOut();
  await vi.advanceTimersByTimeAsync(4100);
  expect(other.state().view.phase).not.toBe('main1');
});

test('what is passed for a person is passed in the first window of a game as well', async () => {
  const { table, settings, state } = await open(DUEL, HEROES);
  settings.changeSettings({ askWhen: 'affected' });
  for (let n = 0; n < 12; n++) {
    await table.openTable(await table.newTable({ mode: 'duel', heroes: HEROES, seed: `first ${n}` }, DUEL));
    expect(state().view.decision?.ask ?? 'nothing').not.toBe('respond');
  }
});

test('what has come of a defence stays before anything else is asked', async () => {
  const { table, settings, state, until } = await open(DUEL, HEROES);
  settings.changeSettings({ askWhen: 'affected' });
  await until('defend');
  const { length } = state().events;
  const hasSettled = () =>
    state()
      .events.slice(length)
      .some(({ type }) => type === 'settled');
  settings.changeSettings({ pace: 'normal' });
  table.choose(state().view.decision?.options.find(({ kind }) => kind === 'defend')?.text ?? '');
  for (let i = 0; i < 20 && !hasSettled(); i++) {
    const { decision } = state().view;
    if (decision !== null) table.choose(decision.options.find(({ kind }) => kind === 'pass')?.text ?? '');
    else await vi.advanceTimersByTimeAsync(100);
  }
  const { step } = state();
  expect(state().view.decision).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect([state().step, state().view.decision]).toEqual([step, null]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state().step).toBeGreaterThan(step);
});

test('it can be turned off, and whoever holds the game stops it', async () => {
  const { table, state, settings } = await soldOut();
  table.hold(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state().view.phase).toBe('main1');
  table.undo();
  table.hold(false);
  settings.changeSettings({ goesOn: false });
  const { decision } = state().view;
  table.choose(decision?.options.find(({ kind }) => kind === 'sell')?.text ?? '');
  expect(state().leaving).toBe(false);
});

test('advice and luck come from the coach', async () => {
  const { table, until } = await open(DUEL, HEROES);
  await until('main');
  const advice = table.askAdvice();
  await vi.advanceTimersByTimeAsync(10);
  expect((await advice).length).toBeGreaterThan(1);
  const luck = table.judgeLuck();
  await vi.advanceTimersByTimeAsync(10);
  expect((await luck).seats).toHaveLength(2);
});

test('a game nobody knows is missing; one that cannot be read is set aside', async () => {
  const { table, store, saved, id } = await open(DUEL, HEROES);
  await table.openTable('nothing');
  expect(table.useTable.getState()).toEqual({ status: 'missing', id: 'nothing' });
  const broken = { ...saved(), choices: ['sing'], game: { ...saved().game, content: 'other' } };
  store.setItem(`mad-king.game.${id}`, JSON.stringify(broken));
  await table.openTable(id);
  expect(table.useTable.getState().status).toBe('damaged');
  expect(store.getItem(`mad-king.damaged.${id}`)).not.toBeNull();
});
