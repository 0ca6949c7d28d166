// The coat of arms of a hero: a shape, a field of glass, a charge.

import { memo, useId } from 'react';
import { drawField, SHAPES } from '../heraldry/fields.ts';
import { rosterHero } from '../heraldry/roster.ts';
import { symbolAddress } from './icon.tsx';

interface ArmsProps {
  hero: string;
  className?: string;
}

const BOX = '0 0 200 240';

/** As large as arms, before they are drawn. */
export const ArmsPlace = () => <svg className="arms" viewBox={BOX} aria-hidden="true" />;

/** The name always stands beside the arms or on what they are part of, so they say nothing themselves. */
export const Arms = memo(({ hero, className = '' }: ArmsProps) => {
  const clip = useId();
  const { shape, field, charge } = rosterHero(hero).shield;
  const outline = SHAPES[shape];
  const middle = 112 + (charge.dy ?? 0);
  const icon = symbolAddress('charges', hero);
  const place = {
    x: 100 - charge.size / 2,
    y: middle - charge.size / 2,
    width: charge.size,
    height: charge.size,
  };
  const halo = charge.halo === 'light' ? 'arms__halo arms__halo--light' : 'arms__halo';
  return (
    <svg className={`arms ${className}`} data-hero={hero} viewBox={BOX} aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by heraldry/fields.ts from nothing a player enters */}
        <g className="arms__field" dangerouslySetInnerHTML={{ __html: drawField(field) }} />
        <path className="arms__shade" d="M100,-10H210V250H100Z" />
        <path className="arms__light" d="M-10,-10H122L-10,150Z" />
        <path className="arms__inner" d={outline} />
      </g>
      <path className="arms__lead" d={outline} />
      <path className="arms__rim" d={outline} />
      {charge.on === 'roundel' ? (
        <circle className="arms__disc" cx="100" cy={middle} r={charge.size * 0.63} />
      ) : (
        <use className={halo} href={icon} {...place} />
      )}
      <use className="arms__charge" href={icon} {...place} />
    </svg>
  );
});
