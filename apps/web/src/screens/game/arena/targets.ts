// What each value of the targeting die means for an attacker; values that mean the same stand together.

import { type GameView, NONE } from '@mad-king/engine';
import { targetByDie, whoChooses } from '@mad-king/engine/inside';

export interface Target {
  values: number[];
  /** The target, or who chooses it. */
  seat: number;
  chooses: boolean;
}

const VALUES = [1, 2, 3, 4, 5, 6];

export const targetsOf = (table: Pick<GameView, 'mode' | 'first' | 'seats'>, attacker: number): Target[] => {
  const targets: Target[] = [];
  for (const value of VALUES) {
    const named = targetByDie(table, attacker, value);
    const chooses = named === NONE;
    const seat = chooses ? whoChooses(table, attacker, value) : named;
    const same = targets.find((other) => other.seat === seat && other.chooses === chooses);
    if (same === undefined) targets.push({ values: [value], seat, chooses });
    else same.values.push(value);
  }
  return targets;
};
