// Health as a crown of ten jewels, each worth 5. Tips go first, the band last; what is above 50 does not show.

import { memo, useId } from 'react';

const JEWEL = 5;
/** Middle and half width; in the order in which they are lit. */
const SPOTS: readonly (readonly [x: number, y: number, r: number, band: boolean])[] = [
  [32, 79, 7, true],
  [56, 79, 7, true],
  [80, 79, 7, true],
  [104, 79, 7, true],
  [128, 79, 7, true],
  [80, 15, 11, false],
  [46, 27, 10, false],
  [114, 27, 10, false],
  [13, 36, 9, false],
  [147, 36, 9, false],
];

interface CrownProps {
  hero: string;
  health: number;
  className?: string;
}

/** Its number always stands beside it. */
export const Crown = memo(({ hero, health, className = '' }: CrownProps) => {
  const id = useId();
  return (
    <svg className={`crown ${className}`} data-hero={hero} viewBox="0 0 160 98" aria-hidden="true">
      <path
        className="crown__metal"
        d="M14,92L8,44L34,62L46,38L62,62L80,28L98,62L114,38L126,62L152,44L146,92Z"
      />
      <path className="crown__shade" d="M80,28L98,62L114,38L126,62L152,44L146,92H80Z" />
      <path className="crown__band" d="M14,67H146" />
      {SPOTS.map(([x, y, r, band], i) => {
        const tall = band ? r : r * 1.25;
        const outline = `M${x},${y - tall}L${x + r},${y}L${x},${y + tall}L${x - r},${y}Z`;
        const lit = Math.min(1, Math.max(0, health / JEWEL - i));
        const clip = `${id}-${i}`;
        return (
          <g key={clip}>
            <path className="crown__socket" d={outline} />
            {lit === 0 ? (
              <path
                className="crown__empty"
                d={outline}
                transform={`translate(${x} ${y}) scale(.72) translate(${-x} ${-y})`}
              />
            ) : (
              <>
                {/* one that is whole needs no clipping, which is what costs */}
                {lit < 1 && (
                  <clipPath id={clip}>
                    <rect x={x - r} y={y + tall - 2 * tall * lit} width={2 * r} height={2 * tall * lit} />
                  </clipPath>
                )}
                <g clipPath={lit < 1 ? `url(#${clip})` : undefined}>
                  <path className="crown__jewel" d={outline} />
                  <path className="crown__facet" d={`M${x},${y - tall}V${y + tall}L${x - r},${y}Z`} />
                </g>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
});
