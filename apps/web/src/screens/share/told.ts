// What the picture of a game tells: who won, how it went, and the roll that decided it, or at least the luckiest.

import type { GameEvent } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';
import type { OpenTable } from '../../state/table.ts';
import type { Strike } from '../../worker/luck.ts';
import type { ReviewLine } from '../../worker/review.ts';
import { type End, endOf } from '../game/result/ends.ts';
import { seatsOf, winnerOf } from '../game/result/sides.ts';
import { taleOf } from '../game/result/tale.ts';

export interface HealthLine {
  team: TeamName;
  /** As each turn begins, and at the end. */
  points: number[];
}

export interface Told {
  turns: number;
  /** Nobody in a draw, and in a game that is not over. */
  winners: number[];
  /** Everybody else, with how it ended for them; null if it did not. */
  others: { seat: number; end: End | null }[];
  /** Of the winners. */
  health: number;
  lines: HealthLine[];
}

/** Health of every team as the turns go by. */
export const healthLines = (
  events: readonly GameEvent[],
  final: ReadonlyMap<TeamName, number>,
): HealthLine[] => {
  const now = new Map(final);
  for (const event of events.toReversed()) if (event.type === 'health') now.set(event.team, event.from);
  const lines = [...now].map(([team]): HealthLine => ({ team, points: [] }));
  const note = (): void => {
    for (const { team, points } of lines) points.push(now.get(team) ?? 0);
  };
  for (const event of events) {
    if (event.type === 'turn') note();
    else if (event.type === 'health') now.set(event.team, event.to);
  }
  note();
  return lines;
};

/** `table`: as the game ended, with everything open. */
export const toldOf = (table: Pick<OpenTable, 'view' | 'events'>): Told => {
  const { view, events } = table;
  const teams = view.seats.map(({ team }) => team);
  const { turns, moments } = taleOf(events, teams);
  const winner = winnerOf(table);
  const winners = winner === null ? [] : seatsOf(table, winner);
  return {
    turns: turns.at(-1)?.turn ?? 0,
    winners,
    others: view.seats.flatMap((_, seat) =>
      winners.includes(seat) ? [] : [{ seat, end: winner === null ? null : endOf(table, moments, seat) }],
    ),
    health: winner === null ? 0 : view.seats[winners[0]].health,
    lines: healthLines(events, new Map(view.seats.map(({ team, health }) => [team, health]))),
  };
};

/** The chance to win of one side as a turn begins, or at the end; `at`: choices that were made before. */
export interface ChancePoint {
  at: number;
  chance: number;
}

/** Of the side of a seat. */
export const chancesOf = (
  { points, teams }: Pick<ReviewLine, 'points' | 'teams'>,
  seat: number,
): ChancePoint[] => points.map(({ at, chances }) => ({ at, chance: chances[teams[seat]] }));

export interface ToldRoll {
  strike: Strike;
  /** The chance to win before and after the turn in which it fell; null if nobody knows, or it decided nothing. */
  moved: { before: number; after: number } | null;
}

const movedBy = ({ made }: Strike, line: readonly ChancePoint[]): ToldRoll['moved'] => {
  const next = line.findIndex(({ at }) => at >= made);
  return next < 1 ? null : { before: line[next - 1].chance, after: line[next].chance };
};

/** What changes the chance by less decides nothing. */
const DECIDES = 0.1;

const riseOf = ({ moved }: ToldRoll): number => (moved === null ? 0 : moved.after - moved.before);

/**
 * Of the winner's rolls that made an ability and gave more than their mean, in a draw anybody's: the one in whose turn the chance to win
 * rose most, where chances are known and it rose by much; else the one that gave most. Null if none gave anything.
 */
export const tellingRoll = (
  strikes: readonly Strike[],
  winners: readonly number[],
  line: readonly ChancePoint[] | null,
): ToldRoll | null => {
  const luckiest = strikes
    .filter(({ seat, gain }) => gain > 0 && (winners.length === 0 || winners.includes(seat)))
    .sort((a, b) => b.gain - a.gain)
    .map((strike): ToldRoll => ({ strike, moved: line === null ? null : movedBy(strike, line) }));
  if (luckiest.length === 0) return null;
  const deciding = luckiest.reduce((best, roll) => (riseOf(roll) > riseOf(best) ? roll : best));
  return riseOf(deciding) >= DECIDES ? deciding : { ...luckiest[0], moved: null };
};

/** Which dice of a roll had been kept: as many of each value as were. */
export const keptDice = (values: readonly number[], kept: readonly number[]): boolean[] => {
  const left = [...kept];
  return values.map((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
