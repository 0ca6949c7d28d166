// How good somebody is at puzzles: a rating with its uncertainty, moved by every first answer (Glicko's first form, a puzzle's own
// rating being known).

export interface Rating {
  points: number;
  /** Usual error of the points. */
  spread: number;
}

export const FIRST_RATING: Rating = { points: 1200, spread: 180 };
const LEAST_SPREAD = 50;
/** What a puzzle's rating may be off. */
const PUZZLE_SPREAD = 80;
const Q = Math.log(10) / 400;

const MOST_POINTS = 5000;

/** Whether answers can have led to it. */
export const isRating = ({ points, spread }: Rating): boolean =>
  Math.abs(points) <= MOST_POINTS && spread >= LEAST_SPREAD && spread <= FIRST_RATING.spread;

/** How likely somebody of this rating solves a puzzle of that one. */
export const expected = (points: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - points) / 400));

/** Worth of an answer: solved at once, with a hint, or not. */
export type Score = 1 | 0.5 | 0;

export const rated = ({ points, spread }: Rating, puzzle: number, score: Score): Rating => {
  const weight = 1 / Math.sqrt(1 + (3 * Q * Q * PUZZLE_SPREAD * PUZZLE_SPREAD) / Math.PI ** 2);
  const chance = 1 / (1 + 10 ** ((-weight * (points - puzzle)) / 400));
  const information = Q * Q * weight * weight * chance * (1 - chance);
  const variance = 1 / (1 / (spread * spread) + information);
  return {
    points: points + Q * variance * weight * (score - chance),
    spread: Math.max(LEAST_SPREAD, Math.sqrt(variance)),
  };
};
