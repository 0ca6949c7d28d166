// The house: all tables that somebody is at. Check, play, store, and only then tell. The log is the truth; a room in memory is a
// cache of it, thrown away whenever it could differ.

import { NONE } from '@mad-king/engine';
import type { HouseOptions } from './house-options.ts';
import type { ClientMessage, ServerMessage, Settings } from './protocol.ts';
import { Refusal, refuse } from './refusal.ts';
import { type Next, nextOf } from './room/next.ts';
import { firstOpening, newId } from './room/opening.ts';
import { type Planned, type PlannedType, plan } from './room/plan.ts';
import { answerOf } from './room/replay.ts';
import { type Follower, type Later, Room } from './room/room.ts';
import { applyRow, listingOf, type RoomState, readRoom } from './room/state.ts';
import { Teller } from './room/teller.ts';
import { isIllegal, OtherRules } from './rules.ts';
import type { Entry, Gap, Row, Session } from './store/store.ts';
import { Writer } from './store/writer.ts';
import { type Deed, isMove, textOf } from './table/deed.ts';
import { Damage } from './table/fold.ts';
import { cleanName } from './table/names.ts';
import { changedSettings } from './table/settings.ts';
import { DEFAULTS, seatOf } from './table/table.ts';

const MOST_WATCHING = 50;
const ATTEMPTS = 8;

/** Rows after which the state tells something new beside the table. */
const STATE_KINDS: ReadonlySet<string> = new Set(['start', 'give', 'orders', 'away', 'back']);

const byTimer: Later = (act, milliseconds) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

export class House {
  readonly rooms = new Map<string, Room>();
  readonly teller: Teller;
  readonly options: HouseOptions;
  /** Called when something at a room is due at once. */
  onDue: (room: Room) => void = () => {};
  /** Called when somebody came to a room or left it. */
  onMoved: (room: Room) => void = () => {};
  /** Called with what is said at a table, for those at other processes. */
  onSaid: (table: string, said: ServerMessage) => void = () => {};
  private readonly writer: Writer;
  private gapsThere: Gap[] = [];
  /** When we last said that we live. */
  private beaten = Number.POSITIVE_INFINITY;

  constructor(options: HouseOptions) {
    this.options = options;
    this.writer = new Writer(options.store, options.news.stored, options.rest);
    this.teller = new Teller({
      now: options.now,
      gaps: () => this.gapsThere,
      rows: (table) => options.store.rows(table, 0),
      delay: options.delay,
      later: options.later ?? byTimer,
      onTrouble: (error, table) => options.news.trouble(error, table, 0),
    });
  }

  get gaps(): readonly Gap[] {
    return this.gapsThere;
  }

  /** This process lives. If none did for long, clocks in memory that do not know of it are read anew. */
  async beat(): Promise<void> {
    const { store, now, silence } = this.options;
    const at = now();
    const count = await store.beat(at, silence);
    if (count !== this.gapsThere.length) {
      this.gapsThere = await store.gaps();
      for (const room of this.rooms.values())
        if ((room.state?.live?.banks ?? null) !== null) this.readAnew(room);
    }
    this.beaten = at;
  }

  private readAnew(room: Room): void {
    room.state = null;
    if (room.followers.size > 0)
      room.queue(() => this.ready(room)).catch((error) => this.options.news.trouble(error, room.id, 0));
  }

  /** After a silence of our own all may have been silent: before a clock is charged we must know. */
  private async wake(): Promise<void> {
    const { now, silence, news } = this.options;
    if (now() - this.beaten <= silence) return;
    await this.beat().catch((error) => {
      news.trouble(error, '', 0);
      refuse('waiting');
    });
  }

  room(id: string): Room {
    const room = this.rooms.get(id) ?? new Room(id);
    this.rooms.set(id, room);
    room.touched = this.options.now();
    return room;
  }

  /** The state of a room, read from the log if it is not in memory. Only from within its queue. */
  async ready(room: Room): Promise<RoomState> {
    await this.wake();
    if (room.state !== null) return room.state;
    const rows = await this.readRows(room.id);
    if (rows.length === 0) {
      if (room.followers.size === 0) this.rooms.delete(room.id);
      return refuse('no-table');
    }
    await this.wake();
    try {
      await this.options.shelf.prepare(rows);
      room.state = readRoom(rows, this.gapsThere, this.options.shelf);
    } catch (error) {
      await this.setAside(room.id, rows, error);
    }
    // What was read anew may hold what nobody here was told.
    this.teller.tellTable(room);
    this.teller.tellState(room, NONE);
    return room.state ?? refuse('damaged');
  }

