// The knight's view of a decision: what each option leads to until the turn ends, on average over imagined games. All
// options meet the same imagined cards and dice, so that luck weighs little when they are compared.

import { C, type Choice, clone, type Game, kindOf, notate, play, seedWords } from '@mad-king/engine';
import { standing, winChance } from '../estimate/position.ts';
import { imagine } from '../mind/imagine.ts';
import { rankedKeeps } from '../mind/instinct.ts';
import { playOn } from '../mind/lookahead.ts';

export interface OptionsRequest {
  /** The same seed gives the same advice. */
  seed: string;
  /** Imagined games for each option. */
  worlds?: number;
  /** How many turns ahead, this one included. */
  turns?: number;
  /** Of the many ways to keep dice, how many of the best are looked at. */
  keeps?: number;
}

/** Changes from now until the end of the turns looked at, on average. */
export interface Outlook {
  /** Health lost by opponents, and by one's own team; healing counts against it. */
  dealt: number;
  taken: number;
  /** Own combat points and cards in hand; and those of the opponents. */
  cp: number;
  cards: number;
  theirCp: number;
  theirCards: number;
  /** Upgrades that come into play. */
  upgrades: number;
  /** Tokens that come (positive) or go, by seat and kind; what stays as it is on average is left out. */
  tokens: { seat: number; token: string; change: number }[];
}

export interface OptionAdvice {
  choice: Choice;
  /** The choice as the game writes it. */
  notation: string;
  /** The estimated chance to win, from 0 to 1. */
  chance: number;
  /** How much better the position becomes, in points of health. */
  worth: number;
  outlook: Outlook;
}

const WORLDS = 12;
const KEEPS = 3;

/** Every option of the decision, the best first. */
export const adviseOptions = (
  g: Game,
  { seed, worlds = WORLDS, turns = 1, keeps = KEEPS }: OptionsRequest,
): OptionAdvice[] => {
  if (g.asked < 0) return [];
  const seat = g.asked;
  const random = seedWords(seed);
  const options = optionsOf(g, keeps).map((choice) => new Option(g, seat, choice));
  for (let w = 0; w < worlds; w++) {
    const world = imagine(g, seat, random);
    for (const option of options) {
      const copy = clone(world);
      play(copy, option.choice);
      playOn(copy, seat, turns);
      option.count(world, copy);
    }
  }
  return options.map((option) => option.advice()).sort((a, b) => b.chance - a.chance || b.worth - a.worth);
};

const optionsOf = (g: Game, keeps: number): readonly Choice[] => {
  if (g.ask !== 'roll') return g.choices;
  return [...rankedKeeps(g, keeps), ...g.choices.filter((c) => kindOf(c) !== C.Keep)];
};

/** The best of the opponents is the one to beat. */
const lead = (g: Game, team: number): number => {
  let strongest = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < g.teams; t++)
    if (t !== team && g.health[t] > 0) strongest = Math.max(strongest, standing(g, t));
  return standing(g, team) - (strongest === Number.NEGATIVE_INFINITY ? 0 : strongest);
};

class Option {
  readonly choice: Choice;
  private readonly g: Game;
  private readonly seat: number;
  private n = 0;
  private chance = 0;
  private worth = 0;
  private readonly sums: Omit<Outlook, 'tokens'> = {
    dealt: 0,
    taken: 0,
    cp: 0,
    cards: 0,
    theirCp: 0,
    theirCards: 0,
    upgrades: 0,
  };
  private readonly tokens: Float64Array[];

  constructor(g: Game, seat: number, choice: Choice) {
    this.g = g;
    this.seat = seat;
    this.choice = choice;
    this.tokens = g.seats.map(({ tokens }) => new Float64Array(tokens.length));
  }

  /** One imagined game, and what it has come to. Nothing is read from the real one, of which not everything is known. */
  count(world: Game, end: Game): void {
    const { seat, sums } = this;
    const { team } = world.seats[seat];
    this.n++;
    this.chance += winChance(end, seat);
    this.worth += lead(end, team) - lead(world, team);
    world.health.forEach((health, t) => {
      sums[t === team ? 'taken' : 'dealt'] += health - end.health[t];
    });
    end.seats.forEach((s, i) => {
      const was = world.seats[i];
      if (i === seat) {
        sums.cp += s.cp - was.cp;
        sums.cards += s.hand.length - was.hand.length;
        sums.upgrades += s.upgrades.length - was.upgrades.length;
      } else if (s.team !== team) {
        sums.theirCp += s.cp - was.cp;
        sums.theirCards += s.hand.length - was.hand.length;
      }
      const { present, kinds } = world.cast;
      for (const kind of present)
        if (s.team === team || !kinds[kind].token.secret)
          this.tokens[i][kind] += s.tokens[kind] - was.tokens[kind];
    });
  }

  advice(): OptionAdvice {
    const { g, n, sums } = this;
    const mean = (sum: number): number => sum / n;
    return {
      choice: this.choice,
      notation: notate(g, this.choice),
      chance: mean(this.chance),
      worth: mean(this.worth),
      outlook: {
        dealt: mean(sums.dealt),
        taken: mean(sums.taken),
        cp: mean(sums.cp),
        cards: mean(sums.cards),
        theirCp: mean(sums.theirCp),
        theirCards: mean(sums.theirCards),
        upgrades: mean(sums.upgrades),
        tokens: this.tokens.flatMap((changes, seat) =>
          g.cast.present
            .filter((kind) => changes[kind] !== 0)
            .map((kind) => ({ seat, token: g.cast.kinds[kind].id, change: mean(changes[kind]) })),
        ),
      },
    };
  }
}
