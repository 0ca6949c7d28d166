// The dice on the table. They are real buttons or plain text; the stage behind them only draws. Without the stage they are drawn flat.

import { memo, useRef } from 'react';
import { Die } from '../../../components/die.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { Cushion } from './cushion.tsx';
import type { ShownRoll } from './shown-roll.ts';
import { useFlatDice } from './use-flat-dice.ts';
import { useSolidDice } from './use-solid-dice.ts';
import { useStage } from './use-stage.ts';
import './dice.css';

export interface DiceProps {
  table: OpenTable;
  /** From `useShownRoll`. */
  roll: ShownRoll;
  /** What picking out a die does, or that one of them is to be chosen; undefined while there is nothing to do with them. */
  word: 'keep' | 'reroll' | 'choose' | undefined;
  /** Positions that can be touched, where not all can. */
  among?: ReadonlySet<number>;
  /** Positions. */
  picked: readonly number[];
  onToggle: (die: number) => void;
}

/** The keys of the dice, from left to right. */
export const DICE_KEYS = ['A', 'S', 'D', 'F', 'G'] as const;

/** Dice do not lie straight, unless they lie on a cushion; in degrees. */
const TURNS = [-7, 5, -3, 6, 8];

export const Dice = ({ table, roll, word, among, picked, onToggle }: DiceProps) => {
  const t = useTexts();
  const tray = useRef<HTMLFieldSetElement>(null);
  const { seats, seat } = table.view;
  const stage = useStage(table);
  const verb = roll.isLive ? word : undefined;
  const dice = roll.values.map((value, i) => {
    const isPicked = verb !== undefined && verb !== 'choose' && picked.includes(i);
    const { hero } = seats[roll.owners[i]];
    return { hero, value, raised: isPicked, turn: isPicked ? 0 : TURNS[i % TURNS.length] };
  });
  const from = seat < 0 || seats[roll.owners[0]].team === seats[seat].team ? 'near' : 'far';
  useSolidDice({ tray, stage, roll, dice, from });
  useFlatDice({ tray, isFlat: stage === null, roll });

  return (
    <fieldset ref={tray} className={`tray ${stage === null ? '' : 'tray--solid'}`}>
      <legend className="sr">{t.dice.title}</legend>
      {dice.map(({ hero, value, raised, turn }, i) => {
        const face = (
          <>
            {stage === null && (
              <Die hero={hero} value={value} symbol={symbolOf(table, hero, value)} turn={turn} />
            )}
            {roll.foreign.includes(i) ? <ForeignFace value={value} /> : <DieName hero={hero} value={value} />}
          </>
        );
        const isOpen = verb !== undefined && (among?.has(i) ?? true);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
          <div key={i} className={`slot ${raised ? 'slot--kept' : ''}`}>
            {raised && <Cushion hero={hero} />}
            {isOpen ? (
              <button
                type="button"
                className={`die ${raised ? 'die--kept' : ''} ${verb === 'choose' ? 'die--offered' : ''}`}
                aria-pressed={verb === 'choose' ? undefined : raised}
                onClick={() => onToggle(i)}
              >
                {face}
              </button>
            ) : (
              <span className="die">{face}</span>
            )}
            {verb !== undefined && (
              <span className="slot__tag" aria-hidden="true">
                {isOpen && <Key>{DICE_KEYS[i]}</Key>}
                {raised && <Icon name={verb === 'keep' ? 'lock' : 'dice'} />}
                {verb !== 'choose' && ((verb === 'keep') === raised ? t.dice.kept : t.dice.rolls)}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};

const symbolOf = ({ library }: OpenTable, hero: string, value: number): string =>
  library.heroes.find(({ id }) => id === hero)?.hero.dice[value - 1] ?? '';

/** Its symbol counts no more; the number does. */
const ForeignFace = ({ value }: { value: number }) => {
  const t = useTexts();
  return (
    <>
      <span className="die__veil" aria-hidden="true">
        <Icon name="close" />
      </span>
      <span className="sr">
        {value}, {t.dice.noSymbol}
      </span>
    </>
  );
};

/** "4, Dagger". */
const DieName = memo(({ hero, value }: { hero: string; value: number }) => {
  const speaker = useSpeaker();
  const known = speaker.voice.catalogue.hero(hero);
  if (known === undefined) throw new Error(`there is no hero "${hero}"`);
  const symbol = known.dice[value - 1];
  const [name] = speaker.requirement(known, symbol);
  return (
    <span className="sr">
      {value}, {name !== undefined && 'label' in name ? name.label : symbol}
    </span>
  );
});
