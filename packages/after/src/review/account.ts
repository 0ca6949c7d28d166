// The account of a game for one seat: how its chance to win moved from turn to turn, and what of that was choices and what dice.

import type { Point } from './course.ts';
import type { Verdict } from './verdict.ts';

/** In points of a hundred of the seat's chance to win; up is good for it. */
export interface TurnAccount {
  turn: number;
  /** Whose turn. */
  seat: number;
  before: number;
  after: number;
  /** What errors cost one's own team: never above 0. And what those of others brought: never below. */
  own: number;
  others: number;
  /** All the rest: dice, and the cards that were drawn. */
  dice: number;
}

export interface Account {
  turns: TurnAccount[];
  /** Decisions of the seat itself, and what they cost together. */
  decisions: number;
  lost: number;
  errors: number;
  blunders: number;
  /** Sums over all turns. */
  own: number;
  others: number;
  dice: number;
  /** The result with the dice taken off, of a hundred, and its standard error. */
  withoutLuck: number;
  error: number;
}

/** What an opponent's error brings one: their loss is shared by the others as their chances are. */
const shareOf = (chances: readonly number[], team: number, of: number): number =>
  chances[of] < 1 ? chances[team] / (1 - chances[of]) : 0;

export const accountOf = (
  line: readonly Point[],
  verdicts: readonly Verdict[],
  teams: readonly number[],
  seat: number,
): Account => {
  const team = teams[seat];
  const chance = ({ chances }: Point): number => 100 * chances[team];
  const turns = line.slice(0, -1).map((point, i): TurnAccount => {
    const next = line[i + 1];
    const made = verdicts.filter(({ at }) => at >= point.at && at < next.at);
    let own = 0;
    let others = 0;
    for (const { cost, seat: by } of made)
      if (teams[by] === team) own -= cost;
      else others += cost * shareOf(point.chances, team, teams[by]);
    const before = chance(point);
    const after = chance(next);
    return {
      turn: point.turn,
      seat: point.seat,
      before,
      after,
      own,
      others,
      dice: after - before - own - others,
    };
  });
  const mine = verdicts.filter((verdict) => verdict.seat === seat);
  const total = (of: 'own' | 'others' | 'dice'): number => turns.reduce((sum, one) => sum + one[of], 0);
  const dice = total('dice');
  const variance = verdicts.reduce((sum, { cost, error }) => sum + (cost > 0 ? error * error : 0), 0);
  return {
    turns,
    decisions: mine.length,
    lost: mine.reduce((sum, { cost }) => sum + cost, 0),
    errors: mine.filter(({ grade }) => grade === 'error').length,
    blunders: mine.filter(({ grade }) => grade === 'blunder').length,
    own: total('own'),
    others: total('others'),
    dice,
    withoutLuck: Math.max(0, Math.min(100, chance(line[line.length - 1]) - dice)),
    error: Math.sqrt((100 * line[0].errors[team]) ** 2 + variance),
  };
};

/** Points lost per decision; null if there was none. */
export const rateOf = ({ lost, decisions }: Pick<Account, 'lost' | 'decisions'>): number | null =>
  decisions === 0 ? null : lost / decisions;
