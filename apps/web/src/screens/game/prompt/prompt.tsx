// What is asked, in one sentence, and its choices as buttons. Space takes the obvious one, Escape declines, numbers take the
// others, letters pick dice.

import { plain } from '@mad-king/text';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { Coach } from '../coach/index.ts';
import { DICE_KEYS } from '../dice/dice.tsx';
import { watching } from '../forecast/watched.ts';
import { useChange, useNote } from '../forecast/words.ts';
import { UndoButton } from '../responses/index.ts';
import { keyOf, usePicked, useSitting } from '../sitting.tsx';
import { take } from '../take.ts';
import { type Option, timesOf } from './arrange.ts';
import { News } from './news.tsx';

export const Prompt = () => {
  const t = useTexts();
  const { table, decision, arranged, numbers, offers } = useSitting();
  const picking = usePicked();
  const { view, thinking } = table;
  const { others, lesser, quiet } = arranged;
  const [opened, open] = useState<readonly Option[]>([]);
  const roll = view.rolls.at(-1);
  const rolls = (roll?.values.length ?? 0) - (picking.word === 'keep' ? picking.picked.length : 0);
  const rollOn = picking.choice;
  // Rolling on is the obvious thing to do until an ability is made.
  const rollIsMain = arranged.main === undefined && rollOn !== undefined;
  const onlyPass = arranged.main === undefined && rollOn === undefined && others.length === 0;
  const showsLesser = opened === lesser;
  const shown = showsLesser ? [...others, ...lesser] : others;
  const touchDie = (die: number): void => {
    const choice = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (choice !== undefined) take(choice);
  };
  const main = arranged.main?.choice ?? (rollIsMain ? rollOn : onlyPass ? quiet[0]?.choice : undefined);

  useKeys({
    ...Object.fromEntries(numbers.map((choice, i) => [String(i + 1), () => take(choice)])),
    ...Object.fromEntries(
      DICE_KEYS.slice(0, roll?.values.length ?? 0).map((key, i) => [
        key.toLowerCase(),
        () => touchDie(i + 1),
      ]),
    ),
    Escape: quiet.length > 0 ? () => take(quiet[0].choice) : undefined,
    ' ': main === undefined ? undefined : () => take(main),
    r: rollOn === undefined ? undefined : () => take(rollOn),
  });

  return (
    <section className="asking" aria-label={t.table.arena}>
      <div className="prompt" role="status" aria-live="polite">
        <p className={view.decision === null ? 'prompt__scroll prompt__scroll--wait' : 'prompt__scroll'}>
          <span>
            {thinking && <span className="sr">{t.play.thinking} </span>}
            <Said said={decision.sentence} />
          </span>
        </p>
        {view.decision === null && <News />}
      </div>
      <div className="prompt__acts">
        {arranged.main !== undefined && (
          <OptionButton option={arranged.main} kind="gold" hint={t.keys.space} />
        )}
        {rollOn !== undefined && (
          <button
            type="button"
            className={`btn ${rollIsMain ? 'btn--gold' : 'btn--line'}`}
            data-choice={rollOn}
            onClick={() => take(rollOn)}
          >
            <Icon name="dice" />
            <span>
              {picking.word === 'keep' ? (
                t.table.roll(rolls)
              ) : (
                <Said said={decision.options.find(({ choice }) => choice === rollOn)?.label ?? []} />
              )}
            </span>
            <Key>{rollIsMain ? t.keys.space : 'R'}</Key>
          </button>
        )}
        {shown.map((option) => (
          <OptionButton
            key={option.choice}
            option={option}
            kind="line"
            hint={keyOf(numbers, option.choice)}
            times={timesOf(option, shown)}
          />
        ))}
        {lesser.length > 0 && !showsLesser && (
          <button type="button" className="btn btn--ghost" onClick={() => open(lesser)}>
            {t.table.lesser(lesser.length)}
          </button>
        )}
        {quiet.map((option, i) => (
          <OptionButton
            key={option.choice}
            option={option}
            kind={onlyPass && i === 0 ? 'line' : 'ghost'}
            hint={i === 0 ? 'Esc' : undefined}
          />
        ))}
        <UndoButton />
      </div>
      <Coach />
    </section>
  );
};

interface OptionButtonProps {
  option: Option;
  kind: 'gold' | 'line' | 'ghost';
  hint?: string;
  /** More of what the button before it says: only how often. */
  times?: number | null;
}

const OptionButton = ({ option, kind, hint, times = null }: OptionButtonProps) => {
  const note = useNote(option.choice);
  const change = useChange(option.choice);
  const then = times === null ? note : change?.figures;
  return (
    <button
      type="button"
      className={`btn btn--${kind} ${times === null ? '' : 'btn--more'}`}
      data-choice={option.choice}
      aria-label={times === null ? undefined : plain(option.label)}
      title={times === null ? undefined : plain(option.label)}
      onClick={() => take(option.choice)}
      {...watching(option.choice)}
    >
      <span>
        {times === null ? <Said said={option.label} /> : `× ${times}`}
        {then && <small className="btn__then">{then}</small>}
      </span>
      {hint !== undefined && <Key>{hint}</Key>}
    </button>
  );
};
