// What happens by itself: what is due, computers' choices, seats that are gone, spectators who are behind, rooms nobody is in.

import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { NONE } from '@mad-king/engine';
import type { Hint } from './bus.ts';
import type { House } from './house.ts';
import { Neighbours } from './neighbours.ts';
import { type Next, nextOf } from './room/next.ts';
import { nextId, rematchOpening, startDeed } from './room/opening.ts';
import type { Room } from './room/room.ts';
import { applyRow, type RoomState, readRoom } from './room/state.ts';
import { SESSION_LIFE } from './sessions.ts';
import { isPerson } from './table/table.ts';

/** Whoever takes what is due has this long, then it is given out again. */
const AGAIN = 10_000;
/** What is overdue for so long at a table that somebody looks at is done by whoever shows it: the one who took it may be dead. */
const OVERDUE = 1500;
const MOST_DUE = 64;
const SWEEPS = 3_600_000;
const LATER = 1000;
/** A room that nobody is in leaves memory after this. */
const LEAVES = 60_000;

export class Steward {
  private readonly house: House;
  private readonly neighbours: Neighbours | null;
  private swept = 0;
  private readonly timers: NodeJS.Timeout[] = [];
  private isTaking = false;
  private isTicking = false;

  constructor(house: House) {
    this.house = house;
    house.onDue = (room) => void this.attend(room);
    const { store, bus, process } = house.options;
    const neighbours = store.others === null ? null : new Neighbours(house, store.others, process);
    this.neighbours = neighbours;
    if (neighbours === null) return;
    house.onMoved = (room) => neighbours.moved(room);
    house.onSaid = (table, said) => neighbours.say(table, said);
    bus.subscribe((hint) => this.hear(hint));
  }

  async start(): Promise<void> {
    await this.house.beat();
    await this.neighbours?.live();
    this.timers.push(
      setInterval(() => void this.takeDue(), 200),
      setInterval(() => void this.tick(), 1000),
    );
  }

  /** When what is under way is done. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    while (this.isTicking || this.isTaking) await wait(10);
  }

  /** When nobody is connected here any more. */
  async leave(): Promise<void> {
    await this.neighbours?.close().catch((error) => this.trouble(error));
  }

  private hear(hint: Hint): void {
    const room = this.house.rooms.get(hint.table);
    if (room === undefined || room.followers.size === 0) return;
    const news =
      hint.number === 0
        ? this.neighbours?.ask([room])
        : hint.number > (room.state?.number ?? 0)
          ? this.house.catchUp(room)
          : undefined;
    news?.catch((error) => this.trouble(error, room.id));
  }

  private trouble(error: unknown, table = ''): void {
    this.house.options.news.trouble(error, table, 0);
  }

  private async takeDue(): Promise<void> {
    if (this.isTaking) return;
    this.isTaking = true;
    try {
      const { store, now } = this.house.options;
      const due = await store.takeDue(now(), now() + AGAIN, MOST_DUE);
      // Not waited for: a computer that thinks for long keeps nobody's time from running out.
      for (const { table } of due) void this.attend(this.house.room(table));
    } catch (error) {
      this.trouble(error);
    }
    this.isTaking = false;
  }

  /** Does what is due at a room. */
  async attend(room: Room): Promise<void> {
    if (room.acting !== 0) return;
    room.acting = -1;
    try {
      const thinking = await room.queue(() => this.act(room));
      if (thinking !== null) await this.think(room, thinking);
    } catch (error) {
      this.trouble(error, room.id);
    }
    room.acting = 0;
    const next = this.house.next(room);
    if (next !== null && next.at <= this.house.options.now()) setImmediate(() => void this.attend(room));
  }

  private async act(room: Room): Promise<Extract<Next, { what: 'think' }> | null> {
    const { options } = this.house;
    const state = await this.house.ready(room);
    const now = options.now();
    const next = nextOf(state, now, this.house.gaps, options.pause);
    if (next === null || next.at > now) {
      await options.store.setDue(room.id, state.number, next?.at ?? null);
      return null;
    }
    if (next.what === 'think') return next;
    if (next.what === 'forget') {
      await options.store.forget(room.id);
      this.house.rooms.delete(room.id);
      return null;
    }
    if (next.what === 'rematch') await this.openNext(state);
    await this.house.carryOut(room, (present) => {
      const again = nextOf(present, now, this.house.gaps, options.pause);
      return again === null || again.at > now ? null : deedOf(present, again);
    });
    return null;
  }

  private async openNext(state: RoomState): Promise<void> {
    await this.house.openAs(nextId(state.table), rematchOpening(state));
  }

