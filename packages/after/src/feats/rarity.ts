// How rare a feat is: measured in games between computers (`lab feats --write`), in per cent of the seats that could reach
// it; where they cannot tell, a guess that says so.

import type { Feat, Rarity } from './feat.ts';
import data from './rarity.json' with { type: 'json' };

/** Of so many seats so many reached it; the true rate lies between `low` and `high` in 95 of 100 cases. Rates from 0 to 1. */
export interface Measured {
  seats: number;
  reached: number;
  rate: number;
  low: number;
  high: number;
}

/** What was measured, how. `games`: by mode. */
export const measured: {
  policy: string;
  seed: string;
  games: Readonly<Record<string, number>>;
  feats: Readonly<Record<string, Measured>>;
} = data;

/** From this rate on; what is below all of them is a legend. */
const BOUNDS: readonly [Rarity, number][] = [
  ['common', 0.15],
  ['uncommon', 0.03],
  ['rare', 0.005],
];

/** `measured` is null where the rarity is a guess. */
export const rarityOf = ({ id, guess }: Feat): { rarity: Rarity; measured: Measured | null } => {
  if (guess !== null) return { rarity: guess, measured: null };
  const found = measured.feats[id];
  return { rarity: BOUNDS.find(([, least]) => found.rate >= least)?.[0] ?? 'legend', measured: found };
};
