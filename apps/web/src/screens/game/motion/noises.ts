// What a beat sounds like.

import type { TeamName } from '@mad-king/language';
import { play, type Sound } from '../../../sound.ts';
import type { Beat } from './beats.ts';
import { STRIKES_AFTER } from './flight.ts';

export interface Listener {
  /** Whose ears: a seat, or -1. */
  seat: number;
  teams: readonly TeamName[];
  isHarmful: (token: string) => boolean;
}

export interface Noise {
  sound: Sound;
  size?: number;
  /** Milliseconds. */
  after?: number;
}

export const noiseOf = (beat: Beat, { seat, teams, isHarmful }: Listener): Noise | null => {
  switch (beat.kind) {
    case 'turn':
      return beat.seat === seat ? { sound: 'turn' } : null;
    case 'ability':
      return { sound: 'ability' };
    case 'card':
    case 'draw':
      return { sound: 'card' };
    case 'damage':
      return { sound: 'hit', size: beat.amount, after: STRIKES_AFTER };
    case 'parried':
      return { sound: 'tap' };
    case 'heal':
      return { sound: 'heal' };
    case 'cp':
      return beat.change > 0 ? { sound: 'coin', size: beat.change } : null;
    case 'token':
      return beat.change > 0 ? { sound: isHarmful(beat.token) ? 'bad' : 'good', after: 200 } : null;
    case 'fall':
      return { sound: 'hit', size: 10 };
    case 'over':
      return { sound: seat < 0 || beat.winner === teams[seat] ? 'victory' : 'defeat' };
  }
};

export const sound = (noise: Noise | null, isCalm: boolean): void => {
  if (noise === null) return;
  const { sound: name, size, after = 0 } = noise;
  if (after === 0 || isCalm) play(name, size);
  else setTimeout(() => play(name, size), after);
};
