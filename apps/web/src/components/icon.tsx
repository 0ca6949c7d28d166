// A picture of the game-icons set, as large as the text around it and in its colour.

import sprites from 'virtual:sprites';
import { memo } from 'react';
import type { CourtIcon } from '../court-icons.ts';

export type CourtSymbol =
  | CourtIcon
  | 'cp'
  | 'health'
  | `${'phase' | 'mark' | 'kind' | 'mode' | 'level' | 'source'}-${string}`;

type IconProps = { className?: string } & (
  | { name: CourtSymbol; of?: undefined }
  | { name: string; of: string }
);

/** The address of a symbol: of the court, of `charges`, of the shared `cards`, of `feats`, or of a hero. */
export const symbolAddress = (of: string, name: string): string => `${sprites[of]}#${name}`;

export const Icon = memo(({ name, of = 'court', className = '' }: IconProps) => (
  <svg className={`i ${className}`} aria-hidden="true">
    <use href={symbolAddress(of, name)} />
  </svg>
));
