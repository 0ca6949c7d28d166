// Picking out dice: those to keep, or those to re-roll. What was kept in the last attempt is kept until one says otherwise.

import { useCallback, useMemo, useState } from 'react';
import type { OpenTable } from '../../../state/table.ts';
import { attemptsOf } from './attempts.ts';

/** Questions in which dice are picked out rather than chosen from a list of all combinations. */
const WORDS: Partial<Record<string, 'keep' | 'reroll'>> = { roll: 'keep', reroll: 'reroll' };

export interface Picking {
  word: 'keep' | 'reroll' | undefined;
  /** Positions, from 1. */
  picked: readonly number[];
  /** What the picked dice amount to; undefined if that cannot be chosen. */
  choice: string | undefined;
  toggle: (die: number) => void;
  pick: (dice: readonly number[]) => void;
}

export const usePicking = (table: OpenTable): Picking => {
  const { view, events } = table;
  const word = WORDS[view.decision?.ask ?? ''];
  const values = view.rolls.at(-1)?.values.join('') ?? '';
  const question = `${table.id}/${view.turn}/${view.phase}/${view.attempts}/${values}/${word}`;
  const kept = useMemo(() => {
    const last = word === 'keep' ? attemptsOf(events).at(-1) : undefined;
    return last?.kept.map((i) => i + 1) ?? [];
  }, [events, word]);
  const [chosen, choose] = useState<{ question: string; dice: readonly number[] } | null>(null);
  const picked = chosen?.question === question ? chosen.dice : kept;
  const pick = useCallback((dice: readonly number[]): void => choose({ question, dice }), [question]);
  return useMemo(() => {
    const notation = `${word} ${picked.length === 0 ? 'none' : [...picked].sort().join(' ')}`;
    return {
      word,
      picked,
      choice: view.decision?.options.find((option) => option === notation),
      pick,
      toggle: (die) => pick(picked.includes(die) ? picked.filter((d) => d !== die) : [...picked, die]),
    };
  }, [pick, word, picked, view.decision]);
};
