// What wins, instead of what predicts who wins: what estimates of a hero's rows, cards, uses and combat points miss is moved to where
// the hero wins more games of instinct against everybody, and stays there only if it does so in other games, too. So is what cards that
// every deck holds are thought to be worth, in hand and when they are played, by heroes of every kind.
//
// All of it is moved at once, each number up or down by lot, and the same game is played once with that and once with the
// opposite. Over thousands of such pairs every number shows what it does, whatever the others do.

import { compile, play, start } from '@mad-king/engine';
import { below, C, choice, seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { DUEL, featuresOf, offsetsIn } from '../../src/estimate/features.ts';
import type { Fitted } from '../../src/estimate/fitted.ts';
import {
  cardBias,
  cpBias,
  cpName,
  deedName,
  rowBias,
  rowName,
  scalesOf,
  useBias,
} from '../../src/estimate/values.ts';
import { instinct } from '../../src/mind/instinct.ts';
import { lib, rounded } from './games.ts';

/** Stands for a hero: the cards that every deck holds. */
export const SHARED = 'shared';

/** A number that is learned: where it takes effect, and where it is written down. */
interface Lever {
  biases: Float64Array;
  at: number;
  part: keyof Fitted;
  name: string;
  /** How much it is moved to see what comes of it, in points of health; of positions, in log-odds. */
  by: number;
}

const POINT = 1;
/** A combat point is worth about a point of health, and many are had. */
const OF_CP = 0.3;
const IN_HAND = 0.06;

const deed = (biases: Float64Array, at: number, name: string, by = POINT): Lever => {
  return { biases, at, part: 'deeds', name, by };
};

const sharedLevers = (): Lever[] => {
  const { held } = offsetsIn(lib);
  const names = featuresOf(lib);
  const { late } = scalesOf(lib)[DUEL];
  return lib.cards
    .filter(({ hero }) => hero === '')
    .flatMap(({ index }): Lever[] => [
      deed(cardBias(lib), index, deedName(lib, choice(C.Play, index))),
      { biases: late, at: held + index, part: 'positions', name: names[held + index].name, by: IN_HAND },
    ]);
};

const leversOf = (id: string): Lever[] => {
  if (id === SHARED) return sharedLevers();
  const hero = lib.heroes.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  const rows = hero.offence.flatMap((index) => {
    const { id: ability, levels } = hero.abilities[index];
    return levels.flatMap((level, n) =>
      (level?.rows ?? []).map(({ text }, row): Lever => {
        return {
          biases: rowBias(lib),
          at: text,
          part: 'rows',
          name: rowName(id, ability, n, row),
          by: POINT,
        };
      }),
    );
  });
  const cards = [...new Set(hero.deck)]
    .filter((index) => lib.cards[index].hero === id)
    .map((index) => deed(cardBias(lib), index, deedName(lib, choice(C.Play, index))));
  const tokens = new Set(hero.hero.tokens.map((token) => token.id));
  const uses = lib.uses
    .filter(({ text }) => {
      const { source } = lib.texts[text];
      return source.of === 'token' ? tokens.has(source.token) : 'hero' in source && source.hero === id;
    })
    .map(({ index }) => deed(useBias(lib), index, deedName(lib, choice(C.Use, index, 1))));
  return [...rows, ...cards, ...uses, deed(cpBias(lib), lib.heroes.indexOf(hero), cpName(id), OF_CP)];
};

/** Opponents think by what was there before: what only misleads them about the hero is not learned. */
const asBefore = compile({ ...content });

/** What the hero gets of a game: 1 if it wins, 0.5 for a draw. The same number gives the same heroes, seats and luck. */
const playOne = (id: string, i: number, seed: string): number => {
  const all = lib.heroes.map((hero) => hero.id);
  const own = id === SHARED ? all[(i * 7) % all.length] : id;
  const others = all.filter((one) => one !== own);
  const other = others[i % others.length];
  const round = Math.floor(i / others.length);
  const seat = round % 2;
  const heroes = seat === 0 ? [own, other] : [other, own];
  // A cast of its own: plans that were made with other biases are forgotten.
  const setup = { mode: 'duel', heroes, first: (round >> 1) % 2, seed: `${seed} ${i}` } as const;
  const g = start({ ...lib }, setup);
  const { cast } = start({ ...asBefore }, setup);
  while (g.asked >= 0) play(g, g.asked, instinct(g.asked === seat ? g : { ...g, cast }));
  const winner = g.result?.winner ?? -1;
  return winner < 0 ? 0.5 : Number(winner === seat);
};

/** Part of the games that the hero wins. */
export const wins = (id: string, games: number, seed: string): number => {
  let won = 0;
  for (let i = 0; i < games; i++) won += playOne(id, i, seed);
  return won / games;
};

const set = (levers: readonly Lever[], values: readonly number[]): void =>
  levers.forEach(({ biases, at }, l) => {
    biases[at] = values[l];
  });

/** What moving each lever up by its step adds to the part of the games that is won, less what may be luck. */
const effectsOf = (id: string, levers: readonly Lever[], pairs: number, seed: string): number[] => {
  const random = seedWords(`${seed} signs`);
  const from = levers.map(({ biases, at }) => biases[at]);
  const sums = levers.map(() => 0);
  let squares = 0;
  for (let i = 0; i < pairs; i++) {
    const signs = levers.map(() => (below(random, 2) === 0 ? -1 : 1));
    const [up, down] = [1, -1].map((sign) => {
      set(
        levers,
        from.map((value, l) => value + sign * signs[l] * levers[l].by),
      );
      return playOne(id, i, seed);
    });
    const gain = (up - down) / 2;
    squares += gain * gain;
    for (let l = 0; l < signs.length; l++) sums[l] += signs[l] * gain;
  }
  set(levers, from);
  const effects = sums.map((sum) => sum / pairs);
  // Of what is seen, the part that is more than luck: what all effects differ by, less what chance alone makes of them.
  const noise = squares / pairs / pairs;
  const seen = effects.reduce((sum, effect) => sum + effect * effect, 0) / effects.length;
  const share = Math.max(0, 1 - noise / seen);
  return effects.map((effect) => share * effect);
};

/** How far to go along what was found, in steps of a lever for a hundredth of the games. */
const STRIDES = [0.5, 1, 2];
/** No lever goes further at once than so many of its steps. */
const FURTHEST = 2;
/** A gain of so many standard errors in games that nobody has learned from is believed. */
const BELIEVED = 1;

export interface Learned {
  before: number;
  after: number;
  accepted: boolean;
}

/** Learns one hero; what is accepted stands in `data`. `games`: those that show what levers do; to choose and to judge takes as many again. */
export const fitWins = (id: string, games: number, seed: string, data: Fitted): Learned => {
  const levers = leversOf(id);
  const from = levers.map(({ biases, at }) => biases[at]);
  const effects = effectsOf(id, levers, Math.ceil(games / 2), `${seed} ${id} look`);
  const along = (stride: number): number[] => {
    const moves = effects.map((effect, l) => {
      const steps = Math.max(-FURTHEST, Math.min(FURTHEST, 100 * stride * effect));
      return steps * levers[l].by;
    });
    // A card that is drawn stays worth as much as before on the whole: some in hand are worth more, others less.
    const inHand = moves.filter((_, l) => levers[l].part === 'positions');
    const mean = inHand.reduce((sum, move) => sum + move, 0) / Math.max(1, inHand.length);
    return moves.map((move, l) => from[l] + move - (levers[l].part === 'positions' ? mean : 0));
  };
  const rate = (values: readonly number[], word: string, n: number): number => {
    set(levers, values);
    return wins(id, n, `${seed} ${id} ${word}`);
  };
  const tried = STRIDES.map((stride) => rate(along(stride), 'choose', Math.ceil(games / 6)));
  const values = along(STRIDES[tried.indexOf(Math.max(...tried))]);
  const judged = Math.ceil(games / 2);
  const before = rate(from, 'judged', judged);
  const after = rate(values, 'judged', judged);
  const accepted = after - before > BELIEVED * Math.sqrt(0.25 / judged);
  set(levers, accepted ? values : from);
  if (accepted)
    levers.forEach(({ part, name }, l) => {
      if (part === 'positions')
        data.positions.set(name, [rounded(values[l]), data.positions.get(name)?.[1] ?? 0]);
      else data[part].set(name, rounded(values[l], 2));
    });
  return { before, after, accepted };
};
