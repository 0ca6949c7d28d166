// Wax is a promise: closed, opened, kept, broken. Its shape says which, without colour.

import { type CourtSymbol, symbolAddress } from '../../components/icon.tsx';
import './crest.css';

export type WaxState = 'closed' | 'open' | 'yes' | 'no';

const ICONS: Record<WaxState, CourtSymbol> = { closed: 'crown', open: 'dice', yes: 'check', no: 'no' };
const POINTS = 60;

const outline = (radius: (angle: number) => number, points: number): string =>
  `M${Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    return `${(50 + radius(angle) * Math.cos(angle)).toFixed(1)},${(50 + radius(angle) * Math.sin(angle)).toFixed(1)}`;
  }).join('L')}Z`;

const BLOB = outline((a) => 44 + 2.6 * Math.sin(3 * a + 2.2) + 1.8 * Math.sin(7 * a + 4.4), POINTS);
const THORNS = outline((a) => (Math.round((a * 14) / Math.PI) % 2 === 1 ? 39 : 49), 28);

export const Wax = ({ state, icon = ICONS[state] }: { state: WaxState; icon?: CourtSymbol }) => {
  const address = symbolAddress('court', icon);
  return (
    <svg className="wax" data-state={state} viewBox="0 0 100 100" aria-hidden="true">
      <path className="wax__edge" d={state === 'no' ? THORNS : BLOB} />
      <circle className="wax__face" cx="50" cy="50" r="34" />
      <path className="wax__light" d="M50 16A34 34 0 0 0 21 68L79 34A34 34 0 0 0 50 16Z" />
      <use className="wax__shade" href={address} x="28" y="30.5" width="44" height="44" />
      <use className="wax__ink" href={address} x="28" y="28" width="44" height="44" />
      {state === 'no' && <path className="wax__crack" d="M62,2L52,26L60,40L46,56L55,70L44,98" />}
    </svg>
  );
};
