// A table with somebody at it: its state in memory and those who look. Everything that reads or changes the state waits for what
// came before it, so nobody is shown anything that is not stored.

import { type GameEvent, NONE } from '@mad-king/engine';
import { eventsAfter, type LiveGame } from '../game/live-game.ts';
import { seatOf } from '../table/table.ts';
import type { RoomState } from './state.ts';
import type { Presence } from './views.ts';

/** Does something after so many milliseconds, unless what it gives is called before. */
export type Later = (act: () => void, milliseconds: number) => () => void;

/** A connection that follows a table. */
export interface Follower {
  readonly table: string;
  readonly session: string;
  /** How many events it has, and of which line. */
  have: number;
  line: number;
  /** Of the next state, which goes out later; null: nothing waits. */
  cancel: (() => void) | null;
  /** What has been sent has not been read yet. */
  isSlow(): boolean;
  /** A state waits until it has read what was sent. */
  isBehind: boolean;
  send(text: string): void;
}

export class Room {
  readonly id: string;
  readonly followers = new Set<Follower>();
  /** Sessions that are connected at other processes. */
  elsewhere: ReadonlySet<string> = new Set();
  /** Null: to be read anew. */
  state: RoomState | null = null;
  /** A game some minutes behind, for spectators. */
  behind: RoomState | null = null;
  /** When somebody last had to do with it. */
  touched = 0;
  /** By seat: since when nobody of it is connected. */
  gone: (number | null)[] = [];
  /** Where timing is hidden, by viewer: until when what came of a move is not shown, and whether it was their own. */
  readonly quiet = new Map<number, { until: number; hasMoved: boolean }>();
  /** The row after which a move for somebody is under way. */
  acting = 0;
  private last: Promise<unknown> = Promise.resolve();
  private queued = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** One after the other. */
  queue<T>(act: () => Promise<T>): Promise<T> {
    this.queued++;
    const result = this.last.then(act);
    this.last = result.catch(() => {}).finally(() => this.queued--);
    return result;
  }

  isIdle(): boolean {
    return this.queued === 0 && this.followers.size === 0 && this.acting === 0;
  }

  seatOf(follower: Follower): number {
    return this.state === null ? NONE : seatOf(this.state.table, follower.session);
  }

  presence(): Presence {
    const chairs = this.state?.table.chairs ?? [];
    const here = chairs.map(() => false);
    const watchers = new Set<string>();
    const note = (session: string): void => {
      const seat = this.state === null ? NONE : seatOf(this.state.table, session);
      if (seat === NONE) watchers.add(session);
      else here[seat] = true;
    };
    for (const { session } of this.followers) note(session);
    for (const session of this.elsewhere) note(session);
    return { here, watching: watchers.size };
  }

  /** What a follower sees of the game: those without a seat may be some minutes behind. */
  seenBy(follower: Follower): RoomState | null {
    if (this.state === null) return null;
    const isDelayed = this.state.table.settings.delay > 0 && this.seatOf(follower) === NONE;
    return isDelayed ? this.behind : this.state;
  }

  /** A message as it goes out. */
  say(text: string): void {
    for (const follower of this.followers) follower.send(text);
  }
}

/** What a follower lacks; null: it must be looked up in the log. */
export const missing = (live: LiveGame, viewer: number, follower: Follower): GameEvent[] | null =>
  follower.line === live.line ? eventsAfter(live, viewer, follower.have) : null;
