// What exactly is wrong with a record, to be said in any language.

import { clone, type RecordError, type RecordFault } from '@mad-king/engine';
import { playLine } from '@mad-king/engine/inside';
import type { AfterWords } from '../../texts/after/en.ts';
import type { Piece } from './stops.ts';

export interface Reason {
  /** What its text lacks; or a hero nobody knows, a setup that cannot be, a choice that is not legal. */
  is: RecordFault | 'hero' | 'setup' | 'choice';
  /** As it stands in the record. */
  word: string;
  /** The line, or which of the choices. */
  at: number;
}

/** As much of a record as one reads: a file may hold anything. */
const MOST_LETTERS = 60;

export const reason = (is: Reason['is'], word = '', at = 0): Reason => ({
  is,
  word: word.length > MOST_LETTERS ? `${word.slice(0, MOST_LETTERS)}…` : word,
  at,
});

export const reasonOf = ({ fault, word, line }: RecordError): Reason => reason(fault, word, line);

export const sayReason = ({ reasons }: AfterWords['faults'], { is, word, at }: Reason): string => {
  const said = reasons[is];
  return typeof said === 'string' ? said : said(word, at);
};

/** The first choice that is not legal, if there is one. */
export const refusedIn = ({ start, choices }: Piece): Reason | null => {
  const game = clone(start);
  const at = choices.findIndex((text) => {
    try {
      playLine(game, text);
      return false;
    } catch {
      return true;
    }
  });
  return at < 0 ? null : reason('choice', choices[at], at + 1);
};
