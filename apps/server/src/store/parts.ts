// Everything a store holds, as plain rows: what it takes to move from one kind of store to another.

import type { Store } from './store.ts';

/** By name: all columns, the key first. What processes tell each other is no part of it. */
export const PARTS = {
  log: { key: ['game', 'number'], others: ['seat', 'kind', 'text', 'time'] },
  listing: { key: ['game'], others: ['code', 'stage', 'public', 'touched'] },
  member: { key: ['session', 'game'], others: [] },
  due: { key: ['game'], others: ['number', 'at'] },
  session: { key: ['hash'], others: ['id', 'bot', 'since'] },
  hand_over: { key: ['hash'], others: ['session', 'until'] },
  aside: { key: ['game'], others: ['number', 'reason', 'time'] },
  beat: { key: ['one'], others: ['last'] },
  gap: { key: ['began'], others: ['ended'] },
} as const satisfies Record<string, { key: readonly string[]; others: readonly string[] }>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

export const columnsOf = (part: Part): string[] => [...PARTS[part].key, ...PARTS[part].others];

export type Value = string | number | null;
export type Values = Record<string, Value>;

export interface Parts {
  count(part: Part): Promise<number>;
  /** Rows in the order of their key, those after a row; null: from the first. */
  read(part: Part, after: Values | null, most: number): Promise<Values[]>;
  /** All or nothing of what `act` puts there. */
  fill(act: (put: (part: Part, rows: readonly Values[]) => Promise<void>) => Promise<void>): Promise<void>;
  /** How many servers use it at this moment. */
  users(now: number): Promise<number>;
}

export interface WholeStore extends Store {
  readonly parts: Parts;
}
