// How fast the rules are: random duels, copies of games, sizes of records.

import {
  clone,
  type Game,
  type Library,
  newRecord,
  note,
  play,
  type Setup,
  start,
  writeRecord,
} from '@mad-king/engine';
import { type Dice, diceOf, randomChoice } from '../random-play.ts';

export type Pairs = readonly (readonly string[])[];

export const pairsOf = (heroes: readonly string[]): Pairs =>
  heroes.flatMap((a) => heroes.filter((b) => b !== a).map((b) => [a, b]));

export const duelOf = (pairs: Pairs, n: number): Setup => ({
  mode: 'duel',
  heroes: [...pairs[n % pairs.length]],
  seed: `bench/${n}`,
});

const MOMENTS = 300;

/** Duels without end, and copies of games at many different points for timing `clone`. */
export class Duels {
  readonly moments: Game[] = [];
  private readonly installed: Library;
  private readonly pairs: Pairs;
  private readonly dice: Dice = diceOf('bench');
  private played = 0;

  constructor(installed: Library, pairs: Pairs) {
    this.installed = installed;
    this.pairs = pairs;
  }

  round(milliseconds: number) {
    const began = performance.now();
    let games = 0;
    let decisions = 0;
    let now = began;
    while (now - began < milliseconds) {
      decisions += this.duel();
      games++;
      now = performance.now();
    }
    return { games, decisions, seconds: (now - began) / 1000 };
  }

  private duel(): number {
    const g = start(this.installed, duelOf(this.pairs, this.played++));
    // One moment of each of the first games, further on from game to game.
    const keepAt = this.moments.length < MOMENTS ? (this.moments.length * 37) % 300 : -1;
    let decisions = 0;
    while (g.result === null) {
      if (decisions === keepAt) this.moments.push(clone(g));
      play(g, g.asked, randomChoice(g, this.dice));
      decisions++;
    }
    return decisions;
  }
}

/** Nanoseconds per copy, batch by batch. */
export const timeClones = (moments: readonly Game[], milliseconds: number): number[] => {
  const batches: number[] = [];
  const kept: Game[] = new Array(moments.length);
  const began = performance.now();
  let now = began;
  while (now - began < milliseconds) {
    const from = performance.now();
    for (let i = 0; i < moments.length; i++) kept[i] = clone(moments[i]);
    now = performance.now();
    batches.push(((now - from) * 1e6) / moments.length);
  }
  return batches;
};

const RECORDS = 300;

export const measureRecords = (installed: Library, pairs: Pairs) => {
  const dice = diceOf('records');
  const sizes = Array.from({ length: RECORDS }, (_, n) => {
    const setup = duelOf(pairs, n);
    const record = newRecord(installed, setup);
    const g = start(installed, setup);
    while (g.result === null) {
      const chosen = randomChoice(g, dice);
      note(record, g, chosen);
      play(g, g.asked, chosen);
    }
    return Buffer.byteLength(writeRecord(record));
  });
  return { average: Math.round(sizes.reduce((a, b) => a + b) / RECORDS), largest: Math.max(...sizes) };
};
