// What each value of the targeting die means for an attacker; values that mean the same stand together.

import { type GameView, targetByDie, whoChooses } from '@mad-king/engine';

export interface Target {
  values: number[];
  /** The seat that is named; -1 if somebody chooses. */
  target: number;
  /** Who chooses; -1 if nobody does. */
  chooser: number;
}

const VALUES = [1, 2, 3, 4, 5, 6];

export const targetsOf = (view: Pick<GameView, 'mode' | 'first' | 'seats'>, attacker: number): Target[] => {
  const targets: Target[] = [];
  for (const value of VALUES) {
    const target = targetByDie(view, attacker, value);
    const chooser = target >= 0 ? -1 : whoChooses(view, attacker, value);
    const same = targets.find((other) => other.target === target && other.chooser === chooser);
    if (same === undefined) targets.push({ values: [value], target, chooser });
    else same.values.push(value);
  }
  return targets;
};
