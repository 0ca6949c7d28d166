// What an answer shows: data alone, so that whoever asks decides what is said and nobody else has to know the game.

import type { ReactNode } from 'react';

/** For whoever looks. */
export type Direction = 'good' | 'bad' | 'even';

/** A number as it would be without the answer, and with it. */
export interface Swing {
  /** Left out where there is nothing to compare with: giving in. */
  before?: string;
  after: string;
  direction: Direction;
  /** Where the number is no damage to oneself. */
  unit?: string;
  /** Whose damage it is, where it is somebody else's. */
  whose?: { hero: string; name: string };
}

/** One part of what a roll may bring. */
export interface Share {
  /** 0 to 1. */
  chance: number;
  said: ReactNode;
  direction: Direction;
}

export type Bar =
  | {
      kind: 'health';
      /** Whose colours it has. */
      hero: string;
      kept: number;
      lost: number;
      most: number;
      /** "you keep 25" */
      said: ReactNode;
    }
  | { kind: 'shares'; shares: readonly Share[] };

export interface AnswerFace {
  icon?: ReactNode;
  name: ReactNode;
  /** Price and what it does. */
  line?: ReactNode;
  /** `coming`: its place is kept. */
  swing?: Swing | 'coming';
  bar?: Bar | 'coming';
  /** A small gold mark with words: this is the one to take. */
  mark?: ReactNode;
  /** The key that takes it. */
  hint?: string;
  /** Giving in: there, but nothing to be drawn to. */
  isQuiet?: boolean;
}
