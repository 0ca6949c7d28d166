// Mining: squires play duels, and where a phase begins its position is laid out and played once more, as a scenario would have it. A
// question that makes a puzzle is kept. Whoever lacks most puzzles plays next, so that every hero gets its share.

import { type Found, PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import { policy } from '@mad-king/ai';
import { type Game, type Library, type Position, play, SetupError, start } from '@mad-king/engine';
import type { StartPhase } from '@mad-king/engine/inside';
import { type Dice, diceOf, pick } from '../random-play.ts';
import type { Answer } from './answer.ts';
import { branch, type Made, type Moment } from './branch.ts';
import { diceAnswer } from './dice.ts';
import { onEdge } from './edge.ts';
import { fatalAnswer } from './fatal.ts';
import { atAGlance } from './glance.ts';
import { byEye, foundBy, ratingOf } from './grade.ts';
import { isAgreed } from './judge.ts';
import { positionOf } from './position-of.ts';
import { asWritten, lineFrom, stageAt } from './staged.ts';

/** A puzzle that nobody has put into a list yet. */
export interface Mined {
  hero: string;
  against: string;
  attempts: number;
  answer: Answer;
  found: Found;
  rating: number;
  position: Position;
  lead: Made[];
  seat: number;
  dice: number[];
  line: Made[];
  expect: string | null;
}

/** How many of each kind every hero is to have. */
export type Quota = Record<PuzzleKind, number>;

const MOST_CHOICES = 3000;

export class Mine {
  readonly found: Mined[] = [];
  private readonly library: Library;
  /** By hero and kind. */
  private readonly counts = new Map<string, number>();
  private readonly seed: string;
  private readonly quota: Quota;
  private readonly dice: Dice;
  private readonly known = new Set<string>();
  private games = 0;

  /** `there`: puzzles that count already. */
  constructor(library: Library, seed: string, quota: Quota, there: readonly Puzzle[]) {
    this.library = library;
    this.seed = seed;
    this.quota = quota;
    this.dice = diceOf(`${seed}/puzzles`);
    for (const puzzle of there) {
      const { hero, kind, position, lead, ways } = puzzle;
      this.count(hero, kind);
      this.known.add(nameOf(stageAt(library, position, lead), { kind, ways }));
    }
  }

  private count(hero: string, kind: PuzzleKind): void {
    const name = `${hero} ${kind}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  private lacking(hero: string, kind: PuzzleKind): number {
    return Math.max(0, this.quota[kind] - (this.counts.get(`${hero} ${kind}`) ?? 0));
  }

  private lackOf = (hero: string): number =>
    PUZZLE_KINDS.reduce((sum, kind) => sum + this.lacking(hero, kind), 0);

  get isDone(): boolean {
    return this.library.heroes.every(({ id }) => this.lackOf(id) === 0);
  }

  /** One more game. Of each kind a hero gets one puzzle from it at most. */
  play(): void {
    const seed = `${this.seed}/game ${this.games++}`;
    const game = start({ ...this.library }, { mode: 'duel', heroes: this.lineUp(), seed });
    const players = game.seats.map((_, seat) => policy('squire', { seed: `${seed}/${seat}` }));
    const taken = new Set<string>();
    let seen = '';
    for (let i = 0; game.result === null && i < MOST_CHOICES; i++) {
      const phase = phaseBegun(game);
      if (phase !== null && seen !== `${game.turn} ${phase}`) {
        seen = `${game.turn} ${phase}`;
        this.look(game, phase, `${seed}/${seen}`, taken);
      }
      play(game, game.asked, players[game.asked].choose(game));
    }
  }

  /** One of those who lack most, against anybody, in any seat. */
  private lineUp(): string[] {
    const ids = this.library.heroes.map(({ id }) => id);
    const most = Math.max(...ids.map(this.lackOf));
    const own = pick(
      this.dice,
      ids.filter((id) => this.lackOf(id) === most),
    );
    const other = pick(
      this.dice,
      ids.filter((id) => id !== own),
    );
    return this.dice(2) === 0 ? [own, other] : [other, own];
  }

  private look(game: Game, phase: StartPhase, seed: string, taken: Set<string>): void {
    for (const moment of momentsFrom(this.library, game, phase, seed)) {
      if (phase === 'main1' && moment.game.ask !== 'main') return;
      const hero = heroOf(moment.game);
      const wanted = PUZZLE_KINDS.filter(
        (kind) => this.lacking(hero, kind) > 0 && !taken.has(`${hero} ${kind}`),
      );
      if (wanted.includes('dice') && diceAnswer(moment.game) !== null) {
        const written = asWritten(this.library, moment);
        if (written !== null) this.consider(written, diceAnswer(written.game), seed, taken);
      }
      const fate = moment.game.asked === moment.game.active ? 'win' : 'survive';
      if (!wanted.includes(fate)) continue;
      const sharp = onEdge(this.library, moment);
      // The first of a kind that a hero gets may be plain; further ones are to surprise.
      const surprising = this.counts.has(`${hero} ${fate}`);
      if (sharp !== null) this.consider(sharp, fatalAnswer(sharp.game, surprising), seed, taken);
    }
  }

  private consider(moment: Moment, answer: Answer | null, seed: string, taken: Set<string>): void {
    if (answer === null || this.known.has(nameOf(moment.game, answer))) return;
    const name = nameOf(moment.game, answer);
    const mined = minedFrom(moment, answer, seed);
    if (mined === null) return;
    this.known.add(name);
    this.count(mined.hero, answer.kind);
    taken.add(`${mined.hero} ${answer.kind}`);
    this.found.push(mined);
  }
}

/** The same hero is not asked twice about the same dice, nor for the same deed against the same opponent. */
export const nameOf = (g: Game, { kind, ways: [{ choose }] }: Pick<Answer, 'kind' | 'ways'>): string => {
  const about =
    kind === 'dice' ? [...g.rolls[0].values].sort().join('') : `${choose} ${heroOf(g, 1 - g.asked)}`;
  return `${heroOf(g)} ${kind} ${about}`;
};

const heroOf = (g: Game, seat = g.asked): string => g.cast.heroes[g.seats[seat].hero].id;

/** The phase that begins with this question, if it is one from which a scenario can start. */
const phaseBegun = (g: Game): StartPhase | null => {
  if (g.asked !== g.active) return null;
  if (g.ask === 'roll' && g.attempts <= 1) return 'offence';
  return g.ask === 'main' && g.phase === 'main1' ? 'main1' : null;
};

function* momentsFrom(library: Library, game: Game, phase: StartPhase, seed: string): Generator<Moment> {
  try {
    yield* branch(library, positionOf(library, game, phase), seed, atAGlance);
  } catch (error) {
    // What lies there cannot be said in a scenario, such as what an ability covered twice.
    if (!(error instanceof SetupError)) throw error;
  }
}

/** Null if not all agree, or the solution does not do it this once. The game of the moment is played on. */
const minedFrom = ({ game, position, lead, dice }: Moment, answer: Answer, seed: string): Mined | null => {
  const { solution } = answer;
  if (!isAgreed(game, solution, seed)) return null;
  const found = foundBy(game, solution, seed);
  if (answer.worths !== undefined) found.glance = byEye(answer.worths, seed);
  const seat = game.asked;
  const { attemptsMax, attempts } = game;
  const hero = heroOf(game);
  const against = heroOf(game, 1 - seat);
  const made = { seat, choice: answer.ways[0].choose };
  const line = answer.kind === 'dice' ? [made] : lineFrom(game, solution);
  const expect = answer.kind === 'dice' ? null : outcome(game, answer.kind, seat);
  if (expect === '') return null;
  return {
    hero,
    against,
    attempts: attemptsMax - attempts,
    answer,
    found,
    rating: ratingOf(found),
    position,
    lead,
    seat,
    dice,
    line,
    expect,
  };
};

/** What the scenario shows at its end; nothing if the solution did not do it this once. */
const outcome = (g: Game, kind: PuzzleKind, seat: number): string => {
  const { team } = g.seats[seat];
  if (kind === 'win') return g.result?.winner === team ? `{ winner: ${seat + 1} }` : '';
  if (g.result === null)
    return g.health[team] > 0 ? `{ winner: null, health: { ${seat + 1}: ${g.health[team]} } }` : '';
  return g.result.winner === team ? `{ winner: ${seat + 1} }` : '';
};
