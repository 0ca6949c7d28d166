// Clocks, absence, computers, standing orders, taking back: what happens by itself, and what can be undone.

import { notate } from '@mad-king/engine';
import { isOwnDiceWindow, NO_WISHES, unaskedChoice } from '@mad-king/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charge, deadline, newBanks, running, SOFT, turnBegins } from '../src/game/clocks.ts';
import type { Client } from './support/client.ts';
import { begin, dice, isAsked, isOver, playOn, start } from './support/duel.ts';
import { type TestServer, testServer } from './support/server.ts';

let offset = 0;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: () => Date.now() + offset, grace: 30_000 });
});
afterAll(() => server.end());

const MINUTE = 60_000;

const askedOf = (clients: readonly Client[]): Client => {
  const asked = clients.find(isAsked);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
};

describe('clocks', () => {
  const bank = { kind: 'bank', minutes: 10, increment: 15 } as const;

  test('an own choice costs what it takes, an answer nothing for 20 s', () => {
    const banks = newBanks(bank, 2, 0);
    if (banks === null) throw new Error('no clock');
    charge(banks, 0, false, 5000, []);
    expect(banks.bank).toEqual([10 * MINUTE - 5000, 10 * MINUTE]);
    charge(banks, 1, true, SOFT, []);
    charge(banks, 1, true, SOFT + 1000, []);
    expect(banks.bank[1]).toBe(10 * MINUTE - 1000);
    turnBegins(banks, 0, 1);
    expect(banks.bank[0]).toBe(10 * MINUTE + 10_000);
    expect(banks.shown).toEqual(banks.bank);
    charge(banks, 0, false, 99 * MINUTE, []);
    expect(banks.bank[0]).toBe(0);
  });

  test('they stand still while no server ran', () => {
    const gaps = [
      { from: 1000, to: 4000 },
      { from: 9000, to: 20_000 },
    ];
    expect(running(0, 21_000, gaps)).toBe(7000);
    // Something was done at 10 s: a server ran then.
    expect(running(0, 10_000, gaps)).toBe(7000);
    expect(running(10_000, 21_000, gaps)).toBe(1000);
    const banks = newBanks(bank, 2, 0);
    if (banks === null) throw new Error('no clock');
    charge(banks, 0, false, 21_000, gaps);
    expect(banks.bank[0]).toBe(10 * MINUTE - 7000);
    expect(deadline(banks, 1, false, 21_000, gaps)).toBe(10 * MINUTE + 14_000);
  });

  test('days are for each turn anew', () => {
    const banks = newBanks({ kind: 'days', days: 1 }, 2, 0);
    if (banks === null) throw new Error('no clock');
    charge(banks, 0, false, 3_600_000, []);
    turnBegins(banks, 1, 2);
    expect(banks.bank).toEqual([86_400_000, 86_400_000]);
  });

  test('whoever is out of time is passed for, can be given time, and comes back', async () => {
    const clients = await begin(server, {
      clock: { kind: 'bank', minutes: 1, increment: 5 },
      absence: 'pass',
    });
    const slow = askedOf(clients);
    const seat = clients.indexOf(slow);
    const other = clients[1 - seat];
    const bank = slow.state?.clocks?.bank[seat] ?? 0;
    expect(bank).toBe(MINUTE + (slow.game().active === seat ? 5000 : 0));
    expect(slow.state?.clocks?.runs).not.toBeNull();
    expect(other.state?.clocks?.runs).toBeNull();
    await other.do({ type: 'give', seat, minutes: 1 });
    await slow.until(({ state }) => state?.clocks?.bank[seat] === bank + MINUTE);
    expect(await slow.refused({ type: 'give', seat, minutes: 1 })).toBe('seat-free');
    offset += bank + MINUTE + SOFT + 100;
    await other.until(({ table }) => table?.chairs[seat].away !== null, 'the seat to be away');
    // Everything is passed until the other one is asked.
    await other.until(isAsked, 'the other seat to be asked');
    await slow.do({ type: 'back' });
    await other.until(({ table }) => table?.chairs[seat].away === null);
    await other.do({ type: 'concede' });
  });
});

