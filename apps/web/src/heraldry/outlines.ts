// Outlines of small marks in a box of 100 by 100: damage types, and the edges of seals.

import type { Mark } from '@mad-king/heroes/themes';

const point = (r: number, angle: number): string =>
  `${(50 + r * Math.cos(angle)).toFixed(1)},${(50 + r * Math.sin(angle)).toFixed(1)}`;

/** A star of so many rays. */
const rays = (n: number, outer: number, inner: number): string => {
  const points = Array.from({ length: n * 2 }, (_, i) =>
    point(i % 2 ? inner : outer, (Math.PI * i) / n - Math.PI / 2),
  );
  return `M${points.join('L')}Z`;
};

const scallops = (n: number, radius: number): string => {
  const r = (((Math.PI * radius) / n) * 1.06).toFixed(1);
  const points = Array.from({ length: n + 1 }, (_, i) => point(radius, (2 * Math.PI * i) / n));
  return `M${points[0]}${points
    .slice(1)
    .map((p) => `A${r},${r} 0 0 1 ${p}`)
    .join('')}Z`;
};

export const MARKS: Record<Mark['shape'], string> = {
  heater: 'M50,3L90,16V52C90,76 72,90 50,98C28,90 10,76 10,52V16Z',
  lozenge: 'M50,0L96,50L50,100L4,50Z',
  hexagon: 'M50,2L92,26V74L50,98L8,74V26Z',
  scallop: scallops(8, 41),
  star: rays(8, 52, 39),
  cross: 'M32,4H68V32H96V68H68V96H32V68H4V32H32Z',
  pavise: 'M8,10H92V52C92,78 70,92 50,98C30,92 8,78 8,52Z',
};

/** The edge tells the kind of a token: scalloped, thorned, eight-sided or square. */
export const SEALS = {
  positive: scallops(12, 43),
  negative: rays(14, 50, 40),
  unique: 'M31,4H69L96,31V69L69,96H31L4,69V31Z',
  companion: 'M14,6H86Q94,6 94,14V86Q94,94 86,94H14Q6,94 6,86V14Q6,6 14,6Z',
} as const;
