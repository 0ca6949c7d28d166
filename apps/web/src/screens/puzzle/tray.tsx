// The five dice of a puzzle: those that stay are picked out.

import type { Hero } from '@mad-king/language';
import { Die } from '../../components/die.tsx';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';

interface TrayProps {
  /** Whose each die is. */
  heroes: readonly Hero[];
  values: readonly number[];
  /** Positions of those that stay; null where nothing is rolled. */
  kept: readonly number[] | null;
  /** Left out where nothing can be picked out. */
  onToggle?: (die: number) => void;
}

/** Dice do not lie straight unless they are kept; in degrees. */
const TURNS = [-6, 4, -3, 6, 5];

export const Tray = ({ heroes, values, kept, onToggle }: TrayProps) => {
  const t = useTexts();
  return (
    <fieldset className="pz__tray">
      <legend className="sr">{t.dice.title}</legend>
      {values.map((value, i) => {
        const isKept = kept?.includes(i) ?? false;
        const hero = heroes[i];
        const face = (
          <>
            <Die
              hero={hero.id}
              value={value}
              symbol={hero.dice[value - 1]}
              turn={isKept ? 0 : TURNS[i % TURNS.length]}
            />
            <DieName hero={hero} value={value} />
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
          <div key={i} className={`slot ${isKept ? 'slot--kept' : ''}`}>
            {onToggle === undefined ? (
              <span className={`die ${isKept ? 'die--kept' : ''}`}>{face}</span>
            ) : (
              <button
                type="button"
                className={`die ${isKept ? 'die--kept' : ''}`}
                aria-pressed={isKept}
                onClick={() => onToggle(i)}
              >
                {face}
              </button>
            )}
            {kept !== null && (
              <span className="slot__tag" aria-hidden="true">
                {onToggle !== undefined && <Key>{String(i + 1)}</Key>}
                {isKept && <Icon name="lock" />}
                {isKept ? t.dice.kept : t.dice.rolls}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};

/** "4, Dagger". */
const DieName = ({ hero, value }: { hero: Hero; value: number }) => {
  const symbol = hero.dice[value - 1];
  const [name] = useSpeaker().requirement(hero, symbol);
  return (
    <span className="sr">
      {value}, {name !== undefined && 'label' in name ? name.label : symbol}
    </span>
  );
};
