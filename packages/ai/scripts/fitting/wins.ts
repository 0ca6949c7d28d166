// What wins, instead of what predicts who wins: the biases of a hero's rows, cards and uses are moved to where the hero wins more
// games of instinct against everybody, and stay there only if it does so in other games, too.

import { play, start } from '@mad-king/engine';
import { below, C, choice, seedWords } from '@mad-king/engine/inside';
import type { Fitted } from '../../src/estimate/fitted.ts';
import { cardBias, deedName, rowBias, rowName, useBias } from '../../src/estimate/values.ts';
import { instinct } from '../../src/mind/instinct.ts';
import { lib, type Measured, rounded } from './games.ts';

/** A number that is learned: where it takes effect, and where it is written down. */
interface Lever {
  biases: Float64Array;
  at: readonly number[];
  part: 'rows' | 'deeds';
  name: string;
}

const leversOf = (id: string): Lever[] => {
  const hero = lib.heroes.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  const rows = hero.offence.flatMap((index) => {
    const { id: ability, levels } = hero.abilities[index];
    return levels.flatMap((level, n) =>
      (level?.rows ?? []).map(({ text }, row): Lever => {
        return { biases: rowBias(lib), at: [text], part: 'rows', name: rowName(id, ability, n, row) };
      }),
    );
  });
  const cards = [...new Set(hero.deck)]
    .filter((index) => lib.cards[index].hero === id)
    .map((index): Lever => {
      return {
        biases: cardBias(lib),
        at: [index],
        part: 'deeds',
        name: deedName(lib, choice(C.Play, index)),
      };
    });
  const tokens = new Set(hero.hero.tokens.map((token) => token.id));
  const uses = lib.uses
    .filter(({ text }) => {
      const { source } = lib.texts[text];
      return source.of === 'token' ? tokens.has(source.token) : 'hero' in source && source.hero === id;
    })
    .map(({ index }): Lever => {
      return {
        biases: useBias(lib),
        at: [index],
        part: 'deeds',
        name: deedName(lib, choice(C.Use, index, 1)),
      };
    });
  return [...rows, ...cards, ...uses];
};

/** How much a lever is moved to see what comes of it, in points of health, and how far it goes where that is good. */
const TRIED = 1;
const STEP = 0.4;
/** Games of each look, from both seats, and of the judgement in the end. */
const LOOK = 40;
const JUDGED = 400;
/** A gain of so many standard errors in games that nobody has learned from is believed. */
const BELIEVED = 1;

/** Part of the games that the hero wins. */
export const wins = (id: string, games: number, seed: string): number => {
  const random = seedWords(seed);
  const others = lib.heroes.map((hero) => hero.id).filter((other) => other !== id);
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const other = others[below(random, others.length)];
    const heroes = seat === 0 ? [id, other] : [other, id];
    // A cast of its own: plans that were made with other biases are forgotten.
    const g = start({ ...lib }, { mode: 'duel', heroes, first: (i >> 1) % 2, seed: `${seed} ${i}` });
    while (g.asked >= 0) play(g, g.asked, instinct(g));
    const winner = g.result?.winner ?? -1;
    won += winner < 0 ? 0.5 : Number(winner === seat);
  }
  return won / games;
};

export interface Learned {
  before: number;
  after: number;
  accepted: boolean;
}

/** Learns one hero; what is accepted stands in `data`. */
export const fitWins = (id: string, games: number, seed: string, data: Fitted): Learned => {
  const random = seedWords(`${seed} ${id}`);
  const levers = leversOf(id);
  const from = levers.map(({ biases, at: [place] }) => biases[place]);
  const set = (values: readonly number[]): void =>
    levers.forEach(({ biases, at }, l) => {
      for (const place of at) biases[place] = values[l];
    });
  let values = from;
  for (let n = 0; n * 2 * LOOK < games; n++) {
    const signs = levers.map(() => (below(random, 2) === 0 ? -TRIED : TRIED));
    const [up, down] = [1, -1].map((sign) => {
      set(values.map((value, l) => value + sign * signs[l]));
      return wins(id, LOOK, `${seed} look ${n}`);
    });
    values = values.map((value, l) => value + STEP * (up - down) * signs[l]);
  }
  set(from);
  const before = wins(id, JUDGED, `${seed} judged`);
  set(values);
  const after = wins(id, JUDGED, `${seed} judged`);
  const accepted = after - before > BELIEVED * Math.sqrt(0.25 / JUDGED);
  set(accepted ? values : from);
  if (accepted)
    levers.forEach(({ part, name }, l) => {
      const into: Measured = data[part];
      into.set(name, rounded(values[l], 2));
    });
  return { before, after, accepted };
};
