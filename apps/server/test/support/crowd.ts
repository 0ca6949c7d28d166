// Many players who behave as pages do: they keep a choice until it is answered, send it again, come back after a break at any
// process there is, and note what was acknowledged.

import { setTimeout as wait } from 'node:timers/promises';
import { sight } from '../../src/game/sight.ts';
import { answerOf } from '../../src/room/replay.ts';
import { readRoom } from '../../src/room/state.ts';
import { Shelf } from '../../src/rules.ts';
import type { Store } from '../../src/store/store.ts';
import { Client } from './client.ts';
import { begin, dice, start } from './duel.ts';
import type { TestServer } from './server.ts';

const FIRST_RETRY = 200;
const LAST_RETRY = 5000;
/** So long a page waits for an answer before it takes the line for dead. */
const PATIENCE = 4000;

interface Answer {
  question: number;
  text: string;
}

const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

const againstComputer = async (client: Client): Promise<Client> => {
  await client.open({ heroes: 'random' });
  await client.do({ type: 'computer', seat: 1, level: 'squire' });
  await start([client]);
  return client;
};

export class Page {
  readonly client: Client;
  readonly seat: number;
  readonly acknowledged: Answer[] = [];
  /** Times when something was acknowledged. */
  readonly times: number[] = [];
  /** Refusals by code. */
  readonly refusals = new Map<string, number>();
  private readonly crowd: Crowd;
  private readonly draw: (n: number) => number;
  private pending: Answer | null = null;
  private retry = FIRST_RETRY;
  private hasFollowed = true;

  constructor(client: Client, seat: number, crowd: Crowd, seed: number) {
    this.client = client;
    this.seat = seat;
    this.crowd = crowd;
    this.draw = dice(seed);
  }

  get isOver(): boolean {
    return this.client.state !== null && this.client.state.game.game.result !== null;
  }

  /** Connected, and shown the table. */
  get isThere(): boolean {
    return this.client.closed === null && this.hasFollowed;
  }

  /** A choice waits for its answer. */
  get isKeeping(): boolean {
    return this.pending !== null;
  }

  async play(): Promise<void> {
    while (!this.crowd.isEnd) {
      if (this.client.closed !== null) await this.comeBack();
      else if (this.pending !== null) await this.send(this.pending);
      else await this.choose();
    }
  }

  /** After 0.2 s, doubling to 5 s, with jitter. */
  async comeBack(): Promise<void> {
    const { ports } = this.crowd;
    this.client.goTo(ports[this.draw(ports.length)]);
    this.hasFollowed = false;
    await this.crowd.held;
    try {
      await this.client.connect();
      await this.client.follow(this.client.tableId);
      this.hasFollowed = true;
      this.retry = FIRST_RETRY;
    } catch {
      this.client.terminate();
      await wait(this.retry * (0.5 + Math.random()));
      this.retry = Math.min(LAST_RETRY, this.retry * 2);
    }
  }

  private async choose(): Promise<void> {
    const { client } = this;
    const { state } = client;
    if (state === null || state.question === null || this.isOver) {
      await within(500, client.next(state));
      return;
    }
    await wait(this.crowd.thinking * (0.5 + Math.random()));
    // Something may have come meanwhile.
    if (client.state !== state || this.crowd.isPaused) return;
    this.pending = { question: state.question, text: state.options[this.draw(state.options.length)] };
  }

  private async send(answer: Answer): Promise<void> {
    const { client } = this;
    const told = await within(
      PATIENCE,
      client.ask({ type: 'choose', ...answer }).catch(() => null),
    );
    if (told === null) {
      if (client.closed === null) client.terminate();
      return;
    }
    if (told.type !== 'refused') {
      this.acknowledged.push(answer);
      this.times.push(performance.now());
      this.pending = null;
      const { state } = client;
      if (state?.question === answer.question) await within(PATIENCE, client.next(state));
      return;
    }
    this.refusals.set(told.code, (this.refusals.get(told.code) ?? 0) + 1);
    if (told.code === 'waiting' || told.code === 'failed') await wait(this.crowd.thinking);
    else this.pending = null;
  }
}

export class Crowd {
  readonly pages: Page[] = [];
  /** Of the processes that can be gone to. */
  ports: number[];
  isEnd = false;
  /** Nobody begins anything; what was begun goes on. */
  isPaused = false;
  /** Nobody comes back before. */
  held: Promise<void> = Promise.resolve();
  /** Milliseconds before a choice. */
  readonly thinking: number;
  private playing: Promise<void>[] = [];

