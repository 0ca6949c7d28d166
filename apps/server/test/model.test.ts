// Random schedules of players, drops, repeats, crashes between any two steps, two processes and lost hints, compared with the plain
// list of choices in the log: what was acknowledged is stored, no number is there twice, everybody ends with the same state.

import { commitmentOf } from '@mad-king/fair';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noBus } from '../src/bus.ts';
import { sight } from '../src/game/sight.ts';
import { House } from '../src/house.ts';
import { drawKey } from '../src/lots.ts';
import type { ServerMessage, StateMessage } from '../src/protocol.ts';
import { Refusal } from '../src/refusal.ts';
import { allEvents, answerOf } from '../src/room/replay.ts';
import type { Follower } from '../src/room/room.ts';
import { readRoom } from '../src/room/state.ts';
import { Shelf } from '../src/rules.ts';
import { Steward } from '../src/steward.ts';
import type { Session, Store } from '../src/store/store.ts';
import { memoryStore } from './support/memory-store.ts';

/** Nobody has kept any. */
const NO_RULES = 'no-such-folder';

/** What becomes of a commit. */
type Fate = 'stored' | 'failed' | 'stored, but the answer is lost';

let made = 0;

class Process {
  readonly house: House;
  readonly steward: Steward;
  isDead = false;
  fate: Fate = 'stored';

  constructor(shared: Store, now: () => number) {
    const alive = <T>(act: () => Promise<T>): Promise<T> => (this.isDead ? new Promise(() => {}) : act());
    const store: Store = {
      ...shared,
      rows: (table, after) => alive(() => shared.rows(table, after)),
      append: (entries) =>
        alive(async () => {
          const { fate } = this;
          this.fate = 'stored';
          if (fate === 'failed') throw new Error('the store is away');
          const stored = await shared.append(entries);
          if (fate !== 'stored') throw new Error('the answer of the store is lost');
          return stored;
        }),
    };
    this.house = new House({
      process: `process ${++made}`,
      store,
      bus: noBus(),
      shelf: new Shelf(NO_RULES),
      computers: { choose: async () => null, waiting: () => 0, close: async () => {} },
      now,
      pause: 0,
      grace: 60_000,
      silence: 3000,
      delay: () => 0,
      news: { stored: () => {}, trouble: () => {}, chosen: () => {} },
    });
    this.steward = new Steward(this.house);
  }
}

interface Answer {
  question: number;
  text: string;
}

class Player {
  readonly session: Session;
  at: Process | null = null;
  state: StateMessage | null = null;
  events: unknown[] = [];
  pending: Answer | null = null;
  readonly acknowledged: Answer[] = [];
  private follower: Follower | null = null;

  constructor(name: string) {
    this.session = { id: name.padEnd(22, 'x'), isBot: false };
  }

  leave(table: string): void {
    if (this.follower !== null) this.at?.house.unfollow(table, this.follower);
    this.follower = null;
    this.at = null;
  }

  async join(process: Process, table: string): Promise<void> {
    this.leave(table);
    this.at = process;
    const follower: Follower = {
      table,
      session: this.session.id,
      have: this.events.length,
      line: this.state?.line ?? 0,
      timer: null,
      isBehind: false,
      isSlow: () => false,
      send: (text) => {
        if (this.follower === follower && !process.isDead) this.hear(JSON.parse(text) as ServerMessage);
      },
    };
    this.follower = follower;
    await process.house.follow(table, follower).catch(() => {});
  }

  private hear(message: ServerMessage): void {
    if (message.type !== 'state') return;
    if (message.from > this.events.length) throw new Error('events are missing');
    this.events = [...this.events.slice(0, message.from), ...message.events];
    this.state = message;
  }

  /** Sends what waits for an answer. */
  async send(table: string): Promise<void> {
    const { pending, at } = this;
    if (pending === null || at === null) return;
    const code = await Promise.race([outcome(at, table, pending, this.session), settled('gone')]);
    if (at.isDead || this.pending !== pending) return;
    if (code === 'done') this.acknowledged.push(pending);
    if (code !== 'waiting' && code !== 'gone') this.pending = null;
  }

  choose(draw: number): void {
    const { state } = this;
    if (this.pending !== null || state === null || state.question === null) return;
    this.pending = { question: state.question, text: state.options[draw % state.options.length] };
  }
}

/** After everything that can happen without anybody doing anything. */
const settled = async <T>(value: T): Promise<T> => {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
  return value;
};

const outcome = async (
  { house }: Process,
  table: string,
  answer: Answer,
  session: Session,
): Promise<string> => {
  try {
    await house.perform(table, { type: 'choose', table, ...answer }, session);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const startGame = async (process: Process, players: readonly Player[]): Promise<string> => {
  const { house, steward } = process;
  const [host, guest] = players;
  const table = await house.open(host.session, 'Host', {
    heroes: 'random',
    clock: { kind: 'bank', minutes: 1, increment: 0 },
    absence: 'pass',
  });
  await house.perform(table, { type: 'sit', table, seat: 1, name: 'Guest' }, guest.session);
  const nonces = players.map(() => drawKey());
  for (const [i, { session }] of players.entries())
    await house.perform(table, { type: 'ready', table, mark: commitmentOf(nonces[i]) }, session);
  for (const [i, { session }] of players.entries())
    await house.perform(table, { type: 'show', table, nonce: nonces[i] }, session);
  await steward.attend(house.room(table));
  await settled(null);
  return table;
};

const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ do: fc.constant('choose' as const), who: fc.nat(1), draw: fc.nat(50) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('again' as const), who: fc.nat(1), draw: fc.nat(50) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), who: fc.nat(1), draw: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), who: fc.nat(1), draw: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fail' as const), who: fc.nat(1), draw: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), who: fc.nat(1), draw: fc.nat(100) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back' as const), who: fc.nat(1), draw: fc.nat(1) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

