// One that talks to the server, over a socket, a stream or single requests: reads its messages, does what they say, answers each.

import type { House } from './house.ts';
import type { Limits } from './limits.ts';
import { lobbyFor } from './lobby.ts';
import { readMessage } from './messages.ts';
import { type ClientMessage, PROTOCOL, type ServerMessage } from './protocol.ts';
import { recordFor } from './record.ts';
import { Refusal, refuse, refusedBy } from './refusal.ts';
import { readCode } from './room/opening.ts';
import { isPlanned, type PlannedType } from './room/plan.ts';
import type { Follower } from './room/room.ts';
import { isChatOpen } from './room/views.ts';
import type { Sessions } from './sessions.ts';
import type { Session } from './store/store.ts';

/** What a connection needs of the server. */
export interface Around {
  house: House;
  sessions: Sessions;
  limits: Limits;
  refused(code: string): void;
  trouble(error: unknown): void;
}

/** How messages get to the other side. */
export interface Pipe {
  send(text: string): void;
  isSlow(): boolean;
  /** Too many wrong messages. */
  drop(): void;
}

const MOST_FOLLOWED = 8;
/** Never written into the answer: what happened inside. */
const asRefusal = (error: unknown): Refusal => (error instanceof Refusal ? error : new Refusal('failed'));

export class Connection {
  readonly session: Session;
  private readonly address: string;
  private readonly around: Around;
  private readonly pipe: Pipe;
  private readonly follows = new Map<string, Follower>();

  constructor(session: Session, address: string, around: Around, pipe: Pipe) {
    this.session = session;
    this.address = address;
    this.around = around;
    this.pipe = pipe;
  }

  tell(message: ServerMessage): void {
    this.pipe.send(JSON.stringify(message));
  }

  /** A message as it came. Every one is answered once. */
  async hear(text: string): Promise<void> {
    const { limits } = this.around;
    const wait = limits.message.take(this.session.id);
    const { message, re, refusal } =
      wait > 0
        ? { message: null, re: undefined, refusal: new Refusal('too-many', '', wait) }
        : readMessage(text);
    if (message === null) {
      this.refuse(refusal ?? new Refusal('malformed'), re);
      this.countWrong();
      return;
    }
    try {
      const answer = await this.carryOut(message);
      this.tell(re === undefined ? answer : ({ ...answer, re } as ServerMessage));
    } catch (error) {
      if (!(error instanceof Refusal)) this.around.trouble(error);
      await this.refuseMessage(asRefusal(error), message);
    }
  }

  private async refuseMessage(refusal: Refusal, message: ClientMessage): Promise<void> {
    this.refuse(refusal, message.id);
    const { code } = refusal;
    if (code === 'stale' || code === 'illegal' || code === 'not-asked' || code === 'no-takeback') {
      const follower = 'table' in message ? this.follows.get(message.table) : undefined;
      if (follower !== undefined) await this.around.house.showAgain(follower.table, follower).catch(() => {});
    }
    if (code !== 'waiting' && code !== 'failed' && code !== 'stale') this.countWrong();
  }

  private refuse(refusal: Refusal, re: number | undefined): void {
    this.around.refused(refusal.code);
    this.tell(refusedBy(refusal, re));
  }

  /** 20 wrong messages in a minute close the connection. */
  private countWrong(): void {
    if (this.around.limits.wrong.take(this.session.id) > 0) this.pipe.drop();
  }

  private async carryOut(message: ClientMessage): Promise<ServerMessage> {
    const { house, sessions } = this.around;
    if (isPlanned(message.type)) {
      const deed = message as Extract<ClientMessage, { type: PlannedType }>;
      await house.perform(deed.table, deed, this.session);
      return { type: 'done', table: deed.table };
    }
    switch (message.type) {
      case 'hello':
        return this.welcome(message.protocol);
      case 'open':
        this.limit('open', this.session.id);
        return { type: 'done', table: await house.open(this.session, message.name, message.settings ?? {}) };
      case 'find':
        return { type: 'done', table: await this.find(message.code) };
      case 'follow':
        await this.follow(message.table, message.have ?? 0, message.line ?? 0);
        return { type: 'done', table: message.table };
      case 'unfollow':
        this.unfollow(message.table);
        return { type: 'done', table: message.table };
      case 'lobby':
        return { type: 'lobby', ...(await lobbyFor(house, this.session)) };
      case 'hand-over':
        return { type: 'hand-over', ...(await sessions.handOver(this.session)) };
      case 'record':
        return {
          type: 'record',
          table: message.table,
          text: await recordFor(house, message.table, this.session),
        };
      default:
        return this.say(message as Extract<ClientMessage, { type: 'say' | 'chat' }>);
    }
  }

  private welcome(protocol: number): ServerMessage {
    if (protocol !== PROTOCOL) refuse('old-page', `It speaks protocol ${protocol}, the server ${PROTOCOL}.`);
    const { isBot: bot } = this.session;
    return { type: 'welcome', protocol: PROTOCOL, now: this.around.house.options.now(), bot };
  }

  private limit(name: 'open' | 'find' | 'findAll' | 'say', key: string): void {
    const wait = this.around.limits[name].take(key);
    if (wait > 0) throw new Refusal('too-many', '', wait);
  }

  private async find(typed: string): Promise<string> {
    this.limit('find', this.address);
    this.limit('findAll', '');
    return (await this.around.house.options.store.tableOfCode(readCode(typed))) ?? refuse('no-code');
  }

  async follow(table: string, have: number, line: number): Promise<void> {
    this.unfollow(table);
    if (this.follows.size >= MOST_FOLLOWED) refuse('follows-too-many');
    const follower: Follower = {
      table,
      session: this.session.id,
      have,
      line,
      cancel: null,
      isBehind: false,
      isSlow: () => this.pipe.isSlow(),
      send: (text) => this.pipe.send(text),
    };
    this.follows.set(table, follower);
    try {
      await this.around.house.follow(table, follower);
    } catch (error) {
      this.follows.delete(table);
      throw error;
    }
  }

  private unfollow(table: string): void {
    const follower = this.follows.get(table);
    if (follower === undefined) return;
    this.follows.delete(table);
    this.around.house.unfollow(table, follower);
  }

  private async say(message: Extract<ClientMessage, { type: 'say' | 'chat' }>): Promise<ServerMessage> {
    this.limit('say', this.session.id);
    const { table } = message;
    await this.around.house.say(table, this.session, (state, seat) => {
      if (message.type === 'say') return { type: 'said', table, seat, phrase: message.phrase };
      if (!isChatOpen(state.table)) refuse('no-chat');
      return { type: 'chat', table, seat, text: message.text };
    });
    return { type: 'done', table };
  }

  close(): void {
    for (const table of [...this.follows.keys()]) this.unfollow(table);
  }
}
