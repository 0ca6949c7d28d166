// A house without sockets and on a clock of its own: for tests of what is told, and when, to the byte and the millisecond.

import { type Game, NONE } from '@mad-king/engine';
import { commitmentOf } from '@mad-king/fair';
import * as rules from '@mad-king/rules';
import { noBus } from '../../src/bus.ts';
import { Connection } from '../../src/connection.ts';
import type { LiveGame } from '../../src/game/live-game.ts';
import { House } from '../../src/house.ts';
import { newLimits } from '../../src/limits.ts';
import type { ClientMessage, ServerMessage, Settings, StateMessage } from '../../src/protocol.ts';
import { type Rules, Shelf } from '../../src/rules.ts';
import { Sessions } from '../../src/sessions.ts';
import { Steward } from '../../src/steward.ts';
import type { Row, Session } from '../../src/store/store.ts';
import { memoryStore } from './memory-store.ts';

const PLENTY = { burst: 1e9, seconds: 1 };
const BEGAN = 1_789_000_000_000;
/** Nobody has kept any. */
const NO_RULES = 'no-such-folder';

export const sessionOf = (seat: number): Session => ({ id: `seat ${seat}`.padEnd(22, 'x'), isBot: false });

/** Independent of everything but the time. */
const delayAt = (time: number): number => 400 + ((time * 7919) % 1100);

export class QuietHouse {
  time = BEGAN;
  readonly house: House;
  readonly store = memoryStore();
  private waiting: { at: number; act(): void }[] = [];

  constructor(release: Rules = rules) {
    const now = (): number => this.time;
    this.house = new House({
      process: 'quiet',
      store: this.store,
      bus: noBus(),
      shelf: new Shelf(NO_RULES, release),
      computers: { choose: async () => null, waiting: () => 0, close: async () => {} },
      now,
      pause: 0,
      grace: 60_000,
      silence: Number.POSITIVE_INFINITY,
      delay: () => delayAt(this.time),
      later: (act, milliseconds) => {
        const entry = { at: this.time + milliseconds, act };
        this.waiting.push(entry);
        return () => {
          this.waiting = this.waiting.filter((other) => other !== entry);
        };
      },
      news: { stored: () => {}, trouble: (error) => this.troubles.push(error), chosen: () => {} },
    });
    new Steward(this.house);
  }

  readonly troubles: unknown[] = [];

  /** After everything that happens without the clock going on. */
  async settled(): Promise<void> {
    for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve));
    await this.house.idle();
  }

  /** The clock goes on, and what waits for it happens in order. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      await this.settled();
      const next = this.waiting.reduce((a, b) => (b.at < a.at ? b : a), { at: Infinity, act: () => {} });
      if (next.at > end) break;
      this.time = next.at;
      this.waiting = this.waiting.filter((other) => other !== next);
      next.act();
    }
    this.time = end;
    await this.settled();
  }

  guest(session: Session): Guest {
    return new Guest(this, session);
  }

  live(table: string): LiveGame {
    const live = this.house.rooms.get(table)?.state?.live;
    if (!live) throw new Error('there is no game');
    return live;
  }

  /** A choice made for a seat, as by a computer. */
  async moveFor(table: string, seat: number, text: string): Promise<void> {
    const room = this.house.room(table);
    await room.queue(() => this.house.carryOut(room, () => ({ kind: 'auto', seat, text })));
    await this.settled();
  }
}

/** One who is told things, with the time at which they came; in any house. */
export class Guest {
  state: StateMessage | null = null;
  readonly told: string[] = [];
  private readonly connection: Connection;

  constructor(around: Pick<QuietHouse, 'house' | 'store' | 'troubles' | 'time'>, session: Session) {
    const limits = newLimits(() => 0, { message: PLENTY, open: PLENTY, wrong: PLENTY });
    const { house, store, troubles } = around;
    const sessions = new Sessions(store, () => around.time);
    const trouble = (error: unknown): number => troubles.push(error);
    this.connection = new Connection(
      session,
      '',
      { house, sessions, limits, refused: () => {}, trouble },
      { send: (text) => this.hear(around.time, text), isSlow: () => false, drop: () => {} },
    );
  }

  private hear(time: number, text: string): void {
    this.told.push(`${time} ${text}`);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state') this.state = message;
  }

  /** The table of the answer, if it names one. */
  async say(message: ClientMessage): Promise<string> {
    const from = this.told.length;
    await this.connection.hear(JSON.stringify({ ...message, id: 1 }));
    const answers = this.told.slice(from).map((line) => JSON.parse(line.slice(line.indexOf(' '))));
    const answer = answers.find(({ re }) => re === 1) as { type: string; table?: string; code?: string };
    if (answer.type === 'refused') throw new Error(`${message.type}: ${answer.code}`);
    return answer.table ?? '';
  }
}

/** The rows of a table up to the start of its game. */
export const begunTable = async (settings: Partial<Settings>, heroes: readonly string[]): Promise<Row[]> => {
  const world = new QuietHouse();
  const guests = heroes.map((_, seat) => world.guest(sessionOf(seat)));
  const table = await guests[0].say({ type: 'open', name: 'Host', settings });
  for (const [seat, guest] of guests.entries())
    if (seat > 0) await guest.say({ type: 'sit', table, seat, name: `Guest ${seat}` });
  for (const [seat, guest] of guests.entries())
    await guest.say({ type: 'pick', table, heroes: [heroes[seat]] });
  const nonce = (seat: number): string => String(seat).repeat(64);
  for (const [seat, guest] of guests.entries())
    await guest.say({ type: 'ready', table, mark: commitmentOf(nonce(seat)) });
  for (const [seat, guest] of guests.entries()) await guest.say({ type: 'show', table, nonce: nonce(seat) });
  await world.settled();
  return world.store.rows(table, 0);
};

export const isOwnTeam = (g: Game, seat: number, viewer: number): boolean =>
  viewer !== NONE && g.seats[viewer].team === g.seats[seat].team;