describe('absence', () => {
  test('a knight plays for whoever is gone for long, and the seat can be taken back', async () => {
    const clients = await begin(server, { absence: 'knight' });
    const gone = askedOf(clients);
    const seat = clients.indexOf(gone);
    const other = clients[1 - seat];
    gone.terminate();
    await other.until(({ table }) => table?.chairs[seat].here === false);
    offset += 31_000;
    await other.until(({ table }) => table?.chairs[seat].away !== null, 'the knight');
    await other.until(isAsked, 'the other seat to be asked', 30_000);
    await gone.connect();
    await gone.follow(other.tableId);
    expect(gone.table?.you).toBe(seat);
    await gone.do({ type: 'back' });
    await other.do({ type: 'concede' });
    await gone.until(isOver);
  });

  test('whoever looked at the table before sitting down is there', async () => {
    const clients = await begin(server, { absence: 'pass' });
    offset += 31_000;
    const draw = dice(4);
    await playOn(clients, draw, 40);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    for (const { table } of clients) expect(table?.chairs.map(({ away }) => away)).toEqual([null, null]);
    await clients[0].do({ type: 'concede' });
  });

  test('all the others may rather wait for whoever is out of time', async () => {
    const clock = { kind: 'bank', minutes: 1, increment: 0 } as const;
    const clients = await begin(server, { clock, absence: 'pass' });
    const slow = askedOf(clients);
    const seat = clients.indexOf(slow);
    const other = clients[1 - seat];
    expect(await other.refused({ type: 'wait', seat, on: true })).toBe('not-away');
    offset += 2 * MINUTE;
    await other.until(({ table }) => table?.chairs[seat].away !== null, 'the seat to be away');
    await other.until(isAsked, 'the other seat to be asked');
    await other.do({ type: 'wait', seat, on: true });
    await slow.until(({ table }) => table?.chairs[seat].waits.includes(1 - seat) ?? false);
    const isStill = async (): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return !isAsked(other);
    };
    while (isAsked(other) || !(await isStill())) {
      const { question, options = [] } = other.state ?? {};
      if (typeof question === 'number') await other.do({ type: 'choose', question, text: options[0] });
    }
    expect(other.game().result).toBeNull();
    expect(slow.state?.question).not.toBeNull();
    await other.do({ type: 'wait', seat, on: false });
    await other.until(isAsked, 'passes to be made again');
    await slow.do({ type: 'back' });
    expect(slow.table?.chairs[seat].waits).toEqual([]);
    await other.do({ type: 'concede' });
  });

  test('where the table waits, it waits', async () => {
    const clients = await begin(server);
    const gone = askedOf(clients);
    const other = clients.find((client) => client !== gone) as Client;
    gone.terminate();
    offset += 10 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(other.table?.chairs.every(({ away }) => away === null)).toBe(true);
    await other.do({ type: 'concede' });
  });

  test('where nobody is left the table waits, and goes on for whoever comes back', async () => {
    const clock = { kind: 'bank', minutes: 1, increment: 0 } as const;
    const clients = await begin(server, { clock, absence: 'pass' });
    const [{ tableId }] = clients;
    const rows = async (): Promise<number> => (await server.store.rows(tableId, 0)).length;
    const areAway = (client: Client): boolean =>
      client.table?.chairs.every(({ away }) => away !== null) ?? false;
    for (let i = 0; i < 40 && !areAway(clients[0]); i++) {
      offset += 2 * MINUTE;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(areAway(clients[0])).toBe(true);
    const before = await rows();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await rows()).toBe(before);
    await clients[0].do({ type: 'back' });
    await clients[0].until(isAsked, 'a question');
    await clients[0].do({ type: 'concede' });
  });
});

describe('computers', () => {
  test('one plays a whole duel with two of them, from squire to knight', { timeout: 120_000 }, async () => {
    const host = await server.client();
    await host.open({ mode: 'koth', seats: 3, heroes: 'random' });
    await host.do({ type: 'computer', seat: 1, level: 'squire' });
    await host.do({ type: 'computer', seat: 2, level: 'knight' });
    await start([host]);
    for (let made = 0; made < 40 && !isOver(host); made++) {
      await host.until((client) => isAsked(client) || isOver(client), 'a question', 60_000);
      if (!isOver(host)) await playOn([host], dice(made + 1), 1);
    }
    const rows = await server.store.rows(host.tableId, 0);
    expect(rows.filter(({ kind, seat }) => kind === 'auto' && seat === 1).length).toBeGreaterThan(0);
    expect(rows.filter(({ kind, seat }) => kind === 'auto' && seat === 2).length).toBeGreaterThan(0);
    await host.ask({ type: 'concede' });
  });
});

