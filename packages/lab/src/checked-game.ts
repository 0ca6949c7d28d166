// One game played under every invariant: the table is checked at each decision, the dearer properties now and then.

import {
  clone,
  type Game,
  type GameEvent,
  type GameRecord,
  type Library,
  load,
  newRecord,
  note,
  play,
  readRecord,
  replay,
  type Setup,
  save,
  speakerOf,
  start,
  writeRecord,
} from '@mad-king/engine';
import { C, choice, kindOf } from '@mad-king/engine/inside';
import {
  Broken,
  checkEvents,
  checkGame,
  checkListed,
  checkNotation,
  checkQueries,
  checkUnlisted,
  checkView,
  randomUnlisted,
  textOf,
} from './invariants.ts';
import { type Dice, pick, randomChoice } from './random-play.ts';

/** No game of random players has come near it. */
export const MOST_DECISIONS = 20_000;

/** Of so many decisions, one has the dearer properties checked. */
const RARELY = 12;

export interface Checked {
  game: Game;
  record: GameRecord;
  decisions: number;
}

/** An invariant broke, or the engine did: where, and the choices that led there, the last one included. */
export class Fault extends Error {
  readonly setup: Setup;
  readonly decision: number;
  readonly record: GameRecord;
  constructor(record: GameRecord, cause: unknown) {
    super(cause instanceof Broken ? cause.message : `the engine failed: ${cause}`, { cause });
    this.setup = record.setup;
    this.decision = record.choices.length;
    this.record = record;
  }
}

interface Rules {
  /** Chance, one in so many decisions, that somebody gives up. */
  concessions?: number;
  /** Stop after so many decisions; otherwise the game must end. */
  decisions?: number;
}

export const playChecked = (library: Library, setup: Setup, dice: Dice, rules: Rules = {}): Checked => {
  const record = newRecord(library, setup);
  try {
    const game = new CheckedGame(library, record, dice);
    const most = rules.decisions ?? MOST_DECISIONS;
    while (game.g.result === null && record.choices.length < most) game.step(rules.concessions ?? 0);
    if (game.g.result === null && rules.decisions === undefined)
      throw new Broken(`the game is not over after ${MOST_DECISIONS} decisions`);
    game.end();
    return { game: game.g, record, decisions: record.choices.length };
  } catch (error) {
    throw new Fault(record, error);
  }
};

class CheckedGame {
  readonly g: Game;
  private readonly library: Library;
  private readonly record: GameRecord;
  private readonly dice: Dice;
  /** Copies of an earlier moment, made in different ways, to which the same happens. */
  private readonly twins: { made: string; g: Game }[] = [];

  constructor(library: Library, record: GameRecord, dice: Dice) {
    this.library = library;
    this.record = record;
    this.dice = dice;
    this.g = start(library, record.setup);
    checkGame(this.g);
  }

  step(concessions: number): void {
    const { g, dice } = this;
    if (dice(RARELY) === 0) this.checkMoment();
    if (dice(RARELY) === 0) this.addTwin();
    const chosen = concessions > 0 && dice(concessions) === 0 ? this.concession() : randomChoice(g, dice);
    note(this.record, g, chosen);
    for (const twin of this.twins) play(twin.g, speakerOf(twin.g, chosen), chosen);
    // The game itself has a listener, its twins have none: listening must change nothing.
    const events: GameEvent[] = [];
    play(g, speakerOf(g, chosen), chosen, events);
    checkGame(g);
    if (kindOf(chosen) === C.Concede && g.result === null) checkListed(g, randomChoice(g, dice));
    checkEvents(g, dice(g.seats.length + 1) - 1, events);
    if (dice(RARELY) === 0) this.compareTwins();
  }

  private concession(): number {
    const living = this.g.seats.flatMap((seat, s) => (seat.out ? [] : [s]));
    return choice(C.Concede, pick(this.dice, living));
  }

  private checkMoment(): void {
    const { g, dice } = this;
    checkNotation(g);
    checkQueries(g, dice);
    const before = textOf(g);
    checkListed(g, randomChoice(g, dice));
    this.stray();
    if (textOf(g) !== before) throw new Broken('playing a copy changed the game');
    checkUnlisted(g, randomUnlisted(g, dice));
    checkView(g, dice(g.seats.length + 1) - 1, dice);
  }

  /** Play a copy some way into another future. */
  private stray(): void {
    const copy = clone(this.g);
    for (let i = this.dice(40); i > 0 && copy.result === null; i--)
      play(copy, copy.asked, randomChoice(copy, this.dice));
  }

  private addTwin(): void {
    if (this.twins.length >= 4) this.twins.splice(this.dice(4), 1);
    this.twins.push(
      this.dice(2) === 0
        ? { made: 'cloned', g: clone(this.g) }
        : { made: 'saved and loaded', g: load(this.library, JSON.parse(textOf(this.g))) },
    );
  }

  private compareTwins(): void {
    const expected = textOf(this.g);
    for (const twin of this.twins)
      if (textOf(twin.g) !== expected)
        throw new Broken(`a game that was ${twin.made} on the way came out otherwise`);
  }

  /** The record leads to the very same game, and is written alike again. */
  end(): void {
    this.compareTwins();
    checkUnlisted(this.g, randomUnlisted(this.g, this.dice));
    const text = writeRecord(this.record);
    const read = readRecord(text);
    if (writeRecord(read) !== text) throw new Broken('the record is written otherwise once it was read');
    const again = save(replay(this.library, read));
    if (JSON.stringify(again) !== textOf(this.g))
      throw new Broken('the replay of the record came out otherwise');
  }
}
