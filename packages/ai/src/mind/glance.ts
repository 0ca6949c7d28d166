// What a seat sees at a glance when it is asked, found once for all the choices it has: nothing changes while it thinks.

import { type Game, incoming } from '@mad-king/engine';
import { lay, type Situation } from '../estimate/situation.ts';
import { type Prices, pricesIn } from '../estimate/values.ts';
import { sceneOf } from './scene.ts';
import { type Judge, judgeOf } from './tricks.ts';

export class Glance {
  readonly g: Game;
  readonly seat: number;
  readonly prices: Prices;
  private seen: Situation | null = null;
  private waits: number | null = null;
  private judged: Judge | null | undefined;

  constructor(g: Game, seat: number) {
    this.g = g;
    this.seat = seat;
    this.prices = pricesIn(g);
  }

  /** The situation of a text that would run now, before it has left anything behind; valid until it is asked for again. */
  get scene(): Situation {
    if (this.seen === null) this.seen = sceneOf(this.g, this.seat);
    else lay(this.seen, this.seen.dice);
    return this.seen;
  }

  /** Damage that waits for the opponent of the scene. */
  waiting(opponent: number): number {
    this.waits ??= incoming(this.g, opponent);
    return this.waits;
  }

  /** What the dice that lie there are worth to their owner; null for dice one does not understand. */
  get judge(): Judge | null {
    if (this.judged === undefined) this.judged = judgeOf(this.g);
    return this.judged;
  }
}