describe('standing orders', () => {
  const autoOf = async ({ tableId }: Client): Promise<string[]> => {
    const rows = await server.store.rows(tableId, 0);
    return rows.filter(({ kind }) => kind === 'auto').map(({ text }) => text);
  };

  test('mean what they mean at a page: who is asked would be asked there, and nothing else is', async () => {
    const clients = await begin(server);
    for (const client of clients) await client.do({ type: 'orders', orders: 'matters' });
    // Until then one may still look at a question of before.
    for (const client of clients)
      await client.until(({ state }) => state?.orders === 'matters', 'the orders');
    const manners = { when: 'matters', wishes: NO_WISHES, isShared: false } as const;
    const draw = dice(12);
    for (let made = 0; made < 120 && !clients.some(isOver); made++) {
      await clients[0].until(() => clients.some(isOver) || clients.some(isAsked), 'a question');
      const asked = clients.find(isAsked);
      if (asked === undefined) break;
      const game = asked.game();
      if (!isOwnDiceWindow(game) && asked.state?.undo !== true)
        expect(unaskedChoice(game, manners)).toBeNull();
      await playOn(clients, draw, 1);
    }
    const auto = await autoOf(clients[0]);
    expect(auto).toContain('pass');
    expect(auto.filter((text) => !/^(pass|done|first .*)$/.test(text))).toEqual([]);
  });

  test('speak of single cards and tokens too, and are kept', async () => {
    const clients = await begin(server);
    const [a] = clients;
    const cards = a.game().cast.cards.map(({ id }) => `card/${id}`);
    const wishes = Object.fromEntries(
      [...new Set(cards)].slice(0, 60).map((what) => [what, 'never'] as const),
    );
    await a.do({ type: 'orders', orders: 'always', wishes });
    await a.until(({ state }) => JSON.stringify(state?.wishes) === JSON.stringify(wishes), 'the wishes');
    expect(clients[1].state?.wishes).toEqual({});
    expect(await a.refused({ type: 'orders', orders: 'always', wishes: { six: 'never' } })).toBe('malformed');
    await a.do({ type: 'orders', orders: 'affected' });
    await a.until(({ state }) => state?.orders === 'affected', 'the orders');
    expect(a.state?.wishes).toEqual(wishes);
  });
});

describe('taking back', () => {
  /** Plays until somebody can take something back. */
  const untilUndo = async (clients: readonly Client[]): Promise<Client> => {
    const draw = dice(21);
    for (let i = 0; i < 400; i++) {
      const can = clients.find(({ state }) => state?.undo === true);
      if (can !== undefined) return can;
      const asked = clients.find(isAsked);
      if (asked !== undefined && asked.state !== null) {
        // Selling a card tells nothing new.
        const game = asked.game();
        const sell = game.choices
          .map((choice) => notate(game, choice))
          .find((text) => text.startsWith('sell '));
        if (sell !== undefined) {
          const question = asked.state.question as number;
          await asked.do({ type: 'choose', question, text: sell });
          await asked.until(({ state }) => state?.question !== question);
          continue;
        }
      }
      await playOn(clients, draw, 1);
    }
    throw new Error('nothing could ever be taken back');
  };

  test('a choice that told nothing is taken back, by its seat only, and the game is as before', async () => {
    const clients = await begin(server);
    const one = await untilUndo(clients);
    expect(one.state?.against).toBeNull();
    const other = clients.find((client) => client !== one) as Client;
    const seat = clients.indexOf(one);
    const question = one.state?.question as number;
    const cards = one.game().seats[seat].hand.length;
    expect(await other.refused({ type: 'takeback', question: other.state?.question ?? 1 })).toMatch(
      /stale|no-takeback/,
    );
    const line = one.state?.line ?? 0;
    await one.do({ type: 'takeback', question });
    await one.until(({ state }) => state?.line === line + 1);
    await other.until(({ state }) => state?.line === line + 1);
    expect(one.game().seats[seat].hand.length).toBe(cards + 1);
    expect(one.state?.question).toBe(question + 1);
    // From the log it comes out alike.
    server.house.rooms.delete(one.tableId);
    const again = await server.client();
    again.close();
    again.cookie = one.cookie;
    await again.connect();
    await again.follow(one.tableId);
    await again.until(({ state }) => state !== null);
    expect(again.state?.game).toEqual(one.state?.game);
    expect(again.events).toEqual(one.events);
    expect(again.state?.question).toBe(one.state?.question);
  });

  test('what stands against it is told', async () => {
    const clients = await begin(server);
    await playOn(clients, dice(2), 60);
    const facts = clients.flatMap(({ heard }) =>
      heard.flatMap((message) => (message.type === 'state' ? [message.against] : [])),
    );
    expect(facts).toContain('chance');
  });
});

describe('teams', () => {
  test('a team gives up only together, opponents learn nothing before, and computers agree', async () => {
    const clients = await begin(server, { mode: '2v2' }, 4);
    const [a1, b1, a2, b2] = clients;
    await a1.do({ type: 'concede' });
    await a2.until(({ state }) => state?.game.game.seats[0].conceding === true, 'the mate to know');
    for (const client of [b1, b2]) {
      expect(client.state?.game.game.seats[0].conceding).toBe(false);
      expect(client.bytes.some((text) => text.includes('conceded'))).toBe(false);
      expect(client.bytes.some((text) => text.includes('"conceding":true'))).toBe(false);
    }
    await a2.do({ type: 'concede' });
    await b1.until(isOver);
    expect(b1.state?.game.game.result?.winner).toBe(1);

    const host = await server.client();
    await host.open({ mode: '2v2', heroes: 'random' });
    for (const seat of [1, 2, 3]) await host.do({ type: 'computer', seat, level: 'squire' });
    await start([host]);
    await host.do({ type: 'concede' });
    await host.until(isOver, 'the computer to agree');
  });
});