  /** The same, for people: a table that was taken away is not there. */
  async present(room: Room): Promise<RoomState> {
    const state = await this.ready(room);
    return state.table.isGone ? refuse('no-table') : state;
  }

  async readRows(id: string): Promise<Row[]> {
    try {
      return await this.options.store.rows(id, 0);
    } catch (error) {
      this.options.news.trouble(error, id, 0);
      return refuse('waiting');
    }
  }

  private async setAside(id: string, rows: readonly Row[], error: unknown): Promise<never> {
    const number = error instanceof Damage ? error.number : rows.length;
    this.options.news.trouble(error, id, number);
    if (error instanceof OtherRules) return refuse('other-rules');
    const reason = error instanceof Error ? error.message : String(error);
    await this.options.store.setAside(id, number, reason, this.options.now());
    return refuse('damaged');
  }

  /** A new table; gives its id. */
  async open(session: Session, name: string, change: Partial<Settings>): Promise<string> {
    const deed = firstOpening(changedSettings(DEFAULTS, change), session, cleanName(name));
    const id = newId();
    await this.openAs(id, deed);
    return id;
  }

  /** False: it is there already. */
  async openAs(id: string, deed: Deed): Promise<boolean> {
    const row = this.rowOf(id, 1, deed);
    const state = readRoom([row], this.gapsThere, this.options.shelf);
    const due = nextOf(state, this.options.now(), this.gapsThere, this.options.pause)?.at ?? null;
    return this.append({ row, due, listing: listingOf(state) });
  }

  private rowOf(table: string, number: number, deed: NonNullable<Planned>): Row {
    return { table, number, seat: deed.seat, kind: deed.kind, text: textOf(deed), time: this.options.now() };
  }

  private async append(entry: Entry): Promise<boolean> {
    try {
      return await this.writer.append(entry);
    } catch (error) {
      this.options.news.trouble(error, entry.row.table, entry.row.number);
      return refuse('waiting');
    }
  }

