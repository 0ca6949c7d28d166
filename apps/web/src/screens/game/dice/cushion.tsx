// What a kept die lies on: a flat cushion of the hero's velvet with a gold cord.

/** Sides drawn in a little between corners that stick out. */
const CUSHION =
  'M9 12Q6 6 14 8Q50 13 86 8Q94 6 91 12Q87 50 91 88Q94 94 86 92Q50 87 14 92Q6 94 9 88Q13 50 9 12Z';

export const Cushion = ({ hero }: { hero: string }) => (
  <svg className="cushion" viewBox="0 0 100 100" data-hero={hero} aria-hidden="true">
    <path className="cushion__side" d={CUSHION} transform="translate(0 4)" />
    <path className="cushion__velvet" d={CUSHION} />
    <path className="cushion__cord" d={CUSHION} />
    {[
      [11, 10],
      [89, 10],
      [11, 90],
      [89, 90],
    ].map(([x, y]) => (
      <circle key={`${x}-${y}`} className="cushion__knot" cx={x} cy={y} r="4.2" />
    ))}
  </svg>
);
