// One player under load, over a real socket. Keeps of what it hears only what the next choice needs.

import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@mad-king/fair';
import WebSocket from 'ws';
import type { ServerMessage, StateMessage } from '../src/protocol.ts';

const PATIENCE = 30_000;

/** What is asked, and how far the game is. */
export type Seen = Pick<StateMessage, 'question' | 'options' | 'line'> & { have: number; isOver: boolean };

export class Player {
  seen: Seen | null = null;
  stage = '';
  private table = '';
  private cookie = '';
  private socket: WebSocket | null = null;
  private asked = 0;
  private readonly nonce = randomBytes(32).toString('hex');
  private readonly answers = new Map<number, (answer: ServerMessage) => void>();
  private listeners: (() => void)[] = [];
  private readonly host: string;

  constructor(port: number) {
    this.host = `127.0.0.1:${port}`;
  }

  async connect(): Promise<void> {
    if (this.cookie === '') {
      const answer = await fetch(`http://${this.host}/api/session`, { method: 'POST', body: '{}' });
      this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    }
    const socket = new WebSocket(`ws://${this.host}/api/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data) => this.hear(String(data)));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => {});
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage & { re?: number };
    if (message.type === 'state') {
      const { question, options, line, from, events, game } = message;
      this.seen = { question, options, line, have: from + events.length, isOver: game.game.result !== null };
    } else if (message.type === 'table') this.stage = message.table.stage;
    if (message.re !== undefined) {
      this.answers.get(message.re)?.(message);
      this.answers.delete(message.re);
    }
    for (const listener of this.listeners.splice(0)) listener();
  }

  /** Says something and waits for its answer. */
  async say(message: Record<string, unknown>): Promise<ServerMessage> {
    const id = ++this.asked;
    const answer = await within(
      new Promise<ServerMessage>((resolve) => {
        this.answers.set(id, resolve);
        this.socket?.send(JSON.stringify({ table: this.table, ...message, id }));
      }),
      `an answer to "${message.type}"`,
    );
    if (answer.type === 'refused') throw new Error(`${message.type}: ${answer.sentence}`);
    return answer;
  }

  until(test: () => boolean, what: string): Promise<void> {
    const waitOn = async (): Promise<void> => {
      while (!test()) await new Promise<void>((resolve) => this.listeners.push(resolve));
    };
    return within(waitOn(), what);
  }

  async open(): Promise<string> {
    const answer = await this.say({ type: 'open', name: 'Host' });
    await this.follow((answer as { table: string }).table);
    return this.table;
  }

  async follow(table = this.table): Promise<void> {
    this.table = table;
    await this.say({ type: 'follow', have: this.seen?.have ?? 0, line: this.seen?.line ?? 0 });
  }

  async ready(hero: string): Promise<void> {
    await this.say({ type: 'pick', heroes: [hero] });
    await this.say({ type: 'ready', mark: commitmentOf(this.nonce) });
  }

  async begin(): Promise<void> {
    await this.until(() => this.stage === 'sealing' || this.stage === 'playing', 'the sealing');
    await this.say({ type: 'show', nonce: this.nonce });
    await this.until(() => this.seen !== null, 'the first state');
  }

  end(): void {
    this.socket?.terminate();
  }
}

const within = async <T>(promise: Promise<T>, what: string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Both players of a duel that has begun. */
export const duel = async (port: number): Promise<Player[]> => {
  const players = [new Player(port), new Player(port)];
  for (const player of players) await player.connect();
  const [host, guest] = players;
  await guest.follow(await host.open());
  await guest.say({ type: 'sit', seat: 1, name: 'Guest' });
  await host.ready('barbarian');
  await guest.ready('paladin');
  await Promise.all(players.map((player) => player.begin()));
  return players;
};