class World {
  readonly store = memoryStore();
  time = 1_000_000;
  readonly processes: Process[] = [];
  readonly players = [new Player('host'), new Player('guest')];
  table = '';

  newProcess(): Process {
    return new Process(this.store, () => this.time);
  }

  async begin(): Promise<void> {
    this.processes.push(this.newProcess(), this.newProcess());
    this.table = await startGame(this.processes[0], this.players);
    for (const [i, player] of this.players.entries()) await player.join(this.processes[i], this.table);
    await settled(null);
  }

  async carryOut(step: Step): Promise<void> {
    const asked = this.players.find(({ state }) => state !== null && state.question !== null);
    // Mostly by the one who is asked; a few by the other, who may not know better.
    const player =
      step.do === 'choose' && step.draw % 7 > 0 && asked !== undefined ? asked : this.players[step.who];
    const process = this.processes[step.who];
    this.time += 10;
    if (step.do === 'choose') player.choose(step.draw);
    // Sent, and at once sent again: as after an answer that did not come.
    if (step.do === 'choose')
      await Promise.all([player.send(this.table), step.draw % 5 === 0 ? player.send(this.table) : null]);
    if (step.do === 'again') await this.repeat(player, step.draw);
    if (step.do === 'move') await player.join(this.processes[step.draw], this.table);
    if (step.do === 'fail') process.fate = step.draw === 0 ? 'failed' : 'stored, but the answer is lost';
    if (step.do === 'crash') await this.crash(step.who);
    if (step.do === 'wait') this.time += step.draw * 400;
    if (step.do === 'wait') await this.takeDue(process);
    if (step.do === 'back')
      await Promise.race([
        process.house
          .perform(this.table, { type: 'back', table: this.table }, player.session)
          .catch(() => {}),
        settled(null),
      ]);
    // Hints are always lost here: each process compares numbers.
    for (const { house, isDead } of this.processes) {
      const room = house.rooms.get(this.table);
      if (!isDead && room !== undefined)
        await Promise.race([house.catchUp(room).catch(() => {}), settled(null)]);
    }
    await settled(null);
  }

  private async repeat(player: Player, draw: number): Promise<void> {
    await player.send(this.table);
    const { acknowledged, at } = player;
    const old = acknowledged[draw % Math.max(1, acknowledged.length)];
    if (old === undefined || at === null || at.isDead || at.fate !== 'stored') return;
    const code = await Promise.race([outcome(at, this.table, old, player.session), settled('gone')]);
    expect(['done', 'gone', 'over']).toContain(code);
  }

  private async crash(which: number): Promise<void> {
    this.processes[which].isDead = true;
    const there = this.players.filter(({ at }) => at === this.processes[which]);
    this.processes[which] = this.newProcess();
    for (const player of there) await player.join(this.processes[which], this.table);
  }

  private async takeDue({ steward, house }: Process): Promise<void> {
    const due = await this.store.takeDue(this.time, this.time + 30_000, 10);
    for (const { table } of due) await Promise.race([steward.attend(house.room(table)), settled(null)]);
  }

  /** Everything works again, and everybody comes back. */
  async heal(): Promise<void> {
    for (const process of this.processes) process.isDead = true;
    const fresh = this.newProcess();
    for (const player of this.players) {
      await player.join(fresh, this.table);
      for (let i = 0; i < 4 && player.pending !== null; i++) await player.send(this.table);
      expect(player.pending).toBeNull();
    }
    await this.calm();
  }

  /** Nothing more happens by itself. */
  private async calm(): Promise<void> {
    for (let last = -1, rows = 0; last !== rows; rows = (await this.store.rows(this.table, 0)).length) {
      last = rows;
      for (let i = 0; i < 4; i++) await settled(null);
    }
  }

  async check(): Promise<void> {
    const rows = await this.store.rows(this.table, 0);
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
    const shelf = new Shelf(NO_RULES);
    await shelf.prepare(rows);
    const state = readRoom(rows, [], shelf);
    const { live } = state;
    if (live === null) throw new Error('the game is gone');
    for (const [seat, player] of this.players.entries()) {
      for (const { question, text } of player.acknowledged) expect(answerOf(rows, seat, question)).toBe(text);
      expect(player.state?.game).toEqual(
        JSON.parse(JSON.stringify(sight(live.rules, live.header, live.game, seat))),
      );
      expect(player.events).toEqual(JSON.parse(JSON.stringify(allEvents(state, rows, seat, state.number))));
      expect(live.banks?.bank[seat]).toBeGreaterThanOrEqual(0);
      expect(live.banks?.bank[seat]).toBeLessThanOrEqual(60_000);
    }
  }
}

let acknowledged = 0;

test('whatever happens, what was acknowledged is stored and everybody agrees', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 90, size: 'max' }), async (steps) => {
      const world = new World();
      await world.begin();
      for (const one of steps) await world.carryOut(one);
      await world.heal();
      await world.check();
      acknowledged += world.players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    }),
    { numRuns: 60, endOnFailure: true },
  );
  // The schedules must have played something.
  expect(acknowledged).toBeGreaterThan(300);
});
