// A scenario as data that a page can play without reading YAML: a position, and the choices made from there.

import type { IllegalReason, Move, Position } from '@mad-king/engine';

export interface Demonstration {
  /** In English, as in its file. */
  title: string;
  /** Ids of the rules it shows. */
  rules: string[];
  /** With the dice that will fall, for `layOut`. */
  position: Position;
  /** Notations in order, windows that were passed included. */
  choices: string[];
  /** What it points out on the way: what somebody cannot do. */
  remarks: Remark[];
}

/** After so many choices the seat cannot make this move, and why. */
export interface Remark {
  after: number;
  seat: number;
  move: Move;
  refusal: IllegalReason;
}
