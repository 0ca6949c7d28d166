// The moment of a game that somebody asked to see happen: its address leads to what came of it, and pressing play, to what led there.

import type { Moment } from '../router.ts';

let wanted: string | null = null;

const nameOf = (code: string, at: Moment | undefined): string => JSON.stringify([code, at]);

export const playMoment = (code: string, at: Moment): void => {
  wanted = nameOf(code, at);
};

export const isToBePlayed = (code: string, at: Moment | undefined): boolean => wanted === nameOf(code, at);
