// The line to the server: comes back by itself after every break, says again what was not answered, and follows one table.

import { type ClientMessage, PROTOCOL, type Refused, type ServerMessage } from '@mad-king/server/protocol';
import { type Followed, type Pipe, type PipeEvents, socketPipe, streamPipe } from './pipe.ts';

/** The server said no. */
export class RefusedError extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.sentence);
    this.refused = refused;
  }
}

/** The line broke before the answer came, and saying it twice could do it twice. */
export class CutError extends Error {}

export interface LineEvents {
  /** `tries`: how often it was tried in vain; 0 and open: all is well. */
  changed(state: { isOpen: boolean; tries: number }): void;
  heard(message: ServerMessage): void;
}

interface Waiting {
  message: ClientMessage & { id: number };
  wasSent: boolean;
  resolve(answer: ServerMessage): void;
  reject(error: Error): void;
}

/** Milliseconds. */
const FIRST_WAIT = 200;
const LONGEST_WAIT = 5000;

/** Saying these twice does them twice. */
const ONCE: ReadonlySet<ClientMessage['type']> = new Set(['open', 'say', 'chat', 'give', 'hand-over']);

/** Sockets that never opened although the server is there are broken by something between. */
let areSocketsBroken = false;
let haveSocketsWorked = false;

export class Line {
  private readonly on: LineEvents;
  private readonly waiting = new Map<number, Waiting>();
  private followed: (() => Followed) | null = null;
  private pipe: Pipe | null = null;
  private isOpen = false;
  private isStopped = false;
  private tries = 0;
  private ids = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(on: LineEvents) {
    this.on = on;
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.retry);
    void this.connect();
  }

  /** The answer to a message; a refusal is an error. What is not answered is said again after a break. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const id = ++this.ids;
      const waiting: Waiting = { message: { ...message, id }, wasSent: false, resolve, reject };
      this.waiting.set(id, waiting);
      if (this.isOpen) this.send(waiting);
    });
  }

  /** From now on, and after every break, this table is followed. */
  follow(followed: () => Followed): Promise<ServerMessage> {
    this.followed = followed;
    return new Promise((resolve, reject) => {
      const id = ++this.ids;
      const { table } = followed();
      // Not sent like others: where it stands is asked when it is said.
      this.waiting.set(id, { message: { type: 'follow', table, id }, wasSent: false, resolve, reject });
      if (this.isOpen) this.pipe?.follow(followed(), id);
    });
  }

  unfollow(): void {
    const table = this.followed?.().table;
    this.followed = null;
    if (table !== undefined && this.isOpen) this.pipe?.unfollow(table);
  }

  /** Now instead of after the wait. */
  readonly retry = (): void => {
    if (this.pipe !== null || this.isStopped || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    void this.connect();
  };

  close(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.retry);
    this.pipe?.close();
    this.pipe = null;
  }

  private async connect(): Promise<void> {
    this.timer = undefined;
    try {
      const response = await fetch('/api/session', { method: 'POST', body: '{}' });
      if (!response.ok) throw new Error(String(response.status));
    } catch {
      this.closed(null);
      return;
    }
    if (this.isStopped || this.pipe !== null) return;
    const events: PipeEvents = {
      opened: () => this.opened(),
      heard: (message) => this.heard(message),
      closed: (wait) => this.closed(wait),
    };
    this.pipe = areSocketsBroken ? streamPipe(events) : socketPipe(events);
  }

  private opened(): void {
    haveSocketsWorked ||= !areSocketsBroken;
    this.isOpen = true;
    this.tries = 0;
    const { pipe } = this;
    pipe?.send({ type: 'hello', protocol: PROTOCOL, id: 0 });
    const sent = [...this.waiting.values()];
    const follow = sent.find(({ message }) => message.type === 'follow');
    if (this.followed !== null) pipe?.follow(this.followed(), follow?.message.id ?? 0);
    for (const waiting of sent) if (waiting !== follow) this.send(waiting);
    this.on.changed({ isOpen: true, tries: 0 });
  }

  private closed(wait: number | null): void {
    const wasOpen = this.isOpen;
    if (this.pipe !== null && !wasOpen && !haveSocketsWorked) areSocketsBroken = true;
    this.pipe = null;
    this.isOpen = false;
    if (this.isStopped) return;
    for (const [id, { message, wasSent, reject }] of this.waiting) {
      if (!wasSent || !ONCE.has(message.type)) continue;
      this.waiting.delete(id);
      reject(new CutError('the line broke'));
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries++;
    this.on.changed({ isOpen: false, tries: this.tries });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), wait ?? longest * (0.5 + Math.random() / 2));
  }

  private send(waiting: Waiting): void {
    waiting.wasSent = true;
    this.pipe?.send(waiting.message);
  }

  private heard(message: ServerMessage): void {
    const re = 're' in message ? message.re : undefined;
    const waiting = re === undefined ? undefined : this.waiting.get(re);
    if (re !== undefined) this.waiting.delete(re);
    if (message.type === 'refused' && this.saysAgain(message, waiting)) return;
    this.on.heard(message);
    if (message.type === 'refused') waiting?.reject(new RefusedError(message));
    else waiting?.resolve(message);
  }

  /** Refused for the moment only: the same may succeed soon. What is too much at once is refused unread, so nobody knows which it was. */
  private saysAgain({ code, wait = 1 }: Refused, waiting: Waiting | undefined): boolean {
    const late = code === 'too-many' && waiting === undefined ? [...this.waiting.values()] : [];
    if (code === 'waiting' && waiting !== undefined && !ONCE.has(waiting.message.type)) late.push(waiting);
    for (const one of late) {
      const { id } = one.message;
      this.waiting.set(id, one);
      setTimeout(() => this.isOpen && this.waiting.has(id) && this.send(one), wait * 1000);
    }
    return late.length > 0;
  }
}
