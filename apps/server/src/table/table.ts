// A table as the log tells it, until a game begins: who sits where, what was agreed, what was promised. Plain data; fold.ts is
// all that changes it.

import type { Setup } from '@mad-king/engine';
import type { Share } from '@mad-king/fair';
import type { Mode } from '@mad-king/language';
import { NO_WISHES, type Wishes } from '@mad-king/orders/ask-when';
import type { Level, Orders, Settings, Stage } from '../protocol.ts';

export interface Chair {
  /** The session that sits there; null: nobody or a computer. */
  session: string | null;
  isBot: boolean;
  name: string;
  level: Level | null;
  /** What it reads; null: it did not say. */
  language: string | null;
  /** The hero it will play, once picked. */
  hero: string | null;
  /** In a draft. */
  brought: string[];
  /** The hero it strikes from the next seat. */
  strikes: string | null;
  /** The promise that came with "ready"; computers are always ready. */
  mark: string | null;
  nonce: string | null;
  orders: Orders;
  wishes: Wishes;
  /** Since when it is away, and the seats that would rather wait for it. */
  away: number | null;
  waits: number[];
  chat: boolean;
  rematch: boolean;
}

export interface Table {
  readonly id: string;
  settings: Settings;
  chairs: Chair[];
  /** The seat of the host, or NONE. */
  host: number;
  locked: boolean;
  code: string;
  readonly secret: string;
  readonly seal: { mark: string; since: number };
  stage: Stage;
  /** When all were ready. */
  sealed: number | null;
  began: number | null;
  /** Of the game that began. */
  setup: Setup | null;
  rules: string | null;
  shares: Share[] | null;
  series: { game: number; of: 1 | 3; won: number[] };
  next: string | null;
  /** When something was last done at it, moves of its game apart. */
  touched: number;
  /** It was never begun and is taken away. */
  isGone: boolean;
}

export const MODE_SEATS: Record<Mode, readonly number[]> = {
  duel: [2],
  '2v2': [4],
  '3v3': [6],
  '2v2v2': [6],
  koth: [3, 4, 5, 6],
};

export const DEFAULTS: Settings = {
  mode: 'duel',
  seats: 2,
  options: {},
  heroes: 'open',
  clock: { kind: 'none' },
  absence: 'wait',
  spectators: true,
  delay: 0,
  coach: true,
  quick: true,
  public: false,
  length: 1,
};

export const emptyChair = (): Chair => ({
  session: null,
  isBot: false,
  name: '',
  level: null,
  language: null,
  hero: null,
  brought: [],
  strikes: null,
  mark: null,
  nonce: null,
  orders: 'always',
  wishes: NO_WISHES,
  away: null,
  waits: [],
  chat: false,
  rematch: false,
});

export const isPerson = ({ session }: Chair): boolean => session !== null;
export const isFree = ({ session, level }: Chair): boolean => session === null && level === null;
export const seatOf = ({ chairs }: Table, session: string): number =>
  chairs.findIndex((chair) => chair.session === session);
export const isReady = (chair: Chair): boolean => chair.level !== null || chair.mark !== null;
