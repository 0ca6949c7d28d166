// What an attack comes to: every choice that decides about it is tried in imagined games, in which nobody answers any more. All
// see the same futures, so that choices differ only in what they do. Dice fall in an even spread: up to three of them show
// everything they can show equally often, which makes their chances exact; of more, every two do.

import { imagine, instinct } from '@mad-king/ai';
import {
  C,
  type Choice,
  clone,
  describe,
  first,
  type Game,
  type GameEvent,
  kindOf,
  type Move,
  PASS,
  play,
  seedWords,
} from '@mad-king/engine';
import type { DamageType } from '@mad-king/language';

export interface Spread {
  mean: number;
  least: number;
  most: number;
  /** How often it is nothing. */
  none: number;
}

/** What hits one player. */
export interface Blow {
  seat: number;
  /** Of the weightiest damage. */
  type: DamageType;
  /** Before anything lessens it, and what is left of it. */
  dealt: Spread;
  taken: Spread;
  /** What is healed as it arrives, on average. */
  healed: number;
}

/** A token that lies open before the one who is hit and could answer. */
export interface Answer {
  seat: number;
  token: string;
  /** What would then be left. */
  taken: Spread;
  /** What would come back on average. */
  back: number;
}

export interface Forecast {
  move: Move;
  blows: Blow[];
  /** Whom an ability could be aimed at, and what would then hit him. */
  targets: Blow[];
  answers: Answer[];
  /** Tokens that find no room, in every future. */
  lost: { seat: number; token: string; n: number }[];
}

/** Each die of a future from the three digits of its number: any three of the first four, any two of all take all values alike. */
const SPREAD: readonly (readonly [number, number, number])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [1, 5, 0],
  [0, 1, 5],
];
const FUTURES = 6 ** 3;

const diceOf = (future: number): number[] => {
  const digits = [Math.floor(future / 36), Math.floor(future / 6) % 6, future % 6];
  return SPREAD.map((row) => (row.reduce((sum, factor, i) => sum + factor * digits[i], 0) % 6) + 1);
};

/** No attack takes so long; but nothing may go on for ever. */
const MOST_STEPS = 300;
/** What is asked when an attack is over: the next phase, or dice of another one. */
const AFTERWARDS: readonly Game['ask'][] = ['main', 'roll', 'sell'];

const hasDamage = (g: Game, seat: number): boolean =>
  g.pending.some((items) => items.some(({ to, amount }) => to === seat && amount > 0));

/** The choices that decide about an attack or about damage under way; none if something else is asked. */
export const foreseen = (g: Game): readonly Choice[] => {
  if (g.ask === 'target' || g.ask === 'defend') return g.choices;
  if (g.ask === 'roll' || g.ask === 'announce') return g.choices.filter((c) => kindOf(c) === C.Activate);
  const isUnderWay = g.ask === 'respond' && g.seats.some((_, seat) => hasDamage(g, seat));
  return isUnderWay && g.choices.length > 1 ? g.choices : [];
};

/** Plays on until it is over; nobody answers, and whatever must be chosen is chosen at a glance. */
const playOut = (g: Game, chosen: Choice, watch?: (g: Game) => void): GameEvent[] => {
  const events: GameEvent[] = [];
  const { turn } = g;
  play(g, g.asked, chosen, events);
  for (let steps = 0; g.result === null && g.turn === turn && steps < MOST_STEPS; steps++) {
    if (AFTERWARDS.includes(g.ask)) break;
    watch?.(g);
    play(g, g.asked, g.ask === 'respond' ? PASS : instinct(g), events);
  }
  return events;
};

type Settled = Extract<GameEvent, { type: 'settled' }>['settlement']['players'][number];

const sharesIn = (events: readonly GameEvent[]): Settled[] =>
  events.flatMap((event) => (event.type === 'settled' ? event.settlement.players : []));

const takenOf = (shares: readonly Settled[], seat: number): number =>
  shares
    .filter((share) => share.seat === seat)
    .reduce((sum, { final, fixed, shielded }) => sum + final + fixed - shielded, 0);

const healedOf = (shares: readonly Settled[], seat: number): number =>
  shares.filter((share) => share.seat === seat).reduce((sum, { healed }) => sum + healed, 0);

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

const RANK: readonly DamageType[] = ['ultimate', 'undefendable', 'normal', 'pure', 'collateral'];
const RAISING: readonly string[] = ['damage', 'add', 'standing'];

const spreadOf = (values: readonly number[]): Spread => ({
  mean: meanOf(values),
  least: Math.min(...values),
  most: Math.max(...values),
  none: values.filter((value) => value === 0).length / values.length,
});

/** What hit somebody, by future. */
class Hits {
  readonly taken: number[] = [];
  private readonly dealt: number[] = [];
  private readonly healed: number[] = [];
  private readonly types = new Set<DamageType>();

  add(seat: number, shares: readonly Settled[]): void {
    const lines = shares.filter((share) => share.seat === seat).flatMap((share) => share.lines);
    for (const { what, type } of lines) if (what === 'damage') this.types.add(type);
    const raised = lines.filter(({ what }) => RAISING.includes(what));
    this.dealt.push(raised.reduce((sum, { amount }) => sum + amount, 0));
    this.taken.push(takenOf(shares, seat));
    this.healed.push(healedOf(shares, seat));
  }

