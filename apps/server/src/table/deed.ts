// What can be done at a table, as it stands in the log: the kind of a row and what its text holds, as JSON. A choice is written
// in its notation alone.

import type { Setup } from '@mad-king/engine';
import type { Share } from '@mad-king/fair';
import type { Wishes } from '@mad-king/orders/ask-when';
import type { Level, Orders, Settings } from '../protocol.ts';

export interface Sitting {
  session: string | null;
  isBot: boolean;
  name: string;
  level: Level | null;
  language?: string | null;
}

export interface Deeds {
  open: {
    settings: Settings;
    code: string;
    secret: string;
    mark: string;
    chairs: Sitting[];
    host: number;
    series: { game: number; of: 1 | 3; won: number[] };
    /** The heroes of the game before, one seat on. */
    heroes: (string | null)[];
  };
  sit: { seat: number; session: string; isBot: boolean; name: string; language?: string };
  rise: { seat: number };
  set: { settings: Settings };
  computer: { seat: number; level: Level | null };
  lock: { on: boolean };
  host: { seat: number };
  pick: { heroes: string[] };
  ready: { mark: string };
  unready: Record<string, never>;
  show: { nonce: string };
  start: { setup: Setup; rules: string; shares: Share[] };
  give: { seat: number; milliseconds: number };
  orders: { orders: Orders; wishes: Wishes };
  away: { why: 'time' | 'gone' };
  /** Would rather wait for a seat that is away. */
  wait: { seat: number; on: boolean };
  back: Record<string, never>;
  chat: { on: boolean };
  rematch: { on: boolean };
  next: { table: string };
  /** Nobody began anything here for so long that the table is taken away. */
  gone: Record<string, never>;
}
export type DeedKind = keyof Deeds;

/** Deeds that move the game; `auto` is a choice made for a seat: by a computer, standing orders, or because it is away. */
const MOVES = ['choice', 'auto', 'takeback'] as const;
export type MoveKind = (typeof MOVES)[number];
export const isMove = (kind: string): kind is MoveKind => (MOVES as readonly string[]).includes(kind);

export type Deed = {
  [K in DeedKind]: { kind: K; seat: number; data: Deeds[K] };
}[DeedKind];
export type Move = { kind: MoveKind; seat: number; text: string };

export const textOf = (deed: Deed | Move): string => ('text' in deed ? deed.text : JSON.stringify(deed.data));
