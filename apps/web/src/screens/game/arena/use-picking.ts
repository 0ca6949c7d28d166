// Picking out dice: those to keep, or those to re-roll. What was kept in the last attempt is kept until one says otherwise.

import type { Ask, Move } from '@mad-king/engine';
import { useCallback, useMemo, useState } from 'react';
import type { OpenTable } from '../../../state/table.ts';
import { attemptsOf } from './attempts.ts';

type Word = 'keep' | 'reroll';

/** Questions in which dice are picked out rather than chosen from a list of all combinations. */
const WORDS: Partial<Record<Ask, Word>> = { roll: 'keep', reroll: 'reroll' };

export interface Picking {
  word: Word | undefined;
  /** Positions. */
  picked: readonly number[];
  /** What the picked dice amount to; undefined if that cannot be chosen. */
  move: Move | undefined;
  toggle: (die: number) => void;
  pick: (dice: readonly number[]) => void;
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((die) => b.includes(die));

export const usePicking = (table: OpenTable): Picking => {
  const { view, events } = table;
  const word = view.decision === null ? undefined : WORDS[view.decision.ask];
  const values = view.rolls.at(-1)?.values.join('') ?? '';
  const question = `${table.id}/${view.turn}/${view.phase}/${view.attempts}/${values}/${word}`;
  const kept = useMemo(
    () => (word === 'keep' ? (attemptsOf(events).at(-1)?.kept ?? []) : []),
    [events, word],
  );
  const [chosen, choose] = useState<{ question: string; dice: readonly number[] } | null>(null);
  const picked = chosen?.question === question ? chosen.dice : kept;
  const pick = useCallback((dice: readonly number[]): void => choose({ question, dice }), [question]);
  return useMemo(
    () => ({
      word,
      picked,
      move: view.decision?.options.find((move) => move.kind === word && isSame(move.dice, picked)),
      pick,
      toggle: (die) => pick(picked.includes(die) ? picked.filter((d) => d !== die) : [...picked, die]),
    }),
    [pick, word, picked, view.decision],
  );
};
