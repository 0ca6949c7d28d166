// Heroes of games that may have been played with a later release: one that is not known here has a plain shield, and the name that
// its id gives it.

import type { LanguageId } from '@mad-king/text';
import { Arms } from '../../components/arms.tsx';
import { SHAPES } from '../../heraldry/fields.ts';
import { findHero } from '../../heraldry/roster.ts';

export const nameOfAny = (hero: string, language: LanguageId): string =>
  findHero(hero)?.names[language] ??
  hero
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

export const AnyArms = ({ hero }: { hero: string }) =>
  findHero(hero) === undefined ? <PlainArms /> : <Arms hero={hero} />;

const PlainArms = () => (
  <svg className="arms" viewBox="0 0 200 240" aria-hidden="true">
    <path className="g7" d={SHAPES.heater} />
    <path className="arms__inner" d={SHAPES.heater} />
    <path className="arms__lead" d={SHAPES.heater} />
    <path className="arms__rim" d={SHAPES.heater} />
  </svg>
);
