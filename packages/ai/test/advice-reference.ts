// A second, slow way to compute the best way to roll: five dice one beside the other, every choice tried, every throw
// counted, texts carried out word by word. Nothing of the planner's tables is used.

import type { Effect } from '@mad-king/language';

interface ReferenceAid {
  effects: readonly Effect[];
  cp: number;
  cost: number;
}

export interface ReferenceTerms {
  /** What five dice are worth, in whatever order they lie; the last one may be told apart. */
  final(dice: readonly number[]): number;
  aids: readonly ReferenceAid[];
  attemptPrice: number;
  /** What one CP is worth. */
  cpWorth: number;
  apart: boolean;
}

type Then = (dice: readonly number[], attempts: number) => number;

const FACES = [1, 2, 3, 4, 5, 6];

/** The mean over all throws of the dice of the mask. */
const thrown = (dice: readonly number[], mask: number, then: (dice: readonly number[]) => number): number => {
  const at = dice.findIndex((_, i) => mask & (1 << i));
  if (at < 0) return then(dice);
  const rest = mask & ~(1 << at);
  return FACES.reduce((sum, v) => sum + thrown(dice.with(at, v), rest, then), 0) / 6;
};

/** Carries out the words from the first on, for the player who chooses best. */
const carryOut = (
  effects: readonly Effect[],
  dice: readonly number[],
  attempts: number,
  chosen: { die: number; value: number },
  then: Then,
  begins = false,
): number => {
  const [e, ...rest] = effects;
  if (e === undefined) return then(dice, attempts);
  const goOn = (d: readonly number[], die = chosen.die, value = chosen.value, left = attempts): number =>
    carryOut(rest, d, left, { die, value }, then);
  switch (e.do) {
    case 'choose-die': {
      const able = dice.flatMap((v, i) =>
        (e.other && i === chosen.die) || (e.even && v % 2 === 1) ? [] : [goOn(dice, i)],
      );
      // Where there is no such die, nothing is done; only a text that begins so cannot be played.
      const stays = e.may || (able.length === 0 && !begins);
      return Math.max(Number.NEGATIVE_INFINITY, ...able, ...(stays ? [then(dice, attempts)] : []));
    }
    case 'choose-value': {
      const now = dice[chosen.die];
      const values =
        e.among === 'any'
          ? FACES
          : e.among === 'step'
            ? [now - 1, now + 1].filter((v) => v >= 1 && v <= 6)
            : e.among === 'copy'
              ? dice.filter((_, i) => i !== chosen.die)
              : e.among;
      return Math.max(...values.map((v) => goOn(dice, chosen.die, v)));
    }
    case 'set-die': {
      const to = e.to === 'chosen' ? chosen.value : e.to === 'opposite' ? 7 - dice[chosen.die] : e.to;
      return goOn(dice.with(chosen.die, to));
    }
    case 'reroll-die':
      return thrown(dice, 1 << chosen.die, goOn);
    case 'reroll-dice': {
      const values: number[] = [];
      for (let mask = 0; mask < 32; mask++) {
        const n = mask.toString(2).replaceAll('0', '').length;
        if (e.exact ? n === e.most : n <= e.most) values.push(thrown(dice, mask, goOn));
      }
      return Math.max(...values);
    }
    case 'attempt':
      return goOn(dice, chosen.die, chosen.value, attempts + e.change);
    case 'repeat':
      return carryOut(
        [...Array.from({ length: e.times as number }, () => e.body).flat(), ...rest],
        dice,
        attempts,
        chosen,
        then,
      );
    default:
      throw new Error(`the reference does not know "${e.do}"`);
  }
};

/** The same number for the same dice in any order; a die that is told apart counts by its place. */
const codeOf = (dice: readonly number[], apart: boolean): number => {
  let code = 0;
  dice.forEach((value, i) => {
    code += apart && i === 4 ? value * 8 ** 6 : 8 ** (value - 1);
  });
  return code;
};

/** What the dice are worth with the best play. */
export const reference = (
  terms: ReferenceTerms,
): ((dice: readonly number[], attempts: number, cp: number) => number) => {
  const known = new Map<number, number>();

  /** `left`: bit mask of the aids that have not been used. */
  const value = (dice: readonly number[], attempts: number, cp: number, left: number): number => {
    const key = ((codeOf(dice, terms.apart) * 8 + attempts) * 16 + cp) * 16 + left;
    const found = known.get(key);
    if (found !== undefined) return found;
    let best = terms.final(dice);
    if (attempts > 0 && cp >= terms.attemptPrice)
      for (let mask = 1; mask < 32; mask++)
        best = Math.max(
          best,
          thrown(dice, mask, (d) => value(d, attempts - 1, cp - terms.attemptPrice, left)) -
            terms.attemptPrice * terms.cpWorth,
        );
    terms.aids.forEach(({ effects, cp: price, cost }, i) => {
      if ((left & (1 << i)) === 0 || price > cp) return;
      const then: Then = (d, a) => value(d, a, cp - price, left & ~(1 << i));
      best = Math.max(best, carryOut(effects, dice, attempts, { die: -1, value: 0 }, then, true) - cost);
    });
    known.set(key, best);
    return best;
  };
  return (dice, attempts, cp) => value(dice, attempts, cp, (1 << terms.aids.length) - 1);
};
