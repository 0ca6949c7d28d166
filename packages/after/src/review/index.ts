// A second look at a game: the line of chances, what every choice cost, and what was luck.

export type { Course } from '../walk.ts';
export { type Account, accountOf, rateOf, type TurnAccount } from './account.ts';
export { decisionsOf, judge, lineOf, type Point } from './course.ts';
export { settled } from './settle.ts';
export {
  BLUNDER,
  CARE,
  ERROR,
  type Grade,
  isSame,
  JOKER,
  type Told,
  type Verdict,
  verdictOn,
} from './verdict.ts';