  /** A computer thinks, outside of the queue: whoever is first, counts. */
  private async think(room: Room, { seat, level }: Extract<Next, { what: 'think' }>): Promise<void> {
    const { state } = room;
    if (state === null || state.live === null) return;
    const { number } = state;
    const { options } = this.house;
    const { rules, game: present } = state.live;
    const game = rules.save(rules.known(present, seat));
    const seed = randomBytes(16).toString('hex');
    const text = await options.computers.choose({ rules: rules.mark, level, game, seed });
    if (text === null) {
      await options.store.setDue(room.id, number, options.now() + LATER);
      return;
    }
    await room.queue(() =>
      this.house.carryOut(room, (present) =>
        present.number === number ? { kind: 'auto', seat, text } : null,
      ),
    );
  }

  /** Once a second. */
  async tick(): Promise<void> {
    if (this.isTicking) return;
    this.isTicking = true;
    try {
      await this.house.beat();
      await this.neighbours?.live();
      await this.compare();
      for (const room of [...this.house.rooms.values()]) await this.look(room);
      await this.sweep();
    } catch (error) {
      this.trouble(error);
    }
    this.isTicking = false;
  }

  /** Once an hour: sessions that nobody uses any more. */
  private async sweep(): Promise<void> {
    const { store, now } = this.house.options;
    if (now() < this.swept + SWEEPS) return;
    this.swept = now();
    await store.sweep(now() - SESSION_LIFE, now());
  }

  /** Hints get lost: what others stored is found by comparing numbers. A room whose state was thrown away is read anew. */
  private async compare(): Promise<void> {
    const rooms = [...this.house.rooms.values()];
    const shown = rooms.filter(({ followers }) => followers.size > 0);
    const known = this.neighbours === null ? [] : rooms.filter(({ state }) => state !== null);
    const newest =
      known.length === 0 ? new Map() : await this.house.options.store.newest(known.map(({ id }) => id));
    const isBehind = ({ id, state }: Room): boolean => (newest.get(id) ?? 0) > (state?.number ?? 0);
    for (const room of [...shown.filter(({ state }) => state === null), ...known.filter(isBehind)])
      this.house.catchUp(room).catch((error) => this.trouble(error, room.id));
    await this.neighbours?.ask(shown);
  }

  private async look(room: Room): Promise<void> {
    const now = this.house.options.now();
    if (room.isIdle()) {
      if (now - room.touched > LEAVES) this.house.rooms.delete(room.id);
      return;
    }
    const { state } = room;
    if (state === null) return;
    for (const follower of room.followers)
      if (follower.isBehind && !follower.isSlow())
        void room.queue(async () => this.house.teller.showInTime(room, follower)).catch(() => {});
    const next = this.house.next(room);
    if (next !== null && now - next.at > OVERDUE) void this.attend(room);
    await this.noticeGone(room, state, now);
    if (state.table.settings.delay > 0 && state.live !== null) await this.follow(room, state, now);
  }

  /** A seat that is asked and has been gone for long is away, where the table chose not to wait. */
  private async noticeGone(room: Room, { table, live }: RoomState, now: number): Promise<void> {
    const seat = live?.game.asked ?? NONE;
    const since = room.gone[seat] ?? null;
    if (table.settings.absence === 'wait' || since === null || now - since < this.house.options.grace) return;
    if (!isPerson(table.chairs[seat]) || table.chairs[seat].away !== null) return;
    await room.queue(() =>
      this.house.carryOut(room, (present) =>
        present.live?.game.asked === seat && present.table.chairs[seat].away === null
          ? { kind: 'away', seat, data: { why: 'gone' } }
          : null,
      ),
    );
  }

  /** Spectators who are some minutes behind see a second game, replayed from the same log. */
  private async follow(room: Room, { table }: RoomState, now: number): Promise<void> {
    const watchers = [...room.followers].filter((follower) => room.seatOf(follower) === NONE);
    if (watchers.length === 0) {
      room.behind = null;
      return;
    }
    const until = now - table.settings.delay * 60_000;
    const rows = await this.house.options.store.rows(room.id, room.behind?.number ?? 0);
    const due = rows.filter(({ time, number }) => time <= until || number === 1);
    if (due.length === 0) return;
    await this.house.options.shelf.prepare(due);
    await room.queue(async () => {
      if (room.behind === null) room.behind = readRoom(due, this.house.gaps, this.house.options.shelf);
      else for (const row of due) applyRow(room.behind, row, this.house.gaps);
      for (const follower of watchers) {
        this.house.teller.showInTime(room, follower);
        if (room.behind.table.stage === 'over') this.house.teller.tellTableTo(room, follower);
      }
    });
  }
}

const deedOf = (state: RoomState, next: Next) => {
  switch (next.what) {
    case 'start':
      return startDeed(state.table, state.shelf);
    case 'rematch':
      return { kind: 'next' as const, seat: NONE, data: { table: nextId(state.table) } };
    case 'play':
      return { kind: 'auto' as const, seat: next.seat, text: next.text };
    case 'away':
      return { kind: 'away' as const, seat: next.seat, data: { why: 'time' as const } };
    case 'gone':
      return { kind: 'gone' as const, seat: NONE, data: {} };
    case 'think':
    case 'forget':
      return null;
  }
};
