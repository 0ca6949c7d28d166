// A die of cast metal: an enamel roundel with the symbol, and the number in the corner (R1.3).

import { memo, useId } from 'react';
import { symbolAddress } from './icon.tsx';

interface DieProps {
  hero: string;
  value: number;
  /** Of that face. */
  symbol: string;
  /** A slight turn, in degrees, as dice lie on a table. */
  turn?: number;
}

const RIM: readonly (readonly [at: number, tone: number])[] = [
  [0, 1],
  [0.26, 2],
  [0.52, 3],
  [0.7, 2],
  [1, 4],
];
const TOP: readonly (readonly [at: number, tone: number])[] = [
  [0, 2],
  [0.24, 3],
  [0.46, 4],
  [0.47, 2],
  [0.66, 3],
  [1, 4],
];

const stops = (list: typeof RIM) =>
  list.map(([at, tone]) => <stop key={at} offset={at} style={{ stopColor: `var(--metal-${tone})` }} />);

/** Only the picture: what it shows is said where it lies. */
export const Die = memo(({ hero, value, symbol, turn = 0 }: DieProps) => {
  const id = useId();
  const icon = symbolAddress(hero, `symbol-${symbol}`);
  return (
    <svg
      viewBox="0 0 100 110"
      data-hero={hero}
      aria-hidden="true"
      style={turn === 0 ? undefined : { rotate: `${turn}deg` }}
    >
      <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="1" y2="1">
        {stops(RIM)}
      </linearGradient>
      <linearGradient id={`${id}-top`} x1=".05" y1="0" x2=".8" y2="1">
        {stops(TOP)}
      </linearGradient>
      <rect className="die__side" x="2" y="12" width="96" height="96" rx="19" />
      <rect className="die__edge" x="2" y="8" width="96" height="94" rx="19" />
      <rect x="2" y="2" width="96" height="96" rx="19" fill={`url(#${id}-rim)`} />
      <rect x="8.5" y="8.5" width="83" height="83" rx="14" fill={`url(#${id}-top)`} />
      <rect className="die__line" x="8.5" y="8.5" width="83" height="83" rx="14" />
      <path className="die__glint" d="M36 4.6H79A16.5 16.5 0 0 1 94.5 17M4.6 38V78" />
      <g data-sym={`${hero}.${symbol}`}>
        <circle className="die__ring" cx="52" cy="53" r="35" />
        <circle className="die__edge" cx="52" cy="51.5" r="35" />
        <circle className="die__enamel" cx="52" cy="52" r="32.5" />
        <path className="die__gloss" d="M52 19.5A32.5 32.5 0 0 0 24 68L80 36A32.5 32.5 0 0 0 52 19.5Z" />
        <use className="die__shade" href={icon} x="29" y="31.5" width="46" height="46" />
        <use className="die__symbol" href={icon} x="29" y="29" width="46" height="46" />
      </g>
      <path className="die__corner" d="M8.5 22.5A14 14 0 0 1 22.5 8.5H35A24 24 0 0 1 8.5 35Z" />
      <text className="die__number" x="19.5" y="28">
        {value}
      </text>
    </svg>
  );
});
