// What the dice must show: symbols, a number of a kind, or a straight as rising steps.

import type { Hero } from '@mad-king/engine';
import { type IconSegment, isIcon } from '@mad-king/text';
import { useSpeaker } from '../language/speaker.ts';
import { Face } from './marks.tsx';
import { Said } from './said.tsx';

interface NeedProps {
  hero: Hero;
  need: string;
  /** "sword x 4" instead of four swords. */
  counted?: boolean;
}

const STRAIGHTS: Record<string, number> = { 'small straight': 4, 'large straight': 5 };

export const Need = ({ hero, need, counted = false }: NeedProps) => {
  const said = useSpeaker().requirement(hero, need);
  const steps = STRAIGHTS[need];
  if (steps !== undefined)
    return (
      <span className="need">
        <span className="steps" aria-hidden="true">
          {Array.from({ length: steps }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are their number
            <i key={i} className="have" style={{ height: `${0.55 + i * 0.19}rem` }} />
          ))}
        </span>
        <span>
          <Said said={said} />
        </span>
      </span>
    );
  const faces = said.filter(
    (segment): segment is IconSegment => isIcon(segment) && segment.icon === 'symbol',
  );
  if (faces.length === 0)
    return (
      <span className="need">
        <Said said={said} />
      </span>
    );
  const groups = [...new Set(faces.map(({ id }) => id))].map((id) => faces.filter((face) => face.id === id));
  const isCounted = counted && groups.length === 1;
  const shown = isCounted ? groups[0].slice(0, 1) : faces;
  return (
    <span className="need">
      {shown.map(({ id, label }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may stand there several times
        <Face key={i} hero={hero.id} symbol={id.slice(id.indexOf('.') + 1)} label={label} />
      ))}
      {isCounted && <span>× {faces.length}</span>}
    </span>
  );
};
