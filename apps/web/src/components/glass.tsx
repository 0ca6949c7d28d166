// Facets of cut glass behind a pane, and the rays of the ground.

import { memo } from 'react';

const CUTS = {
  pane: [
    ['g4', '0,0 100,0 40,38'],
    ['g5', '0,0 40,38 30,100 0,100'],
    ['g7', '100,0 100,70 30,100 40,38'],
    ['g9', '100,70 100,100 30,100'],
  ],
  card: [
    ['g5', '0,0 100,0 100,100 0,100'],
    ['g3', '0,0 30,0 0,70'],
    ['g4', '30,0 52,0 0,100 0,70'],
    ['g7', '100,30 100,100 62,100'],
  ],
  /** A hanging banner with a point below. */
  gonfalon: [
    ['g9', '0,0 100,0 100,94 50,100 0,94'],
    ['g7', '0,0 100,0 100,42 50,62 0,42'],
    ['g5', '0,0 100,0 50,52'],
    ['g4', '0,0 30,0 0,34'],
  ],
  /** A banner one reads: its facets end above the words. */
  banner: [
    ['g9', '0,0 100,0 100,95.5 50,100 0,95.5'],
    ['g7', '0,0 100,0 100,26 50,39 0,26'],
    ['g5', '0,0 100,0 50,32'],
    ['g4', '0,0 30,0 0,22'],
  ],
  /** A pennon lying on its side, cut at the right. */
  pennon: [
    ['g9', '0,0 100,0 97.5,50 100,100 0,100'],
    ['g7', '0,0 60,0 56,100 0,100'],
    ['g5', '0,0 18,0 14,100 0,100'],
    ['g4', '0,0 11,0 0,80'],
  ],
  seat: [
    ['g9', '0,0 100,0 100,100 0,100'],
    ['g7', '0,0 82,0 76,100 0,100'],
    ['g5', '0,0 34,0 26,100 0,100'],
    ['g4', '0,0 18,0 0,66'],
  ],
} as const;

export const Glass = memo(
  ({ cut = 'pane', className = 'glass' }: { cut?: keyof typeof CUTS; className?: string }) => (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {CUTS[cut].map(([tone, points]) => (
        <polygon key={points} className={tone} points={points} />
      ))}
    </svg>
  ),
);

const RAYS = 18;
const REACH = 1700;

/** The outline of rays from a point. */
export const raysFrom = (cx: number, cy: number): string =>
  Array.from({ length: RAYS }, (_, i) => {
    const at = (k: number): string => {
      const angle = (2 * Math.PI * (i + k)) / RAYS;
      return `${Math.round(cx + REACH * Math.cos(angle))},${Math.round(cy + REACH * Math.sin(angle))}`;
    };
    return `M${cx},${cy}L${at(0.27)}L${at(0.77)}Z`;
  }).join('');

/** Rays from one point of a picture of 1440 by 900, and candle light there: where the eye shall land. */
export const Ground = memo(
  ({ x, y, light = [620, 420] }: { x: number; y: number; light?: readonly [number, number] }) => (
    <svg className="ground" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="ground__rays" d={raysFrom(x, y)} />
      <radialGradient id="candle">
        <stop offset="0" stopColor="var(--candle)" stopOpacity=".26" />
        <stop offset=".45" stopColor="var(--candle-far)" stopOpacity=".14" />
        <stop offset="1" stopColor="var(--night-800)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={light[0]} ry={light[1]} fill="url(#candle)" />
    </svg>
  ),
);
