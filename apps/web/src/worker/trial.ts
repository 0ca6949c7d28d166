// A way to choose and what came of it in every imagined game. Nobody answers there any more, and whatever must be chosen is chosen
// at a glance.

import { winChance } from '@mad-king/ai';
import { instinct } from '@mad-king/ai/inside';
import { type Choice, clone, describe, type Game, type GameEvent, type Move, play } from '@mad-king/engine';
import { C, first, kindOf, PASS } from '@mad-king/engine/inside';
import type { Answer, Blow, Forecast, TokenChange } from './forecast.ts';
import { Hits, type Settled, sharesIn, spreadOf, takenOf } from './hits.ts';
import type { Way } from './ways.ts';

/** No attack takes so long; but nothing may go on for ever. */
const MOST_STEPS = 300;
/** What is asked when it is over: the next phase. */
const AFTERWARDS: readonly Game['ask'][] = ['main', 'sell'];

const hasDamage = (g: Game, seat: number): boolean =>
  g.pending.some((items) => items.some(({ to, amount }) => to === seat && amount > 0));

interface Played {
  events: GameEvent[];
  /** What was really chosen of the way, as it was offered. */
  moves: Move[];
}

/** Carries out a way and plays on until it is over. */
const playOut = (g: Game, way: Way, watch?: (g: Game) => void): Played => {
  const events: GameEvent[] = [];
  const moves: Move[] = [];
  const { turn, asked: seat } = g;
  // Dice of another attack are another matter; those that decide about the first one are not.
  let isAttackOver = g.attack !== null || g.phase !== 'offence';
  for (let steps = 0; g.result === null && g.turn === turn && steps < MOST_STEPS; steps++) {
    if (steps > 0) {
      if (AFTERWARDS.includes(g.ask) || (g.ask === 'roll' && isAttackOver)) break;
      watch?.(g);
    }
    const planned: Choice | undefined = g.asked === seat ? way[moves.length] : undefined;
    const isPlanned = planned !== undefined && g.choices.includes(planned);
    if (isPlanned) moves.push(describe(g, planned));
    play(g, g.asked, isPlanned ? planned : g.ask === 'respond' ? PASS : instinct(g), events);
    isAttackOver ||= g.attack !== null;
  }
  return { events, moves };
};

interface Answered {
  seat: number;
  token: string;
  /** What it left and what came back, in those futures in which it could be given. */
  left: Map<number, number>;
  back: Map<number, number>;
}

export class Trial {
  readonly way: Way;
  /** How good it was for the seat that is asked, by future: first what is lost, then everything else. */
  private readonly gains: number[] = [];
  private readonly chances: number[] = [];
  /** The sum of every future, by team. */
  private readonly health: number[];
  /** The game as it stands. */
  private readonly now: Game;
  /** By seat. */
  private readonly hits: readonly Hits[];
  /** By the seat that was the target, in those futures in which it was. */
  private readonly aimed = new Map<number, Hits>();
  /** By seat and token. */
  private readonly answered = new Map<string, Answered>();
  private lost: Map<string, { seat: number; token: string; n: number }> | null = null;
  private changes: Map<string, TokenChange> | null = null;
  private moves: Move[] = [];
  private failed = 0;

  /** Where the second of two answers begins. */
  private readonly second: number | null;

  constructor(g: Game, way: Way, second: number | null = null) {
    this.way = way;
    this.second = second;
    this.now = g;
    this.health = g.health.map(() => 0);
    this.hits = g.seats.map(() => new Hits());
  }

  /** How many of its choices were carried out; fewer than it has if they were not offered. */
  get carriedOut(): number {
    return this.moves.length;
  }

  run(world: Game): void {
    let isChosen = false;
    const end = clone(world);
    const { events, moves } = playOut(end, this.way, (g) => {
      this.tryAnswers(g);
      isChosen ||= this.tryTargets(g);
    });
    const shares = sharesIn(events);
    for (const [seat, hits] of this.hits.entries()) hits.add(seat, shares);
    if (!isChosen) for (const event of events) if (event.type === 'target') this.aim(event.target, shares);
    if (moves.length > this.moves.length) this.moves = moves;
    this.weigh(world, end);
    if (hasFailed(world, events)) this.failed++;
    this.countLost(events);
    this.countChanges(world, end);
  }

