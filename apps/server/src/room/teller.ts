// Who is told what, and when. A state goes out whole, so one that was overtaken need not be sent; events add up.

import { type Game, NONE } from '@mad-king/engine';
import type { Gap, Row } from '../store/store.ts';
import { allEvents } from './replay.ts';
import { type Follower, type Later, missing, type Room } from './room.ts';
import type { RoomState } from './state.ts';
import { toldTo, viewState, viewTable } from './views.ts';

export interface Telling {
  now(): number;
  gaps(): readonly Gap[];
  rows(table: string): Promise<Row[]>;
  /** Milliseconds that a state waits where timing is hidden: drawn independently of everything. */
  delay(): number;
  later: Later;
  onTrouble(error: unknown, table: string): void;
}

/** Whether somebody else could, by public facts, have had something to answer. */
const couldAnswer = (g: Game, viewer: number): boolean =>
  g.seats.some(
    (seat, s) =>
      s !== viewer &&
      !seat.out &&
      (seat.hand.length > 0 || g.cast.useful.some((kind) => seat.tokens[kind] > 0)),
  );

export class Teller {
  private readonly around: Telling;

  constructor(around: Telling) {
    this.around = around;
  }

  tellTable(room: Room): void {
    if (room.state === null) return;
    const presence = room.presence();
    const texts = new Map<number, string>();
    for (const follower of room.followers) {
      const viewer = room.seatOf(follower);
      const text = texts.get(viewer) ?? this.tableText(room, room.state, viewer, presence);
      texts.set(viewer, text);
      follower.send(text);
    }
  }

  private tableText(
    room: Room,
    state: RoomState,
    viewer: number,
    presence: ReturnType<Room['presence']>,
  ): string {
    const view = viewTable(state, viewer, presence);
    // Whoever watches from behind does not learn of the end before it comes.
    const isBehind = viewer === NONE && state.table.settings.delay > 0 && view.stage === 'over';
    const isEarly = isBehind && room.behind?.table.stage !== 'over';
    const table = isEarly ? { ...view, stage: 'playing', next: null } : view;
    return JSON.stringify({ type: 'table', table });
  }

  tellTableTo(room: Room, follower: Follower): void {
    if (room.state !== null)
      follower.send(this.tableText(room, room.state, room.seatOf(follower), room.presence()));
  }

  /** The game has moved; `actor` moved it. */
  tellState(room: Room, actor: number): void {
    const live = room.state?.live ?? null;
    if (room.state === null || live === null) return;
    if (!room.state.table.settings.quick) this.hush(room, live.game.seats.length, actor);
    const texts = new Map<string, string>();
    for (const follower of room.followers)
      if (room.seenBy(follower) === room.state) this.showInTime(room, follower, texts);
  }

  /** From a move on, for a while, nobody is shown what came of it. Whoever moved waits the whole time, others until what runs is over. */
  private hush(room: Room, seats: number, actor: number): void {
    const now = this.around.now();
    const until = now + this.around.delay();
    for (let viewer = NONE; viewer < seats; viewer++)
      if (viewer === actor || (room.quiet.get(viewer)?.until ?? 0) <= now)
        room.quiet.set(viewer, { until, hasMoved: viewer === actor });
  }

  /**
   * How long a viewer is not shown the present state, in milliseconds. Whoever is asked sees it at once, unless they have moved
   * themselves: that nobody was asked in between must not show.
   */
  quietFor(room: Room, viewer: number): number {
    const live = room.state?.live ?? null;
    const quiet = room.quiet.get(viewer);
    if (room.state === null || live === null || quiet === undefined || room.state.table.settings.quick)
      return 0;
    const { asked, result } = live.game;
    const isAsked = viewer === asked && viewer !== NONE && !quiet.hasMoved;
    if (result !== null || isAsked || !couldAnswer(live.game, viewer)) return 0;
    return Math.max(0, quiet.until - this.around.now());
  }

  /** Now, or when the viewer may see it. Only from within the queue of the room. */
  showInTime(room: Room, follower: Follower, texts = new Map<string, string>()): void {
    const wait = room.seenBy(follower) === room.state ? this.quietFor(room, room.seatOf(follower)) : 0;
    // What is already on its way takes the newest state along.
    if (wait > 0) follower.cancel ??= this.around.later(() => this.show(room, follower), wait);
    else this.show(room, follower, texts);
  }

  /** Sends the newest state; of a room that is being changed, when that is done. */
  private show(room: Room, follower: Follower, texts?: Map<string, string>): void {
    follower.cancel?.();
    follower.cancel = null;
    if (texts !== undefined) this.showNow(room, follower, texts);
    else void room.queue(async () => this.showNow(room, follower, new Map())).catch(() => {});
  }

  /** Only from within the queue of the room. */
  private showNow(room: Room, follower: Follower, texts = new Map<string, string>()): void {
    if (!room.followers.has(follower)) return;
    const seen = room.seenBy(follower);
    const live = seen?.live ?? null;
    if (seen === null || live === null) return;
    const viewer = room.seatOf(follower);
    if (viewer === NONE && !seen.table.settings.spectators && live.game.result === null) return;
    if (follower.isSlow()) {
      follower.isBehind = true;
      return;
    }
    const events = missing(live, viewer, follower);
    if (events === null) {
      void this.lookUp(room, follower);
      return;
    }
    const key = `${viewer} ${follower.have}`;
    const text = texts.get(key) ?? this.stateText(seen, viewer, follower.have, events);
    texts.set(key, text);
    this.sent(follower, seen, viewer);
    follower.send(text);
  }

  private stateText(
    seen: RoomState,
    viewer: number,
    from: number,
    events: Parameters<typeof viewState>[3]['events'],
  ): string {
    const { table, live } = seen;
    if (live === null) throw new Error('there is no game to tell of');
    return JSON.stringify(
      viewState(table, live, viewer, { from, events, now: this.around.now(), gaps: this.around.gaps() }),
    );
  }

  private sent(follower: Follower, { live }: RoomState, viewer: number): void {
    if (live === null) return;
    follower.have = toldTo(live, viewer);
    follower.line = live.line;
    follower.isBehind = false;
  }

  /** Whoever lacks more than is at hand gets it from the log. */
  private async lookUp(room: Room, follower: Follower): Promise<void> {
    try {
      await room.queue(async () => {
        const seen = room.seenBy(follower);
        if (seen === null || seen.live === null || !room.followers.has(follower)) return;
        const viewer = room.seatOf(follower);
        const all = allEvents(seen, await this.around.rows(room.id), viewer, seen.number);
        const from = follower.line === seen.live.line && follower.have <= all.length ? follower.have : 0;
        const text = this.stateText(seen, viewer, from, all.slice(from));
        this.sent(follower, seen, viewer);
        follower.send(text);
      });
    } catch (error) {
      this.around.onTrouble(error, room.id);
    }
  }
}
