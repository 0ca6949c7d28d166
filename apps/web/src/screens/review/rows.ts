// A question that was answered badly: its choices as the coach sees them, the one that was made among them.

import { isSame, type Told } from '@mad-king/after/review';
import type { Counsel } from '@mad-king/ai';
import { type Game, type GameView, type Move, readChoice } from '@mad-king/engine';
import { createContext, use } from 'react';
import type { Row } from '../game/coach/rank.ts';

export interface Asked {
  game: Game;
  /** All that can be chosen. */
  moves: readonly Move[];
  /** The best first. */
  rows: readonly Row[];
  /** What was chosen, as the game writes it, and what the coach thinks of it. */
  made: string;
  own: Row | undefined;
  /** Dice are to be picked out. */
  isAboutKeeping: boolean;
}

export const SceneContext = createContext<Asked | null>(null);

export const useAsked = (): Asked => {
  const asked = use(SceneContext);
  if (asked === null) throw new Error('what is said of a choice needs its scene around it');
  return asked;
};

/** The row that comes to the same as this choice. */
export const rowOf = ({ game, rows }: Pick<Asked, 'game' | 'rows'>, notation: string): Row | undefined => {
  const choice = readChoice(game, notation);
  return rows.find((row) => isSame(game, row.choice, choice));
};

export const sceneOf = (game: Game, view: GameView, made: string, counsel: readonly Counsel[]): Asked => {
  const moves = view.decision?.options ?? [];
  const rows = counsel.flatMap((row): Row[] => {
    const move = moves.find(({ text }) => text === row.notation);
    return move === undefined ? [] : [{ ...row, move }];
  });
  return {
    game,
    moves,
    rows,
    made,
    own: rowOf({ game, rows }, made),
    isAboutKeeping: rows.some(isKeep),
  };
};

/** Dice are kept. To keep none is an option like any other. */
const isKeep = ({ move }: Row): boolean => move.kind === 'keep' && move.dice.length > 0;

const MOST_OFFERED = 8;

/** What is offered as a button, in the order of the question: the better ones, and the one that was made. */
export const offeredIn = ({ rows, own, moves }: Asked): Row[] => {
  const plain = rows.filter((row) => !isKeep(row));
  const best = plain.slice(0, MOST_OFFERED);
  if (own !== undefined && plain.includes(own) && !best.includes(own)) best[MOST_OFFERED - 1] = own;
  return moves.flatMap((move) => best.find((row) => row.move.text === move.text) ?? []);
};

/** The choice to keep exactly these dice. */
export const keepingOf = ({ moves }: Asked, dice: readonly number[]): Move | undefined =>
  moves.find(
    (move) =>
      move.kind === 'keep' &&
      move.dice.length === dice.length &&
      move.dice.every((die) => dice.includes(die)),
  );

export type Answer = 'right' | 'nearer' | 'wrong';

/** As good as the best, for all one can tell, is right; better than what was made is nearer. */
export const answerTo = (asked: Asked, notation: string): Answer => {
  const row = rowOf(asked, notation);
  if (row === undefined) return 'wrong';
  if (row.isClose || row === asked.rows[0]) return 'right';
  return asked.own !== undefined && row.value > asked.own.value ? 'nearer' : 'wrong';
};

export interface Compared {
  row: Row;
  /** Points of health of the dice plan; or the chance to win, of a hundred. */
  value: number;
  /** Seen in few imagined games. */
  isRough: boolean;
}

const MOST_COMPARED = 4;

/**
 * The best, what was made and what was guessed, filled up with the next best; the best first. The long comparison was between
 * the best and what was made; the others lie as far from the best as the coach saw them.
 */
export const comparedIn = (
  { rows, own, ...asked }: Asked,
  { told, cost }: { told: Told; cost: number },
  guesses: readonly string[],
): Compared[] => {
  const [best] = rows;
  const guessed = guesses.map((guess) => rowOf({ ...asked, rows }, guess));
  const named = new Set([best, own, ...guessed].filter((row) => row !== undefined));
  for (const row of rows) if (named.size < MOST_COMPARED) named.add(row);
  const worthOf = (row: Row): number => {
    if (row.by === 'dice') return row.value;
    if (row === best) return told.chance;
    if (row === own) return told.chance - cost;
    return told.chance + 100 * (row.value - best.value);
  };
  return rows
    .filter((row) => named.has(row))
    .map((row) => ({
      row,
      value: row.by === 'dice' ? worthOf(row) : Math.max(0, Math.min(100, worthOf(row))),
      isRough: row.by === 'games' && row !== best && row !== own,
    }))
    .sort((a, b) => (a.row === best ? -1 : b.row === best ? 1 : b.value - a.value));
};

/** How long the bar of a value is, of a hundred: differences count, not the way from nothing. */
export const barOf = (value: number, all: readonly number[]): number => {
  const least = Math.min(...all);
  const most = Math.max(...all);
  return most === least ? 90 : 30 + (60 * (value - least)) / (most - least);
};
