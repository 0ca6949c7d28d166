// A player for tests, over a real socket: keeps what it was told, as a page would.

import { setTimeout as wait } from 'node:timers/promises';
import { type Game, type GameEvent, load } from '@mad-king/engine';
import { commitmentOf } from '@mad-king/fair';
import WebSocket from 'ws';
import { drawKey } from '../../src/lots.ts';
import type { ClientMessage, ServerMessage, StateMessage, TableView } from '../../src/protocol.ts';
import { libraryOf } from '../../src/rules.ts';

type Answer = Extract<ServerMessage, { re?: number }>;

const PATIENCE = 10_000;

/** A message without the table, which the client knows. */
type Plain<T> = T extends unknown ? Omit<T, 'table' | 'id'> & { table?: string } : never;

export class Client {
  base: string;
  cookie = '';
  table: TableView | null = null;
  state: StateMessage | null = null;
  events: GameEvent[] = [];
  heard: ServerMessage[] = [];
  bytes: string[] = [];
  said: string[] = [];
  tableId = '';
  closed: { code: number; reason: string } | null = null;
  nonce = drawKey();
  private socket: WebSocket | null = null;
  private readonly listeners: (() => void)[] = [];
  private asked = 0;
  private readonly waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();

  constructor(port: number) {
    this.base = `127.0.0.1:${port}`;
  }

  /** From the next connection on. */
  goTo(port: number): void {
    this.base = `127.0.0.1:${port}`;
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(`http://${this.base}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie: this.cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0];
    return answer;
  }

  async connect(): Promise<this> {
    if (this.cookie === '') await this.post('/api/session', {});
    const socket = new WebSocket(`ws://${this.base}/api/socket`, { headers: { cookie: this.cookie } });
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data) => this.hear(data.toString()));
    socket.on('close', (code, reason) => {
      // Of a connection that there is another one for by now.
      if (this.socket !== socket) return;
      this.closed = { code, reason: reason.toString() };
      for (const listener of this.listeners.splice(0)) listener();
      for (const { reject } of this.waiting.values()) reject(new Error('the connection has ended'));
      this.waiting.clear();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    await this.ask({ type: 'hello', protocol: 1 });
    return this;
  }

  private hear(text: string): void {
    this.bytes.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    if (message.type === 'table') this.table = message.table;
    if (message.type === 'state') {
      if (message.from > this.events.length)
        throw new Error(
          `a state continues after ${message.from} events, but there are ${this.events.length}`,
        );
      this.events = [...this.events.slice(0, message.from), ...message.events];
      this.state = message;
      for (const listener of this.listeners.splice(0)) listener();
    }
    if ('re' in message && message.re !== undefined) {
      this.waiting.get(message.re)?.resolve(message as Answer);
      this.waiting.delete(message.re);
    }
  }

  raw(text: string | Buffer): void {
    this.socket?.send(text);
  }

  /** Sends a message; `table` is the one that is followed. */
  ask(message: Plain<ClientMessage>): Promise<Answer> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${JSON.stringify(message)}`)), PATIENCE);
      this.waiting.set(id, {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      const text = JSON.stringify({ table: this.tableId, ...message, id });
      this.said.push(text);
      this.socket?.send(text);
    });
  }

  /** A message that must succeed. */
  async do(message: Plain<ClientMessage>): Promise<Answer> {
    const answer = await this.ask(message);
    if (answer.type === 'refused')
      throw new Error(`${JSON.stringify(message)}: ${answer.code}, ${answer.sentence}`);
    return answer;
  }

  /** The code of the refusal. */
  async refused(message: Plain<ClientMessage>): Promise<string> {
    const answer = await this.ask(message);
    return answer.type === 'refused' ? answer.code : `not refused: ${answer.type}`;
  }

  async open(
    settings: Extract<ClientMessage, { type: 'open' }>['settings'] = {},
    name = 'Host',
  ): Promise<string> {
    const answer = await this.do({ type: 'open', name, settings });
    await this.follow((answer as { table: string }).table);
    return this.tableId;
  }

  async follow(table: string): Promise<void> {
    if (table !== this.tableId) {
      this.events = [];
      this.state = null;
    }
    this.tableId = table;
    await this.do({ type: 'follow', have: this.events.length, line: this.state?.line ?? 0 });
  }

  async ready(): Promise<void> {
    await this.do({ type: 'ready', mark: commitmentOf(this.nonce) });
  }

  show(): Promise<Answer> {
    return this.do({ type: 'show', nonce: this.nonce });
  }

  /** What the seat knows, as a game. */
  game(): Game {
    if (this.state === null) throw new Error('there is no state');
    return load(libraryOf(this.state.game.heroes), this.state.game);
  }

  /** The next state after one, or the end of the connection. */
  next(before: StateMessage | null): Promise<void> {
    if (this.state !== before) return Promise.resolve();
    return new Promise((resolve) => this.listeners.push(resolve));
  }

  async until(test: (client: this) => boolean, what = 'something', patience = PATIENCE): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(5)) if (test(this)) return;
    throw new Error(`waited in vain for ${what}`);
  }

  close(): void {
    this.socket?.close();
  }

  terminate(): void {
    this.socket?.terminate();
  }
}
