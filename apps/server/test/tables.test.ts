// Sitting down, agreeing, picking heroes, starting, playing again.

import { commitmentOf } from '@mad-king/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Settings } from '../src/protocol.ts';
import { cleanName, sameName } from '../src/table/names.ts';
import type { Client } from './support/client.ts';
import { begin, dice, playOn, start } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A host and a guest, sitting at a table that has not begun. */
const pair = async (settings: Parameters<Client['open']>[0] = {}): Promise<[Client, Client]> => {
  const host = await server.client();
  const id = await host.open(settings);
  const guest = await server.client();
  await guest.follow(id);
  await guest.do({ type: 'sit', seat: 1, name: 'Guest' });
  await host.until(({ table }) => table?.chairs[1].by === 'person');
  return [host, guest];
};

describe('names', () => {
  test('are what people would call one', () => {
    expect(cleanName('  Merry   Badger ')).toBe('Merry Badger');
    expect(cleanName('Z\u030cofie')).toBe('Žofie'.normalize('NFC'));
    expect(cleanName('👩‍🚀👩‍🚀')).toBe('👩‍🚀👩‍🚀');
    expect(sameName('ﬁnn', 'FINN')).toBe(true);
  });
  test.each([
    '',
    ' a ',
    'x'.repeat(21),
    'turn\u202eed',
    'a\u0000b',
    'two\nlines',
    'zero\u200bwidth',
    'soft\u00adhyphen',
    '\ud800a',
    `e${'\u0301'.repeat(100)}x`,
    '\u3164\u3164\u3164'.slice(0, 1),
  ])('%j is none', (name) => expect(() => cleanName(name)).toThrow(/2 to 20/));
});

describe('seats', () => {
  test('one finds a table by its code as long as a seat is free, typed in any way', async () => {
    const host = await server.client();
    const id = await host.open();
    const code = host.table?.code ?? '';
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    const guest = await server.client();
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    expect(await guest.do({ type: 'find', code: typed })).toMatchObject({ table: id });
    await guest.follow(id);
    await guest.do({ type: 'sit', seat: 1, name: 'Guest' });
    expect(await guest.refused({ type: 'find', code })).toBe('no-code');
    await guest.do({ type: 'rise' });
    expect(await guest.do({ type: 'find', code })).toMatchObject({ table: id });
  });

  test('a seat is taken once, names are told apart, one can move and be renamed', async () => {
    const [host, guest] = await pair({ mode: 'koth', seats: 4 });
    const third = await server.client();
    await third.follow(host.tableId);
    expect(await third.refused({ type: 'sit', seat: 1, name: 'Third' })).toBe('seat-taken');
    expect(await third.refused({ type: 'sit', seat: 5, name: 'Third' })).toBe('no-seat');
    expect(await third.refused({ type: 'sit', seat: 2, name: 'gUEST' })).toBe('name-taken');
    expect(await third.refused({ type: 'sit', seat: 2, name: 'x' })).toBe('bad-name');
    await guest.do({ type: 'sit', seat: 3, name: 'Guest' });
    await guest.do({ type: 'sit', seat: 3, name: 'Other', language: 'pt-BR' });
    await guest.do({ type: 'sit', seat: 3, name: 'Other' });
    expect(guest.table?.chairs[3].language).toBe('pt-BR');
    expect(await guest.refused({ type: 'sit', seat: 3, name: 'Other', language: 'Polish' })).toBe(
      'malformed',
    );
    await host.until(({ table }) => table?.chairs[3].name === 'Other');
    expect(host.table?.chairs.map(({ by }) => by)).toEqual(['person', 'free', 'free', 'person']);
  });

  test('the host frees seats, locks, hands over; when leaving, the next one is host', async () => {
    const [host, guest] = await pair({ mode: 'koth', seats: 3 });
    const third = await server.client();
    await third.follow(host.tableId);
    for (const message of [
      { type: 'set', settings: { coach: false } },
      { type: 'lock', on: true },
      { type: 'free', seat: 0 },
      { type: 'computer', seat: 2, level: 'squire' },
      { type: 'host', seat: 1 },
    ] as const)
      expect(await guest.refused(message)).toBe('not-host');
    await host.do({ type: 'lock', on: true });
    expect(await third.refused({ type: 'sit', seat: 2, name: 'Third' })).toBe('locked');
    expect(host.table?.code).toBeNull();
    await host.do({ type: 'lock', on: false });
    await third.do({ type: 'sit', seat: 2, name: 'Third' });
    await host.do({ type: 'free', seat: 2 });
    await third.until(({ table }) => table?.you === null);
    await host.do({ type: 'host', seat: 1 });
    await guest.until(({ table }) => table?.host === 1);
    await guest.do({ type: 'rise' });
    await host.until(({ table }) => table?.host === 0);
  });

  test('settings that do not go together are refused; people keep their seats when there are fewer', async () => {
    const [host, guest] = await pair({ mode: '2v2' });
    expect(host.table?.chairs).toHaveLength(4);
    await guest.do({ type: 'sit', seat: 3, name: 'Guest' });
    expect(await host.refused({ type: 'set', settings: { seats: 3 } })).toBe('bad-settings');
    expect(await host.refused({ type: 'set', settings: { options: { luck: 'bad' } as never } })).toBe(
      'bad-settings',
    );
    await host.do({ type: 'set', settings: { mode: 'duel' } });
    await guest.until(({ table }) => table?.you === 1);
    expect(guest.table?.chairs).toHaveLength(2);
  });

  test('a short duel has 25 or 35 health, and nothing else', async () => {
    const host = await server.client();
    const settings = (health: number) => ({ options: { health } as Settings['options'] });
    expect(await host.ask({ type: 'open', name: 'Host', settings: settings(30) })).toMatchObject({
      type: 'refused',
      code: 'bad-settings',
      sentence: 'These settings do not go together. option health cannot be "30"; it is 50 or 35 or 25',
    });
    const [first] = await begin(server, settings(25));
    expect([...first.game().health]).toEqual([25, 25]);
  });

  test('a change of the settings asks all again whether they are ready', async () => {
    const [host, guest] = await pair();
    await host.do({ type: 'pick', heroes: ['monk'] });
    await host.ready();
    await guest.until(({ table }) => table?.chairs[0].ready === true);
    await host.do({ type: 'set', settings: { coach: false } });
    await guest.until(({ table }) => table?.chairs[0].ready === false);
    expect(guest.table?.settings.coach).toBe(false);
  });
});

