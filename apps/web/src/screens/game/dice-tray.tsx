// The dice on the table. While one may keep some, each is a switch.

import type { GameView, Hero } from '@mad-king/engine';
import { heroes } from '@mad-king/heroes';
import { Die } from '../../components/die.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import type { OpenTable } from '../../state/table.ts';

interface DiceTrayProps {
  table: OpenTable;
  roll: GameView['rolls'][number];
  /** What picking out a die does; undefined while nothing is to be picked. */
  word: 'keep' | 'reroll' | undefined;
  /** Positions, from 1. */
  picked: readonly number[];
  onToggle: (die: number) => void;
}

/** Dice do not lie straight. */
const TURNS = [-7, 5, -3, 6, 8];

export const DiceTray = ({ table, roll, word, picked, onToggle }: DiceTrayProps) => {
  const t = useTexts();
  return (
    <fieldset className="tray">
      <legend className="sr">{t.dice.title}</legend>
      {roll.values.map((value, i) => {
        const position = i + 1;
        const isPicked = picked.includes(position);
        const hero = heroes.find(({ id }) => id === table.view.seats[roll.owners[i]].hero);
        if (hero === undefined) return null;
        const face = <DieFace hero={hero} value={value} turn={isPicked ? 0 : TURNS[i % 5]} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
          <div key={i} className={`slot ${isPicked ? 'slot--kept' : ''}`}>
            {isPicked && <span className="slot__cushion" aria-hidden="true" />}
            {word === undefined ? (
              <span className="die">{face}</span>
            ) : (
              <button
                type="button"
                className={`die ${isPicked ? 'die--kept' : ''}`}
                aria-pressed={isPicked}
                onClick={() => onToggle(position)}
              >
                {face}
              </button>
            )}
            {word !== undefined && (
              <span className="slot__tag" aria-hidden="true">
                {isPicked && <Icon name={word === 'keep' ? 'lock' : 'dice'} />}
                {(word === 'keep') === isPicked ? t.dice.kept : t.dice.rolls}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};

const DieFace = ({ hero, value, turn }: { hero: Hero; value: number; turn: number }) => {
  const symbol = hero.dice[value - 1];
  const [name] = useSpeaker().requirement(hero, symbol);
  return (
    <>
      <Die hero={hero.id} value={value} symbol={symbol} turn={turn} />
      <span className="sr">
        {value}, {name !== undefined && 'label' in name ? name.label : symbol}
      </span>
    </>
  );
};
