// Hints by Redis Pub/Sub. While Redis is away hints are dropped, not kept: whoever needs them asks the store.

import { Redis } from 'ioredis';
import { z } from 'zod';
import type { Bus, Hint } from './bus.ts';

const CHANNEL = 'mad-king';
const MOST_WAIT = 1000;

/** Who says it, and tables with their numbers. */
const said = z.tuple([z.string(), z.array(z.tuple([z.string(), z.number()]))]);

const read = (text: string): z.infer<typeof said> | null => {
  try {
    return said.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const connect = (address: string): Redis =>
  new Redis(address, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: 5000,
    retryStrategy: (times) => Math.min(100 * times, MOST_WAIT),
  });

/** `own`: this process, whose hints come back to it. `onTrouble` is told once each time that Redis goes away. */
export const redisBus = (address: string, own: string, onTrouble: (error: unknown) => void): Bus => {
  const listeners: ((hint: Hint) => void)[] = [];
  const [out, into] = [connect(address), connect(address)];
  let isTold = false;
  for (const side of [out, into]) {
    side.on('ready', () => {
      isTold = false;
    });
    side.on('error', (error) => {
      if (!isTold) onTrouble(error);
      isTold = true;
    });
  }
  into.on('ready', () => {
    into.subscribe(CHANNEL).catch(() => {});
  });
  into.on('message', (_, text) => {
    const [from, hints] = read(text) ?? [own, []];
    if (from === own) return;
    for (const [table, number] of hints) for (const listener of listeners) listener({ table, number });
  });

  /** All of one turn of the event loop go out together, the newest number of each table. */
  const waiting = new Map<string, number>();
  const send = (): void => {
    const text = JSON.stringify([own, [...waiting]]);
    waiting.clear();
    if (out.status === 'ready') out.publish(CHANNEL, text).catch(() => {});
  };
  return {
    publish: ({ table, number }) => {
      if (waiting.size === 0) setImmediate(send);
      waiting.set(table, Math.max(number, waiting.get(table) ?? 0));
    },
    subscribe: (listener) => listeners.push(listener),
    isUp: () => out.status === 'ready' && into.status === 'ready',
    close: async () => {
      for (const side of [out, into]) side.disconnect();
    },
  };
};
