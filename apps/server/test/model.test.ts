// Random schedules of players, drops, repeats, crashes between any two steps, two processes, lost hints, and time that runs out while
// a choice comes, compared with the plain list of choices in the log: what was acknowledged is stored, no number is there twice,
// everybody ends with the same state, and no clock runs backwards.

import { commitmentOf } from '@mad-king/fair';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bus, Hint } from '../src/bus.ts';
import { SOFT } from '../src/game/clocks.ts';
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
/** Milliseconds after which nobody ran. */
const SILENCE = 20_000;
const BANK = 60_000;

/** What becomes of a commit. */
type Fate = 'stored' | 'failed' | 'stored, but the answer is lost';

const never = (): Promise<never> => new Promise(() => {});

/** Hints between processes that live; some are lost. */
class Hints {
  isLosing = false;
  private readonly listeners = new Map<Process, (hint: Hint) => void>();

  busOf(process: Process): Bus {
    return {
      publish: (hint) => {
        if (!this.isLosing && !process.isDead)
          for (const [other, listener] of this.listeners)
            if (other !== process && !other.isDead) listener(hint);
      },
      subscribe: (listener) => this.listeners.set(process, listener),
      isUp: () => true,
      close: async () => {},
    };
  }
}

let made = 0;

class Process {
  readonly house: House;
  readonly steward: Steward;
  isDead = false;
  fate: Fate = 'stored';
  /** Calls of the store until it dies, and whether the last one is still carried out; null: it lives. */
  doom: { calls: number; isCarriedOut: boolean } | null = null;

  constructor(shared: Store, hints: Hints, now: () => number) {
    const store = this.mortal(shared);
    const append: Store['append'] = async (entries) => {
      const { fate } = this;
      this.fate = 'stored';
      if (fate === 'failed') throw new Error('the store is away');
      const stored = await store.append(entries);
      if (fate !== 'stored') throw new Error('the answer of the store is lost');
      return stored;
    };
    this.house = new House({
      process: `process ${++made}`,
      store: { ...store, append },
      bus: hints.busOf(this),
      shelf: new Shelf(NO_RULES),
      computers: { choose: async () => null, waiting: () => 0, close: async () => {} },
      now,
      pause: 0,
      grace: 60_000,
      silence: SILENCE,
      delay: () => 0,
      news: { stored: () => {}, trouble: () => {}, chosen: () => {} },
    });
    this.steward = new Steward(this.house);
  }

  /** The same, but whoever is dead hears of nothing any more, and does nothing. */
  private mortal<T extends object>(target: T): T {
    const parts = Object.entries(target).map(([name, part]) => {
      if (typeof part === 'function') return [name, (...args: unknown[]) => this.call(() => part(...args))];
      return [name, typeof part === 'object' && part !== null ? this.mortal(part) : part];
    });
    return Object.fromEntries(parts) as T;
  }

  private async call<T>(act: () => Promise<T>): Promise<T> {
    if (this.isDead) return never();
    if (this.doom !== null && this.doom.calls-- === 0) {
      this.isDead = true;
      if (this.doom.isCarriedOut) await act();
      return never();
    }
    const result = await act();
    return this.isDead ? never() : result;
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
  private readonly seat: number;
  private bank = BANK;
  private follower: Follower | null = null;

  constructor(name: string, seat: number) {
    this.seat = seat;
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
      cancel: null,
      isBehind: false,
      isSlow: () => false,
      send: (text) => {
        if (this.follower === follower && !process.isDead) this.hear(JSON.parse(text) as ServerMessage);
      },
    };
    this.follower = follower;
    await Promise.race([process.house.follow(table, follower).catch(() => {}), settled(null)]);
  }

