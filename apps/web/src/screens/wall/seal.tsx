// The seal of a feat: its edge tells how rare it is; what is not reached yet is carved, what is near has a ring.

import type { Progress, Rarity } from '@mad-king/after/feats';
import { Icon } from '../../components/icon.tsx';

const RING = 46;
const AROUND = 2 * Math.PI * RING;

/** Corners of an edge: none is round. */
const CORNERS: Record<Rarity, [corners: number, depth: number]> = {
  common: [0, 0],
  uncommon: [14, 4],
  rare: [18, 8],
  legend: [8, 11],
};

const edgeOf = (rarity: Rarity): string => {
  const [corners, depth] = CORNERS[rarity];
  const points = corners === 0 ? 72 : corners * 2;
  return Array.from({ length: points }, (_, i) => {
    const radius = i % 2 === 1 ? 48 - depth : 48;
    const turn = (i / points) * 2 * Math.PI - Math.PI / 2;
    return `${(50 + radius * Math.cos(turn)).toFixed(2)},${(50 + radius * Math.sin(turn)).toFixed(2)}`;
  }).join(' ');
};

interface FeatSealProps {
  id: string;
  rarity: Rarity;
  isReached: boolean;
  near?: Progress | null;
}

export const FeatSeal = ({ id, rarity, isReached, near = null }: FeatSealProps) => (
  <span className="featseal" data-rarity={rarity} data-reached={isReached}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <polygon className="featseal__edge" points={edgeOf(rarity)} />
      <circle className="featseal__wax" cx={50} cy={50} r={34} />
      {near !== null && (
        <circle
          className="featseal__ring"
          cx={50}
          cy={50}
          r={RING}
          strokeDasharray={`${(AROUND * near.done) / near.of} ${AROUND}`}
          transform="rotate(-90 50 50)"
        />
      )}
    </svg>
    <Icon of="feats" name={id} />
  </span>
);