describe('heroes', () => {
  test('openly: first come, first served, and seen by all', async () => {
    const [host, guest] = await pair();
    await host.do({ type: 'pick', heroes: ['monk'] });
    await guest.until(({ table }) => table?.chairs[0].hero === 'monk');
    expect(await guest.refused({ type: 'pick', heroes: ['monk'] })).toBe('hero-taken');
    expect(await guest.refused({ type: 'pick', heroes: ['nobody'] })).toBe('bad-pick');
    expect(await guest.refused({ type: 'ready', mark: commitmentOf(guest.nonce) })).toBe('not-picked');
  });

  test('hidden: nobody else sees it before the start, and both may pick the same', async () => {
    const [host, guest] = await pair({ heroes: 'hidden' });
    await host.do({ type: 'pick', heroes: ['monk'] });
    await guest.do({ type: 'pick', heroes: ['monk'] });
    await guest.until(({ table }) => table?.chairs[0].picked === true);
    expect(guest.table?.chairs.map(({ hero }) => hero)).toEqual([null, 'monk']);
    expect(guest.bytes.filter((text) => text.includes('"hero":"monk"') && text.includes('"you":0'))).toEqual(
      [],
    );
    await start([host, guest]);
    expect(guest.state?.game.heroes).toEqual(['monk', 'monk']);
  });

  test('by lot', async () => {
    const [host, guest] = await pair({ heroes: 'random' });
    expect(await host.refused({ type: 'pick', heroes: ['monk'] })).toBe('bad-pick');
    await start([host, guest]);
    expect(new Set(host.state?.game.heroes).size).toBe(2);
  });

  test('drafted: bring three, strike one of the next seat, play one; nothing is seen before all are in', async () => {
    const [host, guest] = await pair({ heroes: 'draft' });
    await host.do({ type: 'pick', heroes: ['monk', 'loki', 'thor'] });
    await guest.until(({ table }) => table?.chairs[0].picked === true);
    expect(guest.table?.draft).toMatchObject({ stage: 'bring', brought: [[], []] });
    expect(await guest.refused({ type: 'pick', heroes: ['monk', 'monk', 'thor'] })).toBe('bad-pick');
    await guest.do({ type: 'pick', heroes: ['ninja', 'treant', 'seraph'] });
    await host.until(({ table }) => table?.draft?.stage === 'strike');
    expect(await host.refused({ type: 'pick', heroes: ['loki'] })).toBe('bad-pick');
    await host.do({ type: 'pick', heroes: ['ninja'] });
    await guest.until(({ table }) => table?.chairs[0].picked === true);
    expect(guest.table?.draft?.struck).toEqual([null, null]);
    await guest.do({ type: 'pick', heroes: ['loki'] });
    await host.until(({ table }) => table?.draft?.stage === 'play');
    expect(host.table?.draft?.struck).toEqual(['loki', 'ninja']);
    expect(await host.refused({ type: 'pick', heroes: ['loki'] })).toBe('bad-pick');
    await host.do({ type: 'pick', heroes: ['thor'] });
    await guest.until(({ table }) => table?.chairs[0].picked === true);
    expect(guest.table?.chairs[0].hero).toBeNull();
    await guest.do({ type: 'pick', heroes: ['seraph'] });
    await start([host, guest]);
    expect(host.state?.game.heroes).toEqual(['thor', 'seraph']);
  });

  test('drafted against a computer, which strikes and plays by lot', async () => {
    const host = await server.client();
    await host.open({ heroes: 'draft' });
    await host.do({ type: 'computer', seat: 1, level: 'squire' });
    await host.do({ type: 'pick', heroes: ['monk', 'loki', 'thor'] });
    await host.until(({ table }) => table?.draft?.stage === 'strike');
    const [, theirs] = host.table?.draft?.brought ?? [];
    expect(theirs).toHaveLength(3);
    await host.do({ type: 'pick', heroes: [theirs[0]] });
    await host.until(({ table }) => table?.draft?.stage === 'play');
    const struck = host.table?.draft?.struck[0];
    await host.do({ type: 'pick', heroes: [['monk', 'loki', 'thor'].find((hero) => hero !== struck) ?? ''] });
    await start([host]);
    expect(theirs).toContain(host.state?.game.heroes[1]);
  });
});