  private weigh(world: Game, end: Game): void {
    const { team } = world.seats[world.asked];
    let gain = 0;
    for (const [of, before] of world.health.entries()) {
      const change = end.health[of] - before;
      gain += of === team ? change : -change / (world.teams - 1);
      this.health[of] += end.health[of];
    }
    this.gains.push(gain);
    this.chances.push(winChance(end, world.asked));
  }

  private aim(seat: number, shares: readonly Settled[]): void {
    const hits = this.aimed.get(seat) ?? new Hits();
    this.aimed.set(seat, hits);
    hits.add(seat, shares);
  }

  /** An attacker who may choose is told about everybody they could choose. */
  private tryTargets(g: Game): boolean {
    if (g.ask !== 'target' || g.asked !== this.now.asked || kindOf(this.way[0]) !== C.Activate) return false;
    for (const c of g.choices) this.aim(first(c), sharesIn(playOut(clone(g), [c]).events));
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
      const shares = sharesIn(playOut(clone(g), [c]).events);
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
    this.lost = certain(this.lost, now, (a, b) => ({ ...a, n: Math.min(a.n, b.n) }));
  }

  /** Open tokens that come or go in every future. */
  private countChanges(world: Game, end: Game): void {
    const now = new Map<string, TokenChange>();
    for (const [seat, { tokens }] of end.seats.entries())
      for (const kind of world.cast.present) {
        const { id, token } = world.cast.kinds[kind];
        const change = tokens[kind] - world.seats[seat].tokens[kind];
        if (change !== 0 && !token.secret) now.set(`${seat}/${id}`, { seat, token: id, change });
      }
    const nearer = (a: TokenChange, b: TokenChange): TokenChange =>
      Math.abs(a.change) < Math.abs(b.change) ? a : b;
    this.changes = certain(this.changes, now, nearer, (a, b) => a.change > 0 === b.change > 0);
  }

  /** What is lost counts first; what else a position is worth decides between equals. */
  get worth(): number {
    return meanOf(this.gains) + meanOf(this.chances) / 100;
  }

  forecast(): Forecast {
    const answers = [...this.answered.values()].flatMap(({ seat, token, left, back }): Answer[] => {
      const [quiet, quietBack] = [this.hits[seat].taken, this.hits[this.now.asked].taken];
      const taken = spreadOf(quiet.map((value, future) => left.get(future) ?? value));
      const returned = quietBack.map((value, future) => (back.get(future) ?? value) - value);
      const answer = { seat, token, taken, back: spreadOf(returned).mean };
      return taken.mean < spreadOf(quiet).mean || answer.back > 0 ? [answer] : [];
    });
    const blowsOf = (hits: Iterable<readonly [number, Hits]>): Blow[] =>
      [...hits].flatMap(([seat, of]) => of.blow(seat));
    return {
      move: describe(this.now, this.way[0]),
      further: this.moves.slice(1),
      second: this.second === null ? null : (this.moves[this.second] ?? null),
      blows: blowsOf(this.hits.entries()),
      targets: blowsOf([...this.aimed].sort(([a], [b]) => a - b)),
      answers,
      lost: [...(this.lost?.values() ?? [])],
      tokens: [...(this.changes?.values() ?? [])],
      fails: this.failed / this.gains.length,
      health: this.now.seats.map(({ team }) => this.health[team] / this.gains.length),
      worth: meanOf(this.gains),
      chance: meanOf(this.chances),
    };
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** What is in both, since only that is certain; null: nothing has been seen yet. */
const certain = <T>(
  before: Map<string, T> | null,
  now: Map<string, T>,
  join: (before: T, now: T) => T,
  agree: (before: T, now: T) => boolean = () => true,
): Map<string, T> =>
  before === null
    ? now
    : new Map(
        [...before].flatMap(([key, one]) => {
          const other = now.get(key);
          return other === undefined || !agree(one, other) ? [] : [[key, join(one, other)] as const];
        }),
      );

/** The ability that was announced or under way came to nothing: cancelled, or no ability was activated in the end. */
const hasFailed = (world: Game, events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'cancelled') ||
  (world.attack === null &&
    world.phase === 'offence' &&
    !events.some(({ type }) => type === 'activated' || type === 'rolled'));
