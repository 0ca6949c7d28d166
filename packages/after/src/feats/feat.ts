// What a feat is, and how one is written.

import { MODES, type Mode } from '@mad-king/language';
import type { You } from './you.ts';

export const RARITIES = ['common', 'uncommon', 'rare', 'legend'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface Progress {
  done: number;
  of: number;
}

/** Data: words stand in packages/text, numbers in rarity.json. */
interface Condition<On> {
  id: string;
  /** How rare it is believed to be, where games between computers cannot tell; otherwise null. */
  guess: Rarity | null;
  reached(on: On): boolean;
  /** How near one came, where the condition counts something; otherwise null. Nobody comes near where all else does not hold. */
  progress: ((on: On) => Progress | null) | null;
}

export interface GameFeat extends Condition<You> {
  needs: 'game';
  /** Where it can be reached. */
  modes: readonly Mode[];
}

export interface ReviewFeat extends Condition<Review> {
  needs: 'review';
}

export interface ChronicleFeat extends Condition<Chronicle> {
  needs: 'chronicle';
}

export type Feat = GameFeat | ReviewFeat | ChronicleFeat;

/** The judged choices of one seat: what each cost, in points of win chance of a hundred. */
export interface Review {
  costs: readonly number[];
}

/** A game as it is kept. */
export interface KeptGame {
  mode: Mode;
  /** By seat. */
  heroes: readonly string[];
  /** One's own seat. */
  seat: number;
  /** Who sat in the other seats, in their order: anything that tells them apart, such as a name or a level. */
  opponents: readonly string[];
  won: boolean;
  conceded: boolean;
}

export interface Chronicle {
  /** In the order in which they were played. */
  games: readonly KeptGame[];
  /** Every hero there is. */
  heroes: readonly string[];
}

interface Terms {
  modes?: readonly Mode[];
  guess?: Rarity;
}

/** Yes or no. */
export const feat = (
  id: string,
  reached: (you: You) => boolean,
  { modes = MODES, guess }: Terms = {},
): GameFeat => ({
  id,
  needs: 'game',
  modes,
  guess: guess ?? null,
  reached: (you) => modes.includes(you.tale.mode) && reached(you),
  progress: null,
});

/** Reached when so much of something has come together, and `also` holds; without that nobody has come near. */
export const counting = (
  id: string,
  of: number | ((you: You) => number),
  done: (you: You) => number,
  { also = () => true, ...terms }: Terms & { also?: (you: You) => boolean } = {},
): GameFeat => {
  const progress = (you: You): Progress | null =>
    also(you) ? { done: done(you), of: typeof of === 'number' ? of : of(you) } : null;
  const isDone = (counted: Progress | null): boolean => counted !== null && counted.done >= counted.of;
  return { ...feat(id, (you) => isDone(progress(you)), terms), progress };
};
