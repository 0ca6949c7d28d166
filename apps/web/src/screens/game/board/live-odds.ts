// Exact chances of the abilities from the dice on the table. There is one for each, and it stands for the same everywhere: that it is made in the
// end if one rolls for it alone, as well as possible, with the attempts that are really left, and nobody touches the dice.

import {
  beforeRolling,
  DICE,
  FIRST,
  handOf,
  Plan,
  RESULTS,
  rankKeeps,
  valuesOf,
  type Worth,
} from '@mad-king/ai/dice';
import type { CastHero } from '@mad-king/engine/inside';
import type { Token } from '@mad-king/language';
import { meetsDice, type Need } from '@mad-king/language/inside';

export interface LiveOdds {
  best: number;
  /** Within so many attempts. */
  attempts: number;
  /** Values of the dice to keep for that. */
  keep: readonly number[];
  /** What would be left of it with the dice that are kept now. */
  now: number;
}

/** Before anything is rolled. */
export interface Usual {
  chance: number;
  /** Within so many attempts. */
  attempts: number;
}

export interface Board {
  hero: CastHero;
  /** Level of each ability in play. */
  levels: Readonly<Record<string, number>>;
}

export interface Dice {
  values: readonly number[];
  /** Values of those that are kept. */
  kept: readonly number[];
  /** Roll attempts that are left. */
  attempts: number;
  /** Some of them show no symbols, so that they are not alike any more. */
  areMixed: boolean;
}

const RESULT_DICE: readonly (readonly number[])[] = Array.from({ length: RESULTS }, (_, i) =>
  valuesOf(i + FIRST[DICE]),
);

const metBy = (hero: CastHero, needs: readonly Need[]): Worth =>
  Float64Array.from(RESULT_DICE, (dice) => (needs.some((need) => meetsDice(need, dice, hero.faces)) ? 1 : 0));

/** A plan depends on nothing but the needs, so it is made once. */
const plans = new WeakMap<CastHero, Map<string, Plan>>();

const planFor = (hero: CastHero, rows: readonly { need: Need; words: string }[]): Plan => {
  const known = plans.get(hero) ?? new Map<string, Plan>();
  plans.set(hero, known);
  const key = rows.map(({ words }) => words).join('|');
  const found = known.get(key);
  if (found !== undefined) return found;
  const needs = rows.map(({ need }) => need);
  const made = new Plan(metBy(hero, needs));
  known.set(key, made);
  return made;
};

export const rowsOf = ({ hero, levels }: Board, ability: string) => {
  const found = hero.abilities.find(({ id }) => id === ability);
  return found?.levels[levels[ability] ?? 0]?.rows ?? [];
};

/** The dice on the table make it; symbols are not asked of dice of which some show none. */
export const isMade = (
  board: Board,
  ability: string,
  { values, areMixed }: Pick<Dice, 'values' | 'areMixed'>,
): boolean =>
  rowsOf(board, ability).some(
    ({ need }) => !(areMixed && need.kind === 'symbols') && meetsDice(need, values, board.hero.faces),
  );

/** Null where there is nothing to roll for, or symbols are asked of dice of which some show none. */
export const oddsFor = (board: Board, ability: string, dice: Dice): LiveOdds | null => {
  const rows = rowsOf(board, ability);
  if (rows.length === 0 || dice.attempts < 1) return null;
  if (dice.areMixed && rows.some(({ need }) => need.kind === 'symbols')) return null;
  const p = planFor(board.hero, rows);
  const [best] = rankKeeps(p, dice.values, dice.attempts);
  const all = dice.kept.length === dice.values.length;
  return {
    now: all ? p.worth(0)[handOf(dice.kept) - FIRST[DICE]] : p.kept(dice.attempts)[handOf(dice.kept)],
    best: best.worth,
    attempts: dice.attempts,
    keep: best.keep,
  };
};

/** Null where there is nothing to roll for. */
export const chanceWithin = (board: Board, ability: string, attempts: number): Usual | null => {
  const rows = rowsOf(board, ability);
  return rows.length === 0 || attempts < 1
    ? null
    : { chance: beforeRolling(planFor(board.hero, rows), attempts), attempts };
};

const ATTEMPTS = 3;

/** Attempts of one's next roll phase: tokens that lie there when it begins may take some, or give more. */
export const attemptsAhead = (held: readonly Token[]): number =>
  held
    .flatMap(({ at }) => at?.['offence-entry'] ?? [])
    .reduce((sum, line) => (line.do === 'attempt' ? sum + line.change : sum), ATTEMPTS);

/** Where dice of these values lie. */
export const positionsOf = (values: readonly number[], wanted: readonly number[]): number[] => {
  const left = [...wanted];
  return values.flatMap((value, i) => {
    const at = left.indexOf(value);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
};
