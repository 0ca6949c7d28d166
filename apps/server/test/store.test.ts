// The contract of the stores, the same for both.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupStore } from '../src/store/move.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Entry, Row, Store } from '../src/store/store.ts';
import { memoryStore } from './support/memory-store.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';

let server: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'mad-king-store-'));
let files = 0;
const newFile = (): string => join(folder, `${++files}.sqlite`);

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const row = (table: string, number: number, text = ''): Row => ({
  table,
  number,
  seat: 0,
  kind: 'choice',
  text,
  time: 1_700_000_000_000 + number,
});
const entry = (table: string, number: number, text = '', due: number | null = null): Entry => ({
  row: row(table, number, text),
  due,
});

/** As many as processes that share it. The one in memory is for tests, and must keep the contract too. */
const STORES = {
  memory: async (): Promise<Store[]> => [memoryStore()],
  sqlite: async (): Promise<Store[]> => [openSqlite(newFile())],
  postgres: async (): Promise<Store[]> => {
    const address = await server.database();
    return Promise.all([openPostgres(address), openPostgres(address)]);
  },
};

describe.each(Object.entries(STORES))('%s', (_, open) => {
  let stores: Store[];
  let store: Store;
  beforeAll(async () => {
    stores = await open();
    store = stores[0];
  });
  afterAll(() => Promise.all((stores ?? []).map((each) => each.close())));

  test('rows come back in order, those after a number, with all they hold', async () => {
    await store.append([entry('order', 1, 'a'), entry('other', 1)]);
    await store.append([entry('order', 2, '„ž\n"\\u0000')]);
    expect(await store.rows('order', 0)).toEqual([row('order', 1, 'a'), row('order', 2, '„ž\n"\\u0000')]);
    expect(await store.rows('order', 1)).toEqual([row('order', 2, '„ž\n"\\u0000')]);
    expect(await store.rows('nothing', 0)).toEqual([]);
    expect(await store.newest(['order', 'other', 'nothing'])).toEqual(
      new Map([
        ['order', 2],
        ['other', 1],
      ]),
    );
  });

  test('eight writers on one number have one winner, over and over', async () => {
    for (let number = 1; number <= 40; number++) {
      const writers = Array.from({ length: 8 }, (_, i) =>
        stores[i % stores.length].append([entry('race', number, `writer ${i}`)]),
      );
      const won = (await Promise.all(writers)).map(([first]) => first);
      expect(won.filter(Boolean)).toHaveLength(1);
      const [stored] = await store.rows('race', number - 1);
      expect(stored.text).toBe(`writer ${won.indexOf(true)}`);
    }
  });

  test('a batch with one stale row stores the others, and a stale row changes nothing beside', async () => {
    await store.append([entry('stale', 1, 'first', 5000)]);
    const listing = { code: 'STALE2', stage: 'open', isPublic: true, sessions: ['x'] };
    const late = { ...entry('stale', 1, 'late', 9000), listing };
    expect(await store.append([entry('fresh-a', 1), late, entry('fresh-b', 1)])).toEqual([true, false, true]);
    expect((await store.rows('stale', 0)).map(({ text }) => text)).toEqual(['first']);
    expect(await store.tableOfCode('STALE2')).toBeNull();
    expect(await store.takeDue(6000, 6000, 10)).toEqual([{ table: 'stale', number: 1 }]);
    await store.setDue('stale', 1, null);
  });

  test('of two entries for one number in a batch the first counts', async () => {
    expect(await store.append([entry('twice', 1, 'a'), entry('twice', 1, 'b')])).toEqual([true, false]);
    expect((await store.rows('twice', 0)).map(({ text }) => text)).toEqual(['a']);
  });

  test('many batches at once, in any order of tables, all arrive', async () => {
    const tables = Array.from({ length: 12 }, (_, i) => `many-${i}`);
    const batches = Array.from({ length: 20 }, (_, n) => {
      const order = n % 2 === 0 ? tables : [...tables].reverse();
      return stores[n % stores.length].append(order.map((table) => entry(table, n + 1)));
    });
    expect((await Promise.all(batches)).flat().every(Boolean)).toBe(true);
    expect([...(await store.newest(tables)).values()]).toEqual(tables.map(() => 20));
  });

  test('tables are found by code, in the lobby and by who sits there', async () => {
    const listing = { code: 'ABC234', stage: 'gathering', isPublic: true, sessions: ['me', 'you'] };
    await store.append([{ ...entry('listed', 1), listing }]);
    expect(await store.tableOfCode('ABC234')).toBe('listed');
    expect(await store.publicTables('gathering', 10)).toEqual(['listed']);
    expect(await store.tablesOf('me', 10)).toEqual(['listed']);
    // Its code is its own as long as it needs it.
    await store.append([{ ...entry('thief', 1), listing: { ...listing, isPublic: false, sessions: [] } }]);
    expect(await store.tableOfCode('ABC234')).toBe('listed');
    await store.append([entry('listed', 2)]);
    expect(await store.tableOfCode('ABC234')).toBe('listed');
    await store.append([{ ...entry('listed', 3), listing: { ...listing, code: null, sessions: ['you'] } }]);
    expect(await store.tableOfCode('ABC234')).toBeNull();
    expect(await store.tablesOf('me', 10)).toEqual([]);
    expect(await store.tablesOf('you', 10)).toEqual(['listed']);
  });

  test('what is due is given out once, and again if nobody did it', async () => {
    await store.append([
      entry('due-a', 1, '', 1000),
      entry('due-b', 1, '', 2000),
      entry('due-c', 1, '', 9000),
    ]);
    const all = await Promise.all([0, 1, 2, 3].map((i) => stores[i % stores.length].takeDue(3000, 4000, 10)));
    expect(all.flat().sort((a, b) => (a.table < b.table ? -1 : 1))).toEqual([
      { table: 'due-a', number: 1 },
      { table: 'due-b', number: 1 },
    ]);
    await store.append([entry('due-a', 2)]);
    expect(await store.takeDue(5000, 6000, 10)).toEqual([{ table: 'due-b', number: 1 }]);
    await store.setDue('due-b', 1, 5500);
    expect(await store.takeDue(5500, 7000, 10)).toEqual([{ table: 'due-b', number: 1 }]);
    await store.setDue('due-b', 1, null);
    await store.append([entry('due-c', 2, '', 9500)]);
    // Whoever was slow does not take away what became due since.
    await store.setDue('due-c', 1, null);
    expect(await store.takeDue(9600, 9700, 10)).toEqual([{ table: 'due-c', number: 2 }]);
    await store.setDue('due-c', 2, null);
  });

  test('a session has several devices; what hands it over works once and not late', async () => {
    await store.putSession('hash 1', { id: 'person', isBot: false }, 1);
    await store.putSession('hash 2', { id: 'program', isBot: true }, 1);
    expect(await store.session('hash 1', 1)).toEqual({ id: 'person', isBot: false });
    expect(await store.session('hash 2', 1)).toEqual({ id: 'program', isBot: true });
    expect(await store.session('hash 3', 1)).toBeNull();
    await store.putHandOver(['long', 'short'], 'person', 1000);
    expect(await store.takeHandOver('long', 1001)).toBeNull();
    expect(await store.takeHandOver('short', 1000)).toEqual({ id: 'person', isBot: false });
    expect(await store.takeHandOver('long', 1000)).toBeNull();
  });

  test('a table that is set aside is not listed and nothing is due there', async () => {
    const listing = { code: 'BAD234', stage: 'gathering', isPublic: true, sessions: ['me'] };
    await store.append([{ ...entry('bad', 1, '', 1), listing }]);
    await store.setAside('bad', 1, 'cannot be read', 5);
    expect(await store.tableOfCode('BAD234')).toBeNull();
    expect(await store.publicTables('gathering', 10)).not.toContain('bad');
    expect(await store.takeDue(10, 11, 10)).toEqual([]);
    expect(await store.rows('bad', 0)).toHaveLength(1);
  });

  test('time without a server is remembered', async () => {
    for (const now of [1000, 2000, 2900, 9000, 10_000]) await store.beat(now, 2000);
    expect(await store.gaps()).toEqual([{ from: 2900, to: 9000 }]);
  });

  test('sessions that nobody uses go, with where they sat, and so does what is too old to be redeemed', async () => {
    const DAY = 86_400_000;
    for (const name of ['used', 'unused'])
      await store.putSession(`hash of ${name}`, { id: name, isBot: false }, DAY);
    const listing = { code: null, stage: 'over', isPublic: false, sessions: ['used', 'unused'] };
    await store.append([{ ...entry('sat', 1), listing }]);
    await store.putHandOver(['old'], 'used', 3 * DAY);
    await store.putHandOver(['new'], 'used', 9 * DAY);
    expect(await store.session('hash of used', 5 * DAY)).toEqual({ id: 'used', isBot: false });
    await store.sweep(4 * DAY, 4 * DAY);
    expect(await store.session('hash of unused', 5 * DAY)).toBeNull();
    expect(await store.tablesOf('unused', 10)).toEqual([]);
    expect(await store.takeHandOver('old', 2 * DAY)).toBeNull();
    expect(await store.session('hash of used', 5 * DAY)).toEqual({ id: 'used', isBot: false });
    expect(await store.tablesOf('used', 10)).toEqual(['sat']);
    expect(await store.takeHandOver('new', 2 * DAY)).toEqual({ id: 'used', isBot: false });
  });

  test('of a table that is forgotten nothing is left', async () => {
    const listing = { code: 'GNE234', stage: 'gone', isPublic: true, sessions: ['used'] };
    await store.append([{ ...entry('forgotten', 1, '', 1), listing }, entry('remembered', 1)]);
    await store.forget('forgotten');
    expect(await store.rows('forgotten', 0)).toEqual([]);
    expect(await store.tableOfCode('GNE234')).toBeNull();
    expect(await store.tablesOf('used', 10)).not.toContain('forgotten');
    expect(await store.takeDue(2, 3, 10)).toEqual([]);
    expect(await store.rows('remembered', 0)).toHaveLength(1);
  });

  test('processes know of each other who is connected where and what is said, until one is lost', async () => {
    const { others } = store;
    if (others === null) return;
    const [at, other] = [others, stores.at(-1)?.others ?? others];
    const [visit, said] = [
      { table: 'hall', session: 'ann' },
      { id: 's', table: 'hall', text: 'hi', time: 9 },
    ];
    await at.moved('one', [visit], []);
    expect(await other.visits('two', ['hall'])).toEqual([]);
    expect([await at.live('one', 10, 5), await other.live('two', 10, 5)]).toEqual([false, false]);
    await at.moved('one', [visit, { table: 'hall', session: 'bob' }], []);
    await at.moved('one', [visit], [{ table: 'hall', session: 'bob' }]);
    await other.moved('two', [visit, { table: 'yard', session: 'cid' }], []);
    expect(await other.visits('two', ['hall', 'yard'])).toEqual([visit]);
    expect(await at.visits('one', ['hall'])).toEqual([visit]);
    await at.say(said);
    expect(await other.said(['hall', 'yard'], 9)).toEqual([said]);
    expect(await other.said(['hall'], 10)).toEqual([]);
    expect(await other.said(['yard'], 9)).toEqual([]);
    expect(await other.live('two', 20, 15)).toBe(true);
    expect(await other.visits('two', ['hall'])).toEqual([]);
    expect(await other.said(['hall'], 0)).toEqual([]);
    expect(await at.live('one', 21, 16)).toBe(false);
    await other.leave('two');
    expect(await at.visits('one', ['hall', 'yard'])).toEqual([]);
  });

  test('it can be written to', () => expect(store.check()).resolves.toBeUndefined());
});

