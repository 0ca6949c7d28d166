// What a kept die lies on: a flat cushion of the hero's velvet with a gold cord.

import { memo } from 'react';

/** Sides drawn in a little between corners that stick out. */
const CUSHION =
  'M9 12Q6 5 15 7Q50 12 85 7Q94 5 91 12Q86 50 91 88Q94 95 85 93Q50 88 15 93Q6 95 9 88Q14 50 9 12Z';
const KNOTS = [
  [10.5, 8.5],
  [89.5, 8.5],
  [10.5, 91.5],
  [89.5, 91.5],
] as const;

export const Cushion = memo(({ hero }: { hero: string }) => (
  <svg className="cushion" viewBox="0 0 100 100" data-hero={hero} aria-hidden="true">
    <path className="cushion__side" d={CUSHION} transform="translate(0 4)" />
    <path className="cushion__velvet" d={CUSHION} />
    <path className="cushion__sheen" d="M15 7Q50 12 85 7L62 30H38Z" />
    <path className="cushion__cord" d={CUSHION} />
    {KNOTS.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="cushion__knot" cx={x} cy={y} r="3.6" />
    ))}
  </svg>
));
