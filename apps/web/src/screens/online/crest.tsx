// Arms of nobody: a seat without a hero, a free seat, something that went wrong.

import { useId } from 'react';
import { type CourtSymbol, symbolAddress } from '../../components/icon.tsx';
import { SHAPES } from '../../heraldry/fields.ts';
import './crest.css';

/** A banner that was torn off. */
const TORN = 'M10,8H190V190L165,170L145,215L120,185L100,232L80,185L55,215L35,170L10,190Z';

type Tone = 'night' | 'wax' | 'yes' | 'sea' | 'amber';

interface CrestProps {
  icon: CourtSymbol;
  tone?: Tone;
  shape?: keyof typeof SHAPES | 'torn';
}

const SIZE = 104;
const PLACE = { x: 100 - SIZE / 2, y: 108 - SIZE / 2, width: SIZE, height: SIZE };

export const Crest = ({ icon, tone = 'night', shape = 'heater' }: CrestProps) => {
  const clip = useId();
  const outline = shape === 'torn' ? TORN : SHAPES[shape];
  const charge = symbolAddress('court', icon);
  return (
    <svg className="arms crest" data-tone={tone} viewBox="0 0 200 240" aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g className="arms__field">
          <rect className="g7" x="-10" y="-10" width="220" height="260" />
          <path className="g5" d="M-10,-10H120L-10,140Z" />
          <path className="g9" d="M210,60V250H30Z" />
        </g>
        <path className="arms__light" d="M-10,-10H122L-10,150Z" />
      </g>
      <path className="arms__lead" d={outline} />
      <path className="arms__rim" d={outline} />
      <use className="arms__charge" href={charge} {...PLACE} />
    </svg>
  );
};

export const FreeSeat = () => (
  <svg className="arms free" viewBox="0 0 200 240" aria-hidden="true">
    <path d={SHAPES.heater} />
    <use href={symbolAddress('court', 'person')} x="55" y="62" width="90" height="90" />
  </svg>
);
