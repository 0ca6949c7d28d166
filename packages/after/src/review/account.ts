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
  /** The result with the dice taken off, of a hundred (those of all teams add up to it), and its standard error. */
  withoutLuck: number;
  error: number;
}

/** What an opponent's error brings one: their loss is shared by the others as their chances are. */
const shareOf = (chances: readonly number[], team: number, of: number): number =>
  chances[of] < 1 ? chances[team] / (1 - chances[of]) : 0;

/** What moved the chance of a team from turn to turn. */
const turnsOf = (
  line: readonly Point[],
  verdicts: readonly Verdict[],
  teams: readonly number[],
  team: number,
): TurnAccount[] =>
  line.slice(0, -1).map((point, i) => {
    const next = line[i + 1];
    const made = verdicts.filter(({ at }) => at >= point.at && at < next.at);
    let own = 0;
    let others = 0;
    for (const { cost, seat: by } of made)
      if (teams[by] === team) own -= cost;
      else others += cost * shareOf(point.chances, team, teams[by]);
    const before = 100 * point.chances[team];
    const after = 100 * next.chances[team];
    const { turn, seat } = point;
    return { turn, seat, before, after, own, others, dice: after - before - own - others };
  });

const total = (turns: readonly TurnAccount[], of: 'own' | 'others' | 'dice'): number =>
  turns.reduce((sum, one) => sum + one[of], 0);

/** What is left of a team's first chance by choices alone; none, where errors cost what only the dice had given. */
const leftOf = (first: number, turns: readonly TurnAccount[]): number =>
  Math.max(0, 100 * first + total(turns, 'own') + total(turns, 'others'));

export const accountOf = (
  line: readonly Point[],
  verdicts: readonly Verdict[],
  teams: readonly number[],
  seat: number,
): Account => {
  const team = teams[seat];
  const byTeam = line[0].chances.map((_, t) => turnsOf(line, verdicts, teams, t));
  const turns = byTeam[team];
  const left = line[0].chances.map((first, t) => leftOf(first, byTeam[t]));
  const mine = verdicts.filter((verdict) => verdict.seat === seat);
  const variance = verdicts.reduce((sum, { cost, error }) => sum + (cost > 0 ? error * error : 0), 0);
  return {
    turns,
    decisions: mine.length,
    lost: mine.reduce((sum, { cost }) => sum + cost, 0),
    errors: mine.filter(({ grade }) => grade === 'error').length,
    blunders: mine.filter(({ grade }) => grade === 'blunder').length,
    own: total(turns, 'own'),
    others: total(turns, 'others'),
    dice: total(turns, 'dice'),
    withoutLuck: (100 * left[team]) / left.reduce((sum, one) => sum + one, 0),
    error: Math.sqrt((100 * line[0].errors[team]) ** 2 + variance),
  };
};

/** Points lost per decision; null if there was none. */
export const rateOf = ({ lost, decisions }: Pick<Account, 'lost' | 'decisions'>): number | null =>
  decisions === 0 ? null : lost / decisions;
