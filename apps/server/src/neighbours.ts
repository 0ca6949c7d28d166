// What other processes know of the tables that are shown here: who is connected there, and what was said. Asked for once a second,
// and at once where a hint says so.

import { randomBytes } from 'node:crypto';
import type { House } from './house.ts';
import type { ServerMessage } from './protocol.ts';
import type { Room } from './room/room.ts';
import type { Others, Visit } from './store/store.ts';

/** A process that has not been heard of for so long is dead. */
const LOST = 5000;
/** Those who come and go are told of together. */
const TOGETHER = 50;

/** What the others were told of a table. */
interface Told {
  /** Since when it is shown here. */
  since: number;
  sessions: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((one) => !others.has(one));

export class Neighbours {
  private readonly house: House;
  private readonly others: Others;
  private readonly own: string;
  private readonly told = new Map<string, Told>();
  private readonly changed = new Set<string>();
  /** What was said here or told here already, and when. */
  private readonly heard = new Map<string, number>();
  private telling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  /** `own`: the name of this process. */
  constructor(house: House, others: Others, own: string) {
    this.house = house;
    this.others = others;
    this.own = own;
  }

  /** Somebody came to a table here, or left. */
  moved({ id }: Room): void {
    this.changed.add(id);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tell().catch((error) => this.house.options.news.trouble(error, '', 0));
    }, TOGETHER);
  }

  /** One after the other, so that what was told last is what is so. */
  private tell(): Promise<void> {
    const next = this.telling.then(() => this.tellChanged());
    this.telling = next.catch(() => {});
    return next;
  }

  private async tellChanged(): Promise<void> {
    const tables = [...this.changed];
    this.changed.clear();
    const [came, left]: Visit[][] = [[], []];
    const now = tables.map((table) => this.sessionsAt(table));
    for (const [i, table] of tables.entries()) {
      const before = this.told.get(table)?.sessions ?? NOBODY;
      came.push(...without(now[i], before).map((session) => ({ table, session })));
      left.push(...without(before, now[i]).map((session) => ({ table, session })));
    }
    if (came.length === 0 && left.length === 0) return;
    try {
      await this.others.moved(this.own, came, left);
    } catch (error) {
      for (const table of tables) this.changed.add(table);
      throw error;
    }
    const fresh = tables.filter((table) => !this.told.has(table));
    for (const [i, table] of tables.entries()) this.note(table, now[i]);
    for (const { table } of [...came, ...left]) this.house.options.bus.publish({ table, number: 0 });
    // Whoever comes first to a table here does not know yet who is elsewhere.
    await this.ask(fresh.flatMap((table) => this.house.rooms.get(table) ?? []));
  }

  private note(table: string, sessions: ReadonlySet<string>): void {
    if (sessions.size === 0) this.told.delete(table);
    else this.told.set(table, { since: this.told.get(table)?.since ?? this.house.options.now(), sessions });
  }

  private sessionsAt(table: string): ReadonlySet<string> {
    const followers = this.house.rooms.get(table)?.followers;
    return followers === undefined ? NOBODY : new Set([...followers].map(({ session }) => session));
  }

  /** Once a second: this process lives. */
  async live(): Promise<void> {
    const now = this.house.options.now();
    for (const [id, time] of this.heard) if (time < now - 2 * LOST) this.heard.delete(id);
    const isKnown = await this.others.live(this.own, now, now - LOST);
    if (!isKnown) {
      for (const [table, { since }] of this.told) this.told.set(table, { since, sessions: NOBODY });
      for (const room of this.house.rooms.values()) if (room.followers.size > 0) this.changed.add(room.id);
    }
    if (this.changed.size > 0) await this.tell();
  }

  /** What is new elsewhere at rooms that are shown here. */
  async ask(rooms: readonly Room[]): Promise<void> {
    if (rooms.length === 0) return;
    const tables = rooms.map(({ id }) => id);
    const [visits, said] = await Promise.all([
      this.others.visits(this.own, tables),
      this.others.said(tables, this.house.options.now() - LOST),
    ]);
    const byTable = Map.groupBy(visits, ({ table }) => table);
    for (const room of rooms) {
      const there = new Set((byTable.get(room.id) ?? []).map(({ session }) => session));
      const isSame = without(there, room.elsewhere).length === 0 && there.size === room.elsewhere.size;
      if (!isSame) await this.house.setElsewhere(room, there);
    }
    for (const { id, table, text, time } of said) {
      const isNew = !this.heard.has(id) && time >= (this.told.get(table)?.since ?? Number.POSITIVE_INFINITY);
      this.heard.set(id, time);
      if (isNew) this.house.rooms.get(table)?.say(text);
    }
  }

  say(table: string, message: ServerMessage): void {
    const id = randomBytes(12).toString('base64url');
    const { bus, now, news } = this.house.options;
    const time = now();
    this.heard.set(id, time);
    this.others.say({ id, table, text: JSON.stringify(message), time }).then(
      () => bus.publish({ table, number: 0 }),
      (error) => news.trouble(error, table, 0),
    );
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    await this.telling;
    await this.others.leave(this.own);
  }
}
