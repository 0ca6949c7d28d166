// Small marks: a die symbol in a line, an amount of damage by its shape, complexity, a chance, a key.

import type { DamageType } from '@mad-king/language';
import { memo } from 'react';
import { MARKS } from '../heraldry/outlines.ts';
import { useTexts } from '../language/texts.ts';
import { Icon } from './icon.tsx';

interface FaceProps {
  hero: string;
  symbol: string;
  label: string;
  /** The dice on the table do not show it. */
  isMissing?: boolean;
}

/** A symbol of a die. */
export const Face = memo(({ hero, symbol, label, isMissing = false }: FaceProps) => (
  <span
    className={isMissing ? 'face face--miss' : 'face'}
    data-sym={`${hero}.${symbol}`}
    title={label}
    role="img"
    aria-label={label}
  >
    <Icon of={hero} name={`symbol-${symbol}`} />
  </span>
));

export const FaceNumber = memo(({ hero, symbol, value }: { hero: string; symbol: string; value: number }) => (
  <span className="face face--num" data-sym={`${hero}.${symbol}`}>
    {value}
  </span>
));

export type MarkType = DamageType | 'heal' | 'prevent';

const SHAPE_OF: Record<MarkType, keyof typeof MARKS> = {
  normal: 'heater',
  undefendable: 'lozenge',
  pure: 'hexagon',
  collateral: 'scallop',
  ultimate: 'star',
  heal: 'cross',
  prevent: 'pavise',
};

/** So much damage of a type, told by shape and colour. `label` says it in words. */
export const Damage = memo(({ type, amount, label }: { type: MarkType; amount: number; label: string }) => (
  <span className="dmg" data-mark={type} role="img" aria-label={label} title={label}>
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path className="dmg__edge" d={MARKS[SHAPE_OF[type]]} />
      <path
        className="dmg__face"
        d={MARKS[SHAPE_OF[type]]}
        transform="translate(50 50) scale(.88) translate(-50 -50)"
      />
    </svg>
    <b aria-hidden="true">{amount}</b>
  </span>
));

/** The shape alone, before the word for the damage. */
export const DamageSign = ({ type }: { type: MarkType }) => (
  <svg className="i sign" data-mark={type} viewBox="0 0 100 100" aria-hidden="true">
    <path className="sign__edge" d={MARKS[SHAPE_OF[type]]} />
    <path className="dmg__face" d={MARKS[SHAPE_OF[type]]} />
  </svg>
);

export const Complexity = ({ of }: { of: number }) => {
  const t = useTexts();
  return (
    <span className="cx" role="img" aria-label={t.complexity(of)}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <i key={n} className={n <= of ? 'on' : ''} />
      ))}
    </span>
  );
};

/** "98.4 %", with the decimals smaller. */
export const Chance = memo(({ of, digits = 1 }: { of: number; digits?: number }) => {
  const t = useTexts();
  const [whole, rest] = t.percent(of, digits);
  return (
    <span className="chance">
      {whole}
      <small>{rest}</small>
    </span>
  );
});

export const Key = memo(({ children }: { children: string }) => (
  <span className="key" aria-hidden="true">
    {children}
  </span>
));
