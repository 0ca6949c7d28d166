// What somebody takes for the better choice: an option, or dice to keep; and what it turns out to be.

import { useState } from 'react';
import { type Look, noteLook } from '../../state/last-review.ts';
import type { Row } from '../game/coach/rank.ts';
import { type Answer, answerTo, keepingOf, rowOf, useAsked } from './rows.ts';

const NOTHING: Look = { wrong: [], isOver: false, isFound: false };

export const useGuess = (at: number, { wrong }: Look = NOTHING) => {
  const asked = useAsked();
  const [picked, pick] = useState<string | null>(null);
  const [dice, setDice] = useState<readonly number[]>([]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  /** It was chosen then, or has been tried. */
  const isOut = (row: Row | undefined): boolean =>
    row !== undefined && (row === asked.own || wrong.some((notation) => rowOf(asked, notation) === row));
  const isOpen = picked !== null && !isOut(rowOf(asked, picked));
  return {
    picked,
    dice,
    answer,
    isOut,
    isOpen,
    choose: (row: Row): void => {
      setDice([]);
      setAnswer(null);
      pick(row.move.text);
    },
    touch: (die: number): void => {
      const kept = dice.includes(die) ? dice.filter((one) => one !== die) : [...dice, die];
      setDice(kept);
      setAnswer(null);
      pick(kept.length === 0 ? null : (keepingOf(asked, kept)?.text ?? null));
    },
    confirm: (): void => {
      if (picked === null || !isOpen) return;
      const found = answerTo(asked, picked);
      setAnswer(found);
      noteLook(at, found === 'right' ? { isOver: true, isFound: true } : { wrong: [...wrong, picked] });
    },
    tell: (): void => noteLook(at, { isOver: true }),
  };
};
