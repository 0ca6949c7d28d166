// What the results of all jobs say: who beats whom, how long games last, what the first turn is worth, what is used.

import type { Library } from '@mad-king/engine';
import type { CastHero } from '@mad-king/engine/inside';
import type { Job, JobResult } from '../jobs/job.ts';
import { addSide, addTally, newTally, type SideTally, type Tally } from '../jobs/tally.ts';
import { type Rate, wilson } from '../wilson.ts';

export interface PairSummary extends Rate {
  a: string;
  b: string;
  games: number;
  winsA: number;
  winsB: number;
  draws: number;
  /** Rounds of an average game. */
  rounds: number;
}

export interface Usage {
  hero: string;
  id: string;
  name: string;
  /** `offensive`, `defensive`, `ultimate`, or the kind of card. */
  kind: string;
  /** In everybody's deck. */
  isShared: boolean;
  perGame: number;
}

export interface HeroSummary extends Rate {
  id: string;
  name: string;
  games: number;
  rounds: number;
  /** Win rates with the first turn and without. */
  starting: Rate;
  following: Rate;
  abilities: Usage[];
  cards: Usage[];
  /** Mean damage the opponent takes in each round, as long as enough games last. */
  damage: number[];
}

export interface Summary {
  policy: string;
  nodes: number | null;
  seed: string;
  gamesPerPair: number;
  games: number;
  /** Games that were to be played. */
  planned: number;
  /** Strongest first. */
  heroes: HeroSummary[];
  pairs: PairSummary[];
  starting: Rate;
  rounds: number;
  /** How many games lasted so many rounds. */
  lengths: number[];
}

/** A round is shown if at least this part of the games gets there. */
const REACHED = 0.05;

export const summarise = (
  library: Library,
  jobs: readonly Job[],
  done: ReadonlyMap<string, JobResult>,
  { policy, nodes, seed, gamesPerPair }: Pick<Summary, 'policy' | 'nodes' | 'seed' | 'gamesPerPair'>,
): Summary => {
  const tallies = tallyPairs(jobs, done);
  const ids = [...new Set(jobs.flatMap((job) => job.heroes))];
  const heroes = ids.map((id) => summariseHero(heroOf(library, id), library, tallies));
  const all = newTally();
  for (const { tally } of tallies) addTally(all, tally);
  const pointsStarting = all.sides.reduce((sum, side) => sum + side.pointsStarting, 0);
  return {
    policy,
    nodes,
    seed,
    gamesPerPair,
    games: all.games,
    planned: jobs.reduce((sum, job) => sum + job.to - job.from, 0),
    heroes: heroes.sort((x, y) => y.rate - x.rate || (x.id < y.id ? -1 : 1)),
    pairs: tallies.map(summarisePair),
    starting: wilson(pointsStarting / 2, all.games),
    rounds: meanOf(all.rounds),
    lengths: all.rounds,
  };
};

interface PairTally {
  heroes: readonly string[];
  tally: Tally;
  outcomes: string;
}

const tallyPairs = (jobs: readonly Job[], done: ReadonlyMap<string, JobResult>): PairTally[] => {
  const pairs = new Map<string, PairTally>();
  for (const job of jobs) {
    const key = job.heroes.join(' ');
    const pair = pairs.get(key) ?? { heroes: job.heroes, tally: newTally(), outcomes: '' };
    pairs.set(key, pair);
    const result = done.get(job.id);
    if (!result) continue;
    pair.outcomes += result.outcomes;
    if (result.tally) addTally(pair.tally, result.tally);
  }
  return [...pairs.values()];
};

const summarisePair = ({ heroes: [a, b], tally, outcomes }: PairTally): PairSummary => {
  const count = (letter: string): number => outcomes.split(letter).length - 1;
  return {
    a,
    b,
    games: tally.games,
    winsA: count('A'),
    winsB: count('B'),
    draws: count('-'),
    ...wilson(tally.sides[0].points / 2, tally.games),
    rounds: meanOf(tally.rounds),
  };
};

const heroOf = (library: Library, id: string): CastHero => {
  const hero = library.heroes.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  return hero;
};

const summariseHero = (hero: CastHero, library: Library, tallies: readonly PairTally[]): HeroSummary => {
  const total = newTally();
  const side: SideTally = total.sides[0];
  for (const { heroes, tally } of tallies) {
    const s = heroes.indexOf(hero.id);
    if (s < 0) continue;
    addSide(side, tally.sides[s]);
    addTally(total, { games: tally.games, rounds: tally.rounds, sides: newTally().sides });
  }
  const { games } = total;
  const perGame = (n = 0): number => (games === 0 ? 0 : n / games);
  return {
    id: hero.id,
    name: hero.hero.name,
    games,
    ...wilson(side.points / 2, games),
    rounds: meanOf(total.rounds),
    starting: wilson(side.pointsStarting / 2, side.started),
    following: wilson((side.points - side.pointsStarting) / 2, games - side.started),
    abilities: hero.abilities
      .filter(({ slot }) => slot !== 'passive')
      .map(({ id, name, slot }) => ({
        hero: hero.hero.name,
        id,
        name,
        kind: slot,
        isShared: false,
        perGame: perGame(side.abilities[id]),
      })),
    cards: cardsOf(hero, library).map((card) => ({ ...card, perGame: perGame(side.cards[card.id]) })),
    damage: damageCurve(side.damage, total.rounds, games),
  };
};

const cardsOf = (hero: CastHero, library: Library): Omit<Usage, 'perGame'>[] => {
  const cards = new Map(hero.deck.map((index) => [library.cards[index].id, library.cards[index]]));
  return [...cards.values()].map(({ id, name, kind, hero: owner }) => ({
    hero: hero.hero.name,
    id,
    name,
    kind,
    isShared: owner !== hero.id,
  }));
};

const damageCurve = (damage: readonly number[], lengths: readonly number[], games: number): number[] => {
  const curve: number[] = [];
  let reaching = games;
  for (let round = 1; round < lengths.length; round++) {
    if (reaching === 0 || reaching < games * REACHED) break;
    curve.push((damage[round - 1] ?? 0) / reaching);
    reaching -= lengths[round];
  }
  return curve;
};

const meanOf = (lengths: readonly number[]): number => {
  const games = lengths.reduce((sum, n) => sum + n, 0);
  return games === 0 ? 0 : lengths.reduce((sum, n, rounds) => sum + n * rounds, 0) / games;
};
