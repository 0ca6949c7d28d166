// Heroes to choose from: pointing at one looks at it, a press takes it.

import { Arms } from '../../components/arms.tsx';
import { lettersOf } from '../../components/letters.ts';
import { Complexity } from '../../components/marks.tsx';
import { Speech } from '../../components/speech.tsx';
import type { RosterHero } from '../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import type { SeatMark } from '../../state/modes.ts';

interface PicksProps {
  heroes: readonly RosterHero[];
  /** The one being looked at. */
  near: string | null;
  seatOf: (hero: string) => SeatMark | null;
  isFree: (hero: string) => boolean;
  onNear: (hero: string) => void;
  onChoose: (hero: string) => void;
}

export const Picks = ({ heroes, near, seatOf, isFree, onNear, onChoose }: PicksProps) => {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ul className="picks" aria-label={t.heroes.list}>
      {heroes.map(({ id, names, complexity }) => {
        const seat = seatOf(id);
        const free = isFree(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={`pick ${seat === null ? '' : 'is-taken'} ${id === near && free ? 'is-near' : ''}`}
              onPointerEnter={() => onNear(id)}
              onFocus={() => onNear(id)}
              onClick={() => (free ? onChoose(id) : onNear(id))}
            >
              <Arms hero={id} />
              <span className="pick__name" style={lettersOf(names[language])}>
                {names[language]}
              </span>
              <Complexity of={complexity} />
              {seat !== null && (
                <span className="pick__seat" data-team={seat.team}>
                  {seat.label}
                </span>
              )}
            </button>
          </li>
        );
      })}
      {heroes.length === 0 && (
        <li className="picks__none">
          <p>{t.heroes.none}</p>
          <Speech by="jester">{t.remarks.empty.heroes}</Speech>
        </li>
      )}
    </ul>
  );
};