  /** Nothing, if it was never hit. */
  blow(seat: number): Blow[] {
    const dealt = spreadOf(this.dealt);
    const taken = spreadOf(this.taken);
    if (dealt.most === 0 && taken.most === 0) return [];
    const type = RANK.find((rank) => this.types.has(rank)) ?? 'normal';
    return [{ seat, type, dealt, taken, healed: meanOf(this.healed) }];
  }
}

interface Answered {
  seat: number;
  token: string;
  /** What it left and what came back, in those futures in which it could be given. */
  left: Map<number, number>;
  back: Map<number, number>;
}

/** A choice and what came of it, by future. */
class Trial {
  readonly chosen: Choice;
  /** The game as it stands. */
  private readonly now: Game;
  /** By seat. */
  private readonly hits: readonly Hits[];
  /** By the seat that was the target, in those futures in which it was. */
  private readonly aimed = new Map<number, Hits>();
  /** By seat and token. */
  private readonly answered = new Map<string, Answered>();
  private lost: Map<string, { seat: number; token: string; n: number }> | null = null;

  constructor(g: Game, chosen: Choice) {
    this.chosen = chosen;
    this.now = g;
    this.hits = g.seats.map(() => new Hits());
  }

  run(world: Game): void {
    let isChosen = false;
    const events = playOut(clone(world), this.chosen, (g) => {
      this.tryAnswers(g);
      isChosen ||= this.tryTargets(g);
    });
    const shares = sharesIn(events);
    for (const [seat, hits] of this.hits.entries()) hits.add(seat, shares);
    if (!isChosen) for (const event of events) if (event.type === 'target') this.aim(event.target, shares);
    this.countLost(events);
  }

  private aim(seat: number, shares: readonly Settled[]): void {
    const hits = this.aimed.get(seat) ?? new Hits();
    this.aimed.set(seat, hits);
    hits.add(seat, shares);
  }

  /** An attacker who may choose is told about everybody he could choose. */
  private tryTargets(g: Game): boolean {
    if (g.ask !== 'target' || g.asked !== this.now.asked || kindOf(this.chosen) !== C.Activate) return false;
    for (const c of g.choices) this.aim(first(c), sharesIn(playOut(clone(g), c)));
    return true;
  }

  private tryAnswers(g: Game): void {
    const { asked, choices } = g;
    const viewer = this.now.asked;
    const future = this.hits[asked].taken.length;
    if (g.ask !== 'respond' || g.seats[asked].team === g.seats[viewer].team || !hasDamage(g, asked)) return;
    for (const c of choices) {
      if (kindOf(c) !== C.Use) continue;
      const { kind } = g.cast.uses[first(c)];
      // What is not there yet, or not open, is nobody's business.
      if (kind < 0 || g.cast.kinds[kind].token.secret || this.now.seats[asked].tokens[kind] === 0) continue;
      const { id } = g.cast.kinds[kind];
      const key = `${asked}/${id}`;
      const answer = this.answered.get(key) ?? { seat: asked, token: id, left: new Map(), back: new Map() };
      if (answer.left.has(future)) continue;
      this.answered.set(key, answer);
      const shares = sharesIn(playOut(clone(g), c));
      answer.left.set(future, takenOf(shares, asked));
      answer.back.set(future, takenOf(shares, viewer));
    }
  }

  /** Only what is lost in every future is certain. */
  private countLost(events: readonly GameEvent[]): void {
    const now = new Map<string, { seat: number; token: string; n: number }>();
    for (const event of events) {
      if (event.type !== 'tokens' || event.lost === 0) continue;
      const { seat, token, lost } = event;
      const key = `${seat}/${token}`;
      now.set(key, { seat, token, n: (now.get(key)?.n ?? 0) + lost });
    }
    const before = this.lost ?? now;
    this.lost = new Map(
      [...now].flatMap(([key, entry]) => {
        const earlier = before.get(key);
        return earlier === undefined ? [] : [[key, { ...entry, n: Math.min(entry.n, earlier.n) }] as const];
      }),
    );
  }

  forecast(g: Game): Forecast {
    const answers = [...this.answered.values()].flatMap(({ seat, token, left, back }): Answer[] => {
      const [quiet, quietBack] = [this.hits[seat].taken, this.hits[g.asked].taken];
      const taken = spreadOf(quiet.map((value, future) => left.get(future) ?? value));
      const returned = quietBack.map((value, future) => (back.get(future) ?? value) - value);
      const answer = { seat, token, taken, back: spreadOf(returned).mean };
      return taken.mean < spreadOf(quiet).mean || answer.back > 0 ? [answer] : [];
    });
    return {
      move: describe(g, this.chosen),
      blows: this.hits.flatMap((hits, seat) => hits.blow(seat)),
      targets: [...this.aimed].sort(([a], [b]) => a - b).flatMap(([seat, hits]) => hits.blow(seat)),
      answers,
      lost: [...(this.lost?.values() ?? [])],
    };
  }
}

/** With the eyes of the seat that is asked: games it cannot tell apart get the same forecasts. */
export const foresee = (g: Game): Forecast[] => {
  const trials = foreseen(g).map((chosen) => new Trial(g, chosen));
  if (trials.length === 0) return [];
  const random = seedWords('forecast');
  for (let future = 0; future < FUTURES; future++) {
    const world = imagine(g, g.asked, random);
    // The next die to fall is the last one.
    world.fated = diceOf(future).reverse();
    for (const trial of trials) trial.run(world);
  }
  return trials.map((trial) => trial.forecast(g));
};
