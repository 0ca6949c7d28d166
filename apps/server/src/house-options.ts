// What a house is given: store, rules, players, and its measures of time.

import type { Bus } from './bus.ts';
import type { Computers } from './computers.ts';
import type { News } from './news.ts';
import type { Later } from './room/room.ts';
import type { Shelf } from './rules.ts';
import type { Store } from './store/store.ts';

export interface HouseOptions {
  /** The name of this process among others. */
  process: string;
  store: Store;
  bus: Bus;
  computers: Computers;
  shelf: Shelf;
  now(): number;
  /** How long a move made for somebody is seen before the next one. */
  pause: number;
  /** How long a seat may be gone before it counts as away. */
  grace: number;
  /** The first sign of life after a longer silence notes that no server ran. */
  silence: number;
  delay(): number;
  /** Milliseconds between commits, so that they have company; none if left out. */
  rest?: number;
  /** Of tests: by another clock than ours. */
  later?: Later;
  news: News;
}