  private hear(message: ServerMessage): void {
    if (message.type !== 'state') return;
    if (message.from > this.events.length) throw new Error('events are missing');
    this.events = [...this.events.slice(0, message.from), ...message.events];
    this.state = message;
    const bank = message.clocks?.bank[this.seat] ?? Number.NaN;
    // Who comes back has time for an answer.
    if (!(bank <= Math.max(this.bank, SOFT)))
      throw new Error(`a clock ran backwards, from ${this.bank} to ${bank}`);
    this.bank = bank;
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

const WEIGHTS = {
  choose: 12,
  again: 3,
  move: 2,
  crash: 1,
  doom: 3,
  fail: 3,
  hints: 2,
  wait: 3,
  late: 2,
  back: 1,
} as const;

const step = fc.oneof(
  ...Object.entries(WEIGHTS).map(([name, weight]) => ({
    weight,
    arbitrary: fc.record({
      do: fc.constant(name as keyof typeof WEIGHTS),
      who: fc.nat(1),
      draw: fc.nat(100),
    }),
  })),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

class World {
  readonly store = memoryStore();
  readonly hints = new Hints();
  time = 1_000_000;
  readonly processes: Process[] = [];
  readonly players = [new Player('host', 0), new Player('guest', 1)];
  table = '';

  async newProcess(): Promise<Process> {
    const process = new Process(this.store, this.hints, () => this.time);
    await process.steward.tick();
    return process;
  }

  async begin(): Promise<void> {
    for (let i = 0; i < 2; i++) this.processes.push(await this.newProcess());
    this.table = await startGame(this.processes[0], this.players);
    for (const [i, player] of this.players.entries()) await player.join(this.processes[i], this.table);
    await settled(null);
  }

  async carryOut(step: Step): Promise<void> {
    const asked = this.players.find(({ state }) => state !== null && state.question !== null);
    // Mostly by the one who is asked; a few by the other, who may not know better.
    const player =
      step.do === 'choose' && step.draw % 7 > 0 && asked !== undefined ? asked : this.players[step.who];
    this.time += 10;
    await this.does[step.do](player, this.processes[step.who], step);
    await settled(null);
    for (const [which, { isDead }] of this.processes.entries()) if (isDead) await this.replace(which);
  }

  private readonly does: Record<Step['do'], (player: Player, process: Process, step: Step) => unknown> = {
    choose: async (player, _, { draw }) => {
      player.choose(draw);
      // Sent, and at once sent again: as after an answer that did not come.
      await Promise.all([player.send(this.table), draw % 5 === 0 ? player.send(this.table) : null]);
    },
    again: (player, _, { draw }) => this.repeat(player, draw),
    move: (player, _, { draw }) => player.join(this.processes[draw % 2], this.table),
    crash: (_, process) => {
      process.isDead = true;
    },
    doom: (_, process, { draw }) => {
      process.doom = { calls: draw % 5, isCarriedOut: draw % 2 === 0 };
    },
    fail: (_, process, { draw }) => {
      process.fate = draw % 2 === 0 ? 'failed' : 'stored, but the answer is lost';
    },
    hints: () => {
      this.hints.isLosing = !this.hints.isLosing;
    },
    wait: async (_, process, { draw }) => {
      await this.pass(draw * 300);
      await this.takeDue(process);
    },
    // Time runs out at one process while the choice comes to another.
    late: async (player, process, { draw }) => {
      player.choose(draw);
      await this.pass(SILENCE - 1000);
      await Promise.all([this.takeDue(process), player.send(this.table)]);
    },
    back: (player, process) =>
      Promise.race([
        process.house
          .perform(this.table, { type: 'back', table: this.table }, player.session)
          .catch(() => {}),
        settled(null),
      ]),
  };

  /** Time goes by; then every process does what it does once a second, and so finds what hints did not tell. */
  private async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    for (const { steward } of this.processes) await Promise.race([steward.tick(), settled(null)]);
  }

  private async repeat(player: Player, draw: number): Promise<void> {
    await player.send(this.table);
    const { acknowledged, at } = player;
    const old = acknowledged[draw % Math.max(1, acknowledged.length)];
    if (old === undefined || at === null || at.isDead || at.fate !== 'stored') return;
    const code = await Promise.race([outcome(at, this.table, old, player.session), settled('gone')]);
    expect(['done', 'gone', 'over']).toContain(code);
  }

  /** Whoever was at a process that died comes back to the one after it. */
  private async replace(which: number): Promise<void> {
    const there = this.players.filter(({ at }) => at === this.processes[which]);
    this.processes[which] = await this.newProcess();
    for (const player of there) await player.join(this.processes[which], this.table);
  }

  private async takeDue({ steward, house }: Process): Promise<void> {
    const due = await this.store.takeDue(this.time, this.time + 30_000, 10);
    for (const { table } of due) await Promise.race([steward.attend(house.room(table)), settled(null)]);
  }

  /** Nothing breaks any more but hints, and nobody does anything: what each process asks once a second is enough. */
  async askOnly(): Promise<void> {
    this.hints.isLosing = true;
    for (const process of this.processes) {
      process.doom = null;
      process.fate = 'stored';
    }
    for (let i = 0; i < 2; i++) {
      await this.pass(1000);
      await this.calm();
    }
  }

  /** Everything works again, and everybody comes back. */
  async heal(): Promise<void> {
    for (const process of this.processes) process.isDead = true;
    const fresh = await this.newProcess();
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
    const gaps = await this.store.gaps();
    const state = readRoom(rows, gaps, shelf);
    const { live } = state;
    if (live === null) throw new Error('the game is gone');
    for (const [seat, player] of this.players.entries()) {
      for (const { question, text } of player.acknowledged) expect(answerOf(rows, seat, question)).toBe(text);
      expect(player.state?.game).toEqual(
        JSON.parse(JSON.stringify(sight(live.rules, live.header, live.game, seat))),
      );
      expect(player.events).toEqual(JSON.parse(JSON.stringify(allEvents(state, rows, seat, state.number))));
      // All processes agree on how long nobody ran.
      expect(player.state?.clocks?.bank[seat]).toBe(live.banks?.bank[seat]);
    }
  }
}

let acknowledged = 0;
let timeouts = 0;
let pauses = 0;

test('whatever happens, what was acknowledged is stored and everybody agrees', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 90, size: 'max' }), async (steps) => {
      const world = new World();
      await world.begin();
      for (const one of steps) await world.carryOut(one);
      await world.askOnly();
      await world.check();
      await world.heal();
      await world.check();
      const rows = await world.store.rows(world.table, 0);
      timeouts += rows.filter(({ kind }) => kind === 'away').length;
      pauses += (await world.store.gaps()).length;
      acknowledged += world.players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  // The schedules must have played something.
  expect(acknowledged).toBeGreaterThan(200);
  expect(timeouts).toBeGreaterThan(5);
  expect(pauses).toBeGreaterThan(5);
});
