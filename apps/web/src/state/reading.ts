// How long it takes to read what has just happened.

import type { GameEvent } from '@mad-king/engine';

/** Something that happened, as it is said. */
export interface Sentence {
  event: GameEvent;
  words: string;
}

/** Milliseconds for finding a sentence, for every letter of it, and for dice until they lie. */
const SENTENCE = 500;
const LETTER = 38;
const DICE = 1200;
/** More for what hits whoever reads, or is about to. */
const BLOW = 1800;
/** Nobody waits longer than this; whoever needs more pauses. */
const MOST = 9000;

/** Hits whoever reads, or is about to. */
export const isBlow = (event: GameEvent, reader: number): boolean => {
  switch (event.type) {
    case 'activated':
      return event.seat !== reader;
    case 'settled':
      return event.settlement.players.some(({ seat, final, fixed }) => seat === reader && final + fixed > 0);
    case 'defeated':
      return true;
    default:
      return false;
  }
};

/** Something has come of an attack, of an ability, or of dice that whoever reads has rolled for an effect. */
export const isOutcome = (event: GameEvent, reader: number): boolean => {
  switch (event.type) {
    case 'settled':
      return event.settlement.dealt !== null || isBlow(event, reader);
    case 'rolled':
      return event.purpose === 'effect' && event.owners.includes(reader);
    case 'cancelled':
    case 'defeated':
      return true;
    default:
      return false;
  }
};

/** `reader`: the seat of whoever looks, or -1. */
export const readingTime = (sentences: readonly Sentence[], reader: number): number => {
  const time = sentences.reduce((sum, { words }) => sum + SENTENCE + LETTER * words.length, 0);
  const dice = sentences.some(({ event }) => event.type === 'rolled') ? DICE : 0;
  const blow = sentences.some(({ event }) => isBlow(event, reader)) ? BLOW : 0;
  return Math.min(MOST, time + dice + blow);
};