  constructor(ports: number[], thinking: number) {
    this.ports = ports;
    this.thinking = thinking;
  }

  private client(): Promise<Client> {
    return new Client(this.ports[Math.floor(Math.random() * this.ports.length)]).connect();
  }

  /** Every fifth game is against a computer. */
  async sitDown(games: number): Promise<void> {
    const server = { client: () => this.client() } as unknown as TestServer;
    for (let i = 0; i < games; i += 10)
      await Promise.all(
        Array.from({ length: Math.min(10, games - i) }, async (_, k) => {
          const clients = k % 5 === 4 ? [await againstComputer(await this.client())] : await begin(server);
          for (const [seat, one] of clients.entries())
            this.pages.push(new Page(one, seat, this, 1000 * (i + k) + seat));
        }),
      );
  }

  play(): void {
    this.playing = this.pages.map((page) => page.play());
  }

  get acknowledged(): number {
    return this.pages.reduce((sum, page) => sum + page.acknowledged.length, 0);
  }

  refused(code: string): number {
    return this.pages.reduce((sum, { refusals }) => sum + (refusals.get(code) ?? 0), 0);
  }

  games(): Map<string, Page[]> {
    return Map.groupBy(this.pages, ({ client }) => client.tableId);
  }

  /** Waits until something is true; says what was waited for in vain. */
  async until(what: string, test: () => boolean, patience = 30_000): Promise<number> {
    const began = performance.now();
    while (!test()) {
      if (performance.now() - began > patience) throw new Error(`waited in vain for ${what}`);
      await wait(20);
    }
    return performance.now() - began;
  }

  /** So many more choices are acknowledged. */
  more(choices: number): Promise<number> {
    const before = this.acknowledged;
    return this.until(`${choices} choices`, () => this.acknowledged >= before + choices || this.areOver());
  }

  private areOver(): boolean {
    return this.pages.every(({ isOver }) => isOver);
  }

  /** In every game that is not over somebody's choice is acknowledged. Gives the longest time it took. */
  async allGoOn(patience = 30_000): Promise<number> {
    const now = performance.now();
    const goesOn = (pages: readonly Page[]): boolean =>
      pages.some(({ times, isOver }) => isOver || (times.at(-1) ?? 0) > now);
    return this.until('every game to go on', () => [...this.games().values()].every(goesOn), patience);
  }

  /** The longest that any game stood between two choices since a time. */
  longestPause(since: number): number {
    const pauses = [...this.games().values()]
      .filter((pages) => pages.every(({ isOver }) => !isOver))
      .flatMap((pages) => {
        const times = pages.flatMap((page) => page.times.filter((time) => time > since));
        const sorted = [since, ...times.sort((a, b) => a - b), performance.now()];
        return sorted.slice(1).map((time, i) => time - sorted[i]);
      });
    return Math.max(0, ...pauses);
  }

  /** What was begun is brought to its end; then nobody plays any more. */
  async calm(): Promise<void> {
    this.isPaused = true;
    await this.until('all choices to be answered', () => this.pages.every((page) => !page.isKeeping));
    this.isEnd = true;
    await Promise.all(this.playing);
  }

  /** Nothing acknowledged is lost, no number is missing, and every page shows what the log says. */
  async check(store: Store): Promise<void> {
    const shelf = new Shelf('no-such-folder');
    const gaps = await store.gaps();
    for (const [table, pages] of this.games()) {
      const rows = await store.rows(table, 0);
      if (rows.some(({ number }, i) => number !== i + 1)) throw new Error(`rows are missing at ${table}`);
      for (const { acknowledged, seat } of pages)
        for (const { question, text } of acknowledged)
          if (answerOf(rows, seat, question) !== text)
            throw new Error(`"${text}" was acknowledged and is lost`);
      await shelf.prepare(rows);
      const { live } = readRoom(rows, gaps, shelf);
      if (live === null) throw new Error(`the game at ${table} is gone`);
      for (const page of pages) {
        const due = JSON.stringify(sight(live.rules, live.header, live.game, page.seat));
        await this.until(
          'a page that shows what is stored',
          () => page.client.closed !== null || JSON.stringify(page.client.state?.game) === due,
          5000,
        );
      }
    }
  }

  leave(): void {
    for (const { client } of this.pages) client.terminate();
  }
}