  /** A message that changes a table. It is done when it is stored. */
  perform(
    id: string,
    message: Extract<ClientMessage, { type: PlannedType }>,
    session: Session,
  ): Promise<void> {
    const room = this.room(id);
    const began = performance.now();
    return room.queue(async () => {
      try {
        await this.carryOut(room, (state) => {
          if (message.type === 'choose' || message.type === 'takeback')
            this.checkShown(room, state, message, session);
          return state.table.isGone ? refuse('no-table') : plan(state, message, session);
        });
        if (message.type === 'choose') this.options.news.chosen(performance.now() - began);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'stale' || message.type !== 'choose') throw error;
        if (!(await this.wasStored(room, message, session))) throw error;
      }
    });
  }

  /** Where timing is hidden, nobody can answer a question before it was shown: that it is there would tell. */
  private checkShown(
    room: Room,
    { table, live }: RoomState,
    { question }: { question: number },
    session: Session,
  ): void {
    const seat = seatOf(table, session.id);
    const isNew = live !== null && seat !== NONE && question === live.answered[seat] + 1;
    if (isNew && this.teller.quietFor(room, seat) > 0) refuse('not-asked');
  }

  /** An answer that was lost on its way back: the message is in the log. */
  private async wasStored(
    room: Room,
    { question, text }: { question: number; text: string },
    session: Session,
  ): Promise<boolean> {
    const { table } = await this.ready(room);
    const rows = await this.readRows(room.id);
    return answerOf(rows, seatOf(table, session.id), question) === text;
  }

  /** Check, play, store, tell; from the beginning if another process was first. Only from within the queue of the room. */
  async carryOut(room: Room, planned: (state: RoomState) => Planned): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const state = await this.ready(room);
      const deed = await this.planFor(room, state, planned);
      if (deed === 'behind') continue;
      if (deed === null) return false;
      const row = this.rowOf(room.id, state.number + 1, deed);
      if (await this.storeRow(room, state, row)) {
        this.tellRow(room, row);
        return true;
      }
    }
    return refuse('waiting');
  }

  /** What is refused, or need not be done, may be so only by what this process knows: another one may have gone on. */
  private async planFor(
    room: Room,
    state: RoomState,
    planned: (state: RoomState) => Planned,
  ): Promise<Planned | 'behind'> {
    let deed: Planned = null;
    let refusal: unknown = null;
    try {
      deed = planned(state);
    } catch (error) {
      refusal = error;
    }
    if (deed !== null) return deed;
    if (this.options.store.others !== null && (await this.readOn(room))) return 'behind';
    if (refusal !== null) throw refusal;
    return null;
  }

  private async storeRow(room: Room, state: RoomState, row: Row): Promise<boolean> {
    const { stage } = state.table;
    try {
      applyRow(state, row, this.gapsThere);
      const listing = isMove(row.kind) && state.table.stage === stage ? {} : { listing: listingOf(state) };
      const due = nextOf(state, this.options.now(), this.gapsThere, this.options.pause)?.at ?? null;
      const isStored = await this.append({ row, due, ...listing });
      if (!isStored) room.state = null;
      return isStored;
    } catch (error) {
      room.state = null;
      if (isIllegal(error)) return refuse('illegal', `(${error.reason})`);
      throw error;
    }
  }

  private tellRow(room: Room, row: Row): void {
    this.options.bus.publish({ table: room.id, number: row.number });
    const next = this.next(room);
    const isDue = next !== null && next.at <= this.options.now();
    // What standing orders pass is not asked first.
    this.tellOf(room, row, isDue && next.what === 'play');
    if (isDue) this.onDue(room);
  }

  private tellOf(room: Room, { kind, seat }: Row, isPassing = false): void {
    const isOver = room.state?.table.stage === 'over';
    // Whoever sits down may have looked at the table before.
    if (!isMove(kind)) this.presenceChanged(room);
    else if (isOver) this.teller.tellTable(room);
    if (!isPassing && (isMove(kind) || STATE_KINDS.has(kind))) this.teller.tellState(room, seat);
  }

  /** What happens at a room by itself. */
  next({ state }: Room): Next | null {
    return state === null ? null : nextOf(state, this.options.now(), this.gapsThere, this.options.pause);
  }

  /** Rows that other processes stored. */
  async catchUp(room: Room): Promise<void> {
    await room.queue(() => this.readOn(room));
  }

  /** Whether there were any. Only from within the queue of the room. */
  private async readOn(room: Room): Promise<boolean> {
    const state = await this.ready(room);
    try {
      const rows = await this.options.store.rows(room.id, state.number);
      await this.options.shelf.prepare(rows);
      await this.wake();
      for (const row of rows) {
        applyRow(state, row, this.gapsThere);
        this.tellOf(room, row);
      }
      return rows.length > 0;
    } catch (error) {
      room.state = null;
      throw error;
    }
  }

  /** Somebody looks at a table, and takes nothing. */
  async follow(id: string, follower: Follower): Promise<void> {
    const room = this.room(id);
    await room.queue(async () => {
      // Other processes may have gone on, and whoever comes from there must not be shown less than they have seen.
      if (this.options.store.others !== null) await this.readOn(room);
      const state = await this.present(room);
      const seat = seatOf(state.table, follower.session);
      if (seat === NONE && room.presence().watching >= MOST_WATCHING) refuse('gallery-full');
      room.followers.add(follower);
      this.onMoved(room);
      this.presenceChanged(room);
      if (room.seenBy(follower) === state) this.teller.showInTime(room, follower);
    });
  }

  unfollow(id: string, follower: Follower): void {
    const room = this.rooms.get(id);
    if (!room?.followers.delete(follower)) return;
    follower.cancel?.();
    this.onMoved(room);
    void room.queue(async () => this.presenceChanged(room)).catch(() => {});
  }

  /** Who is connected to a room at other processes. */
  async setElsewhere(room: Room, sessions: ReadonlySet<string>): Promise<void> {
    await room.queue(async () => {
      room.elsewhere = sessions;
      this.presenceChanged(room);
    });
  }

  private presenceChanged(room: Room): void {
    const { here } = room.presence();
    const now = this.options.now();
    room.gone = here.map((isHere, seat) => (isHere ? null : (room.gone[seat] ?? now)));
    this.teller.tellTable(room);
  }

  /** Said, not stored. */
  async say(
    id: string,
    session: Session,
    make: (state: RoomState, seat: number) => ServerMessage,
  ): Promise<void> {
    const room = this.room(id);
    await room.queue(async () => {
      const state = await this.present(room);
      const seat = seatOf(state.table, session.id);
      if (seat === NONE) refuse('not-yours');
      const said = make(state, seat);
      room.say(JSON.stringify(said));
      this.onSaid(id, said);
    });
  }

  /** The present state once more, for one who answered a question that is no longer open. */
  async showAgain(id: string, follower: Follower): Promise<void> {
    const room = this.room(id);
    await room.queue(async () => {
      await this.ready(room);
      this.teller.showInTime(room, follower);
    });
  }

  idle(): Promise<void> {
    return this.writer.idle();
  }
}
