// What a choice costs, in counts and in CPU time beside that of the bare work: never in seconds on the wall, which tell of the machine.

import { play } from '@mad-king/engine';
import * as rules from '@mad-king/rules';
import { expect, test } from 'vitest';
import { libraryOf, type Rules } from '../src/rules.ts';
import type { Row } from '../src/store/store.ts';
import { dice } from './support/duel.ts';
import { begunTable, type Guest, QuietHouse, sessionOf } from './support/quiet-house.ts';

const CHOICES = 250;
/** Through the whole house and back, sockets and disk left out. */
const MOST = 10;

interface Counted {
  world: QuietHouse;
  table: string;
  guests: Guest[];
  known: number;
  commits: number;
}

const counted = async (rows: readonly Row[], watchers: number): Promise<Counted> => {
  const [{ table }] = rows;
  const count: Counted = { world: null as never, table, guests: [], known: 0, commits: 0 };
  const counting: Rules = {
    ...rules,
    known: (g, seat) => {
      count.known++;
      return rules.known(g, seat);
    },
  };
  count.world = new QuietHouse(counting);
  const { store } = count.world;
  const { append } = store;
  await append(rows.map((row) => ({ row, due: null })));
  store.append = (entries) => {
    count.commits++;
    return append(entries);
  };
  for (let i = 0; i < 2 + watchers; i++) {
    const guest = count.world.guest(sessionOf(i));
    await guest.say({ type: 'follow', table });
    count.guests.push(guest);
  }
  return count;
};

/** Everybody plays by chance; gives how many choices were made, by people and for them. */
const playThrough = async ({ world, table, guests }: Counted): Promise<{ said: number; moved: number }> => {
  const draw = dice(6);
  const before = (await world.store.rows(table, 0)).length;
  let said = 0;
  while (said < CHOICES && world.live(table).game.result === null) {
    const { asked } = world.live(table).game;
    const { state } = guests[asked];
    if (state?.question !== world.live(table).answered[asked] + 1) {
      await world.settled();
      continue;
    }
    const text = state.options[draw(state.options.length)];
    await guests[asked].say({ type: 'choose', table, question: state.question, text });
    said++;
  }
  await world.settled();
  return { said, moved: (await world.store.rows(table, 0)).length - before };
};

const HEROES = ['barbarian', 'paladin'];

test.each([0, 3])('a choice is one row, one answer, and one state for each; %i watch', async (watchers) => {
  const count = await counted(await begunTable({}, HEROES), watchers);
  const told = count.guests.map((guest) => guest.told.length);
  count.known = 0;
  const { said, moved } = await playThrough(count);
  const states = count.guests.map((guest, i) => guest.told.slice(told[i]).filter(isState).length);
  const others = count.guests.map(
    (guest, i) => guest.told.slice(told[i]).filter((line) => !isState(line) && !isTable(line)).length,
  );
  expect(said).toBeGreaterThan(100);
  expect(count.commits).toBeLessThanOrEqual(moved);
  expect(others.reduce((a, b) => a + b)).toBe(said);
  for (const n of states) expect(n).toBeLessThanOrEqual(moved);
  // What each seat knows, what all who watch know, and what the seat that is asked knows for its standing orders: once each.
  expect(count.known).toBeLessThanOrEqual(moved * (watchers > 0 ? 4 : 3));
});

test('nobody is there, and nothing is made for nobody', async () => {
  const rows = await begunTable({}, HEROES);
  const count = await counted(rows, 0);
  for (const guest of count.guests) await guest.say({ type: 'unfollow', table: count.table });
  await count.world.settled();
  count.known = 0;
  const draw = dice(2);
  let moved = 0;
  for (; moved < 50; moved++) {
    const { game } = count.world.live(count.table);
    const text = rules.notate(game, game.choices[draw(game.choices.length)]);
    await count.world.moveFor(count.table, game.asked, text);
  }
  expect(count.known).toBeLessThanOrEqual(moved + 10);
});

const isState = (line: string): boolean => line.includes(' {"type":"state"');
/** Told when a game ends. */
const isTable = (line: string): boolean => line.includes(' {"type":"table"');

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Playing, and saying to both what they know of it: what no server can do without. */
const bareWork = (rows: readonly Row[]): number => {
  const { setup } = JSON.parse(rows.at(-1)?.text ?? '') as { setup: Parameters<typeof rules.start>[1] };
  const draw = dice(6);
  const began = cpu();
  let made = 0;
  for (let round = 0; round < 4; round++) {
    const g = rules.start(libraryOf(setup.heroes), { ...setup, seed: String(round).repeat(64) });
    for (let i = 0; i < CHOICES && g.result === null; i++, made++) {
      play(g, g.asked, g.choices[draw(g.choices.length)]);
      for (const seat of [0, 1]) JSON.stringify(rules.save(rules.known(g, seat)));
    }
  }
  return (cpu() - began) / made;
};

test(`a choice costs at most ${MOST} times the bare work`, { timeout: 60_000 }, async () => {
  const rows = await begunTable({}, HEROES);
  bareWork(rows);
  const ratios: number[] = [];
  for (let i = 0; i < 3; i++) {
    const bare = bareWork(rows);
    const count = await counted(rows, 0);
    const began = cpu();
    const { moved } = await playThrough(count);
    ratios.push((cpu() - began) / moved / bare);
  }
  expect(Math.min(...ratios)).toBeLessThan(MOST);
});
