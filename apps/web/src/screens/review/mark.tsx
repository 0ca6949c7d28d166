// Marks of a review by their shape: thorns for a blunder, a wedge for an error, a die where the dice did it.

import type { Mistake } from './mistakes.ts';

export type MarkKind = Mistake['grade'] | 'dice';

const THORNS = Array.from({ length: 20 }, (_, i) => {
  const angle = (Math.PI * i) / 10 - Math.PI / 2;
  const reach = i % 2 === 0 ? 15 : 11;
  return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const PIPS = [
  [-4, -4],
  [4, 4],
  [0, 0],
  [4, -4],
  [-4, 4],
] as const;

/** `rank`: of the choice, among those that cost something. */
export const Mark = ({ kind, rank }: { kind: MarkKind; rank?: number }) => (
  <svg className={`mk mk--${kind}`} viewBox="-17 -17 34 34" aria-hidden="true">
    {kind === 'blunder' && <polygon points={THORNS} />}
    {kind === 'error' && <path d="M-13,-10H13L0,13Z" />}
    {kind === 'dice' && (
      <g transform="rotate(12)">
        <rect x="-10" y="-10" width="20" height="20" rx="4" />
        {PIPS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={1.15 * x} cy={1.15 * y} r="1.9" />
        ))}
      </g>
    )}
    {kind !== 'dice' && (
      <text y={kind === 'blunder' ? 5 : 3}>{rank ?? (kind === 'blunder' ? '??' : '?')}</text>
    )}
  </svg>
);