describe('sqlite', () => {
  test('what is stored is on the disk', async () => {
    const store = openSqlite(newFile());
    expect(store.pragma('journal_mode')).toBe('wal');
    // 2 is FULL.
    expect(store.pragma('synchronous')).toBe(2);
    await store.close();
  });

  test('a second process is refused, and told who has the file', async () => {
    const file = newFile();
    const store = openSqlite(file);
    expect(() => openSqlite(file)).toThrow(new RegExp(`is in use by process ${process.pid} on .*DATA`));
    await store.close();
    await openSqlite(file).close();
  });

  test('a file from the future is refused and left as it is', () => {
    const file = newFile();
    const db = new DatabaseSync(file);
    db.exec('pragma user_version = 99');
    db.close();
    expect(() => openSqlite(file)).toThrow(/has version 99, but this server knows only versions up to 2/);
    expect(() => openSqlite(file)).toThrow(/version 99/);
  });

  test('a full disk fails the whole batch, and what was there stays', async () => {
    const file = newFile();
    const store = openSqlite(file);
    await store.append([entry('kept', 1)]);
    const pages = Number(store.pragma('page_count'));
    store.pragma(`max_page_count = ${pages}`);
    const big = 'x'.repeat(20_000);
    await expect(store.append([entry('new', 1), entry('kept', 2, big)])).rejects.toThrow(/full/);
    expect(await store.rows('new', 0)).toEqual([]);
    store.pragma('max_page_count = 100000');
    expect(await store.append([entry('kept', 2, big)])).toEqual([true]);
    await store.close();
  });

  test('a backup made while it is written to can be opened and has no gaps', async () => {
    const file = newFile();
    const store = openSqlite(file);
    const copy = newFile();
    let number = 0;
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        await store.append([entry('busy', ++number, 'x'.repeat(500))]);
        await new Promise(setImmediate);
      }
    })();
    await backupStore(file, copy);
    isDone = true;
    await writing;
    await store.close();
    const restored = openSqlite(copy);
    const rows = await restored.rows('busy', 0);
    expect(rows.map((each) => each.number)).toEqual(rows.map((_, i) => i + 1));
    expect(await restored.append([entry('busy', rows.length + 1)])).toEqual([true]);
    await restored.close();
  });
});

describe('postgres', () => {
  test('several processes that start at once migrate it once', async () => {
    const address = await server.database();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(address)));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a database from the future is refused', async () => {
    const address = await server.database();
    await (await openPostgres(address)).close();
    const sql = postgres(address);
    await sql`insert into migration values (99)`;
    await sql.end();
    await expect(openPostgres(address)).rejects.toThrow(/has version 99/);
  });
});
