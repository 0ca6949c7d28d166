// A second look at a game: the line of chances, what every choice cost, and what was luck.

export { type Account, accountOf, rateOf, type TurnAccount } from './account.ts';
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
export { type Course, decisionsOf, judge, lineOf, type Point } from './walk.ts';
