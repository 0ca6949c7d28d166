// A token in wax: the shape of its edge tells its kind.

import type { Token } from '@mad-king/language';
import { memo } from 'react';
import { SEALS } from '../heraldry/outlines.ts';
import { symbolAddress } from './icon.tsx';

interface SealProps {
  token: string;
  kind: Token['kind'];
  /** Whose leaflet it is on: his sprite has the picture. */
  hero: string;
  /** Shown from 2 on, unless `limit` asks for both. */
  count?: number;
  /** Spoken and shown as a hint; left out where the name stands beside it. */
  label?: string;
}

export const Seal = memo(({ token, kind, hero, count, label }: SealProps) => {
  const icon = symbolAddress(hero, `token-${token}`);
  return (
    <span
      className="seal"
      data-token={token}
      title={label}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="seal__edge" d={SEALS[kind]} strokeWidth={kind === 'negative' ? 3 : 0} />
        <circle className="seal__face" cx="50" cy="50" r="36" />
        <path className="seal__light" d="M50 14A36 36 0 0 0 19.5 69L80.5 31A36 36 0 0 0 50 14Z" />
        <use className="seal__shade" href={icon} x="24" y="26.5" width="52" height="52" />
        <use className="seal__ink" href={icon} x="24" y="24" width="52" height="52" />
      </svg>
      {count !== undefined && <span className="seal__n">{count}</span>}
    </span>
  );
});
