// Whether a choice fits a step of a lesson. Dice are known by what they show, since they may lie in another order than on the recommended
// way. For a roll a choice fits if the dice kept are part of the dice wanted next: the others then fall so that they are there.

import { describe, type Game, type Move } from '@mad-king/engine';
import type { LessonStep, Named, Wanted } from './lesson.ts';

export type Verdict =
  | { is: 'fits' | 'enough' | 'other'; id: string | null }
  /** Nothing was said about it. */
  | { is: 'unforeseen'; id: null };

/** What the dice show that a move names; null if it names none. */
export const shownBy = (game: Game, move: Move): number[] | null => {
  const values = game.rolls.at(-1)?.values ?? [];
  if (move.kind === 'keep' || move.kind === 'reroll') return move.dice.map((die) => values[die]);
  return move.kind === 'die' ? [values[move.die]] : null;
};

const sorted = (values: readonly number[]): string => [...values].sort().join(' ');

/** What is left of `all` without `part`; null if `part` is no part of it. */
export const without = (all: readonly number[], part: readonly number[]): number[] | null => {
  const left = [...all];
  for (const value of part) {
    const at = left.indexOf(value);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
};

export const isWanted = (game: Game, move: Move, { text, dice }: Wanted): boolean => {
  const shown = shownBy(game, move);
  if (shown === null || dice === null) return move.text === text;
  return text.startsWith(`${move.kind} `) && sorted(shown) === sorted(dice);
};

/** The move of the question that is asked, by what is wanted. */
export const wantedMove = (game: Game, wanted: Wanted): Move | undefined =>
  game.choices.map((choice) => describe(game, choice)).find((move) => isWanted(game, move, wanted));

const numbers = (words: string): number[] => words.trim().split(' ').map(Number);

/** `keeping 5`: with these among others; `keeping only 1 2`: these; `without 2`: none that shows it; `die showing 6`; `sell *`: any; else the notation. */
export const matches = (game: Game, move: Move, pattern: string): boolean => {
  const shown = shownBy(game, move) ?? [];
  const [, word, rest] = /^(keeping only|keeping|without|die showing|) ?(.*)$/.exec(pattern) ?? [];
  const isKeep = move.kind === 'keep' || move.kind === 'reroll';
  switch (word) {
    case 'keeping':
      return isKeep && without(shown, numbers(rest)) !== null;
    case 'keeping only':
      return isKeep && sorted(shown) === sorted(numbers(rest));
    case 'without':
      return isKeep && !numbers(rest).some((value) => shown.includes(value));
    case 'die showing':
      return move.kind === 'die' && sorted(shown) === sorted(numbers(rest));
    default:
      return pattern.endsWith(' *') ? move.text.startsWith(pattern.slice(0, -1)) : move.text === pattern;
  }
};

const named = (game: Game, move: Move, among: readonly Named[]): string | null =>
  among.find(({ patterns }) => patterns.some((pattern) => matches(game, move, pattern)))?.id ?? null;

/** What a step says to a move that is chosen where `wanted` is. */
export const judge = (game: Game, step: LessonStep, wanted: Wanted, move: Move): Verdict => {
  if (isWanted(game, move, wanted)) return { is: 'fits', id: null };
  for (const [is, among] of [
    ['fits', step.fits],
    ['enough', step.enough],
    ['other', step.others],
  ] as const) {
    const id = named(game, move, among);
    if (id !== null) return { is, id };
  }
  const rest = wanted.next === null ? null : without(wanted.next, shownBy(game, move) ?? []);
  return rest !== null && move.kind === 'keep' ? { is: 'fits', id: null } : { is: 'unforeseen', id: null };
};

/** Has the dice fall as the step wants them next, whichever were kept. Changes the game. */
export const loadDice = (game: Game, wanted: Wanted, move: Move): void => {
  if (wanted.next === null || wanted.dice === null) return;
  const rest = without(wanted.next, shownBy(game, move) ?? []);
  if (rest === null) return;
  const scripted = wanted.next.length - wanted.dice.length;
  game.fated = [...game.fated.slice(0, game.fated.length - scripted), ...rest.reverse()];
};
