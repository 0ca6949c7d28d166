// What is asked, the dice it is about, and the choices as buttons.

import type { DecisionText } from '@mad-king/text';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { choose, type OpenTable } from '../../state/table.ts';
import { DiceTray } from './dice-tray.tsx';

type Option = DecisionText['options'][number];

/** Asks in which dice are picked out rather than chosen from a list of all combinations. */
const DICE_WORD: Partial<Record<string, 'keep' | 'reroll'>> = { roll: 'keep', reroll: 'reroll' };

/** What stands on the cards in hand does not stand here as well. */
const isOnCard = ({ choice }: Option): boolean => /^(play|sell) /.test(choice);

const isQuiet = ({ choice }: Option): boolean => /^(pass|done|no|activate none|defend none)$/.test(choice);

export const Prompt = ({ table }: { table: OpenTable }) => {
  const t = useTexts();
  const { view, thinking } = table;
  const text = useSpeaker().decision(view);
  const word = DICE_WORD[view.decision?.ask ?? ''];
  const roll = view.rolls.at(-1);
  const asked = `${view.turn}/${view.phase}/${view.attempts}/${roll?.values.join('') ?? ''}/${view.decision?.ask ?? ''}`;
  const [picked, pick] = useState<readonly number[]>([]);
  // Each question begins with nothing picked out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what makes a question a new one
  useEffect(() => pick([]), [asked]);

  const notation = word && `${word} ${picked.length === 0 ? 'none' : [...picked].sort().join(' ')}`;
  const diceOption = text.options.find(({ choice }) => choice === notation);
  const others = text.options.filter(
    (option) => !isOnCard(option) && !(word && option.choice.startsWith(`${word} `)),
  );
  const loud = others.filter((option) => !isQuiet(option));
  const quiet = others.filter(isQuiet);
  const left = (roll?.values.length ?? 0) - picked.length;

  useKeys({
    ...Object.fromEntries(loud.slice(0, 9).map(({ choice }, i) => [String(i + 1), () => choose(choice)])),
    Escape: quiet.length > 0 ? () => choose(quiet[0].choice) : undefined,
    r: diceOption && (() => choose(diceOption.choice)),
  });

  return (
    <>
      {roll !== undefined && (
        <DiceTray
          table={table}
          roll={roll}
          word={word}
          picked={picked}
          onToggle={(die) => pick(picked.includes(die) ? picked.filter((d) => d !== die) : [...picked, die])}
        />
      )}
      <div className="prompt" role="status" aria-live="polite">
        <p className={view.decision === null ? 'prompt__scroll prompt__scroll--wait' : 'prompt__scroll'}>
          <span>
            {thinking && <span className="sr">{t.play.thinking} </span>}
            <Said said={text.sentence} />
          </span>
        </p>
        {word === 'keep' && <p className="prompt__why">{t.table.keepHint}</p>}
        <div className="prompt__acts">
          {loud.map((option, i) => (
            <OptionButton
              key={option.choice}
              option={option}
              kind="gold"
              hint={i < 9 ? String(i + 1) : undefined}
            />
          ))}
          {diceOption !== undefined && (
            <button type="button" className="btn btn--line" onClick={() => choose(diceOption.choice)}>
              <Icon name="dice" />
              {word === 'keep' ? t.table.roll(left) : <Said said={diceOption.label} />}
              <Key>R</Key>
            </button>
          )}
          {quiet.map((option, i) => (
            <OptionButton
              key={option.choice}
              option={option}
              kind="ghost"
              hint={i === 0 ? 'Esc' : undefined}
            />
          ))}
        </div>
      </div>
    </>
  );
};

const OptionButton = ({ option, kind, hint }: { option: Option; kind: 'gold' | 'ghost'; hint?: string }) => (
  <button
    type="button"
    className={`btn btn--${kind}`}
    data-choice={option.choice}
    onClick={() => choose(option.choice)}
  >
    <span>
      <Said said={option.label} />
    </span>
    {hint !== undefined && <Key>{hint}</Key>}
  </button>
);