describe('fair dice', () => {
  test('promises come first, what was promised later, and what does not fit is refused', async () => {
    const [host, guest] = await pair({ heroes: 'random' });
    const seal = host.table?.seal.mark ?? '';
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    await host.ready();
    expect(await host.refused({ type: 'show', nonce: host.nonce })).toBe('not-ready');
    await guest.ready();
    await host.until(({ table }) => table?.stage === 'sealing');
    expect(await host.refused({ type: 'show', nonce: guest.nonce })).toBe('bad-nonce');
    await host.show();
    await guest.show();
    await host.until(({ state }) => state !== null);
    expect(host.table?.nonces).toEqual([host.nonce, guest.nonce]);
    const [open] = await server.store.rows(host.tableId, 0);
    const { secret } = JSON.parse(open.text) as { secret: string };
    expect(commitmentOf(secret)).toBe(seal);
    expect(host.bytes.some((text) => text.includes(secret))).toBe(false);
    await guest.do({ type: 'concede' });
    await host.until(({ state }) => state?.opened !== null);
    expect(host.state?.opened?.secret).toBe(secret);
  });

  test('a nonce that does not come in time is left out, and everybody sees that', async () => {
    let offset = 0;
    const other = await testServer({ now: () => Date.now() + offset });
    const host = await other.client();
    const id = await host.open({ heroes: 'random' });
    const guest = await other.client();
    await guest.follow(id);
    await guest.do({ type: 'sit', seat: 1, name: 'Guest' });
    await host.ready();
    await guest.ready();
    await host.until(({ table }) => table?.stage === 'sealing');
    await host.show();
    offset = 5100;
    await guest.until(({ state }) => state !== null, 'the start');
    expect(guest.table?.nonces).toEqual([host.nonce, null]);
    expect(await guest.refused({ type: 'show', nonce: guest.nonce })).toBe('begun');
    await other.end();
  });
});

describe('again', () => {
  test('a rematch needs all, takes one tap each, and sides change', async () => {
    const [host, guest] = await begin(server);
    await guest.do({ type: 'concede' });
    await host.until(({ table }) => table?.stage === 'over');
    await host.do({ type: 'rematch', on: true });
    expect(host.table?.next).toBeNull();
    await guest.do({ type: 'rematch', on: true });
    await host.until(({ table }) => table?.next !== null, 'the next table');
    const next = host.table?.next ?? '';
    await host.follow(next);
    await guest.follow(next);
    expect(host.table?.you).toBe(1);
    expect(guest.table?.you).toBe(0);
    expect(host.table?.chairs.map(({ hero }) => hero)).toEqual(['barbarian', 'paladin']);
    expect(host.table?.seal.mark).not.toBe('');
    await start([guest, host]);
    await playOn([guest, host], dice(9), 5);
  });

  test('best of three ends when somebody has won twice', async () => {
    let [winner, loser] = await begin(server, { length: 3 });
    const series: unknown[] = [];
    for (let game = 1; game <= 3; game++) {
      await loser.do({ type: 'concede' });
      await winner.until(({ table }) => table?.stage === 'over');
      series.push(winner.table?.series);
      for (const client of [winner, loser]) await client.do({ type: 'rematch', on: true });
      await winner.until(({ table }) => table?.next !== null);
      const next = winner.table?.next ?? '';
      for (const client of [winner, loser]) await client.follow(next);
      await start(winner.table?.you === 0 ? [winner, loser] : [loser, winner]);
      if (game === 1) [winner, loser] = [loser, winner];
    }
    expect(series).toEqual([
      { game: 1, of: 3, won: [0, 0] },
      { game: 2, of: 3, won: [0, 1] },
      { game: 3, of: 3, won: [1, 1] },
    ]);
    expect(winner.table?.series).toEqual({ game: 1, of: 3, won: [0, 0] });
  });
});
