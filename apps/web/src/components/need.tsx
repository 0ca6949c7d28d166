// What the dice must show: symbols, a number of a kind, or a straight as rising steps.

import type { Hero } from '@mad-king/language';
import { type IconSegment, isIcon } from '@mad-king/text';
import { memo } from 'react';
import { useSpeaker } from '../language/speaker.ts';
import { Face } from './marks.tsx';
import { Said } from './said.tsx';

interface NeedProps {
  hero: Hero;
  need: string;
  /** "sword x 4" instead of four swords. */
  counted?: boolean;
  /** Dice on the table: what of the requirement they do not show is drawn as missing. */
  dice?: readonly number[];
}

const STRAIGHTS: Record<string, number> = { 'small straight': 4, 'large straight': 5 };

/** Of the runs of so many values, the one of which the dice show most: which of its values are there. */
const bestRun = (dice: readonly number[], length: number): boolean[] => {
  const runs = Array.from({ length: 7 - length }, (_, from) =>
    Array.from({ length }, (_, i) => dice.includes(from + i + 1)),
  );
  const count = (run: boolean[]): number => run.filter(Boolean).length;
  return runs.reduce((best, run) => (count(run) > count(best) ? run : best));
};

export const Need = memo(({ hero, need, counted = false, dice }: NeedProps) => {
  const said = useSpeaker().requirement(hero, need);
  const steps = STRAIGHTS[need];
  if (steps !== undefined) {
    const present = dice === undefined ? null : bestRun(dice, steps);
    return (
      <span className="need">
        <span className="steps" aria-hidden="true">
          {Array.from({ length: steps }, (_, i) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are their number
              key={i}
              className={present === null || present[i] ? 'have' : 'miss'}
              style={{ height: `${0.55 + i * 0.19}rem` }}
            />
          ))}
        </span>
        <span>
          <Said said={said} />
        </span>
      </span>
    );
  }
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
  const left = dice?.map((value) => hero.dice[value - 1]);
  const isMissing = (symbol: string): boolean => {
    if (left === undefined) return false;
    const at = left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  return (
    <span className="need">
      {shown.map(({ id, label }, i) => {
        const symbol = id.slice(id.indexOf('.') + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same symbol may stand there several times
          <Face key={i} hero={hero.id} symbol={symbol} label={label} isMissing={isMissing(symbol)} />
        );
      })}
      {isCounted && <span>× {faces.length}</span>}
    </span>
  );
});
