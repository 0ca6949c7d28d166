// What is asked, in one sentence, and its choices as buttons. Space takes the obvious one, Escape declines, numbers take the
// others, letters pick dice.

import { plain } from '@mad-king/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { Said } from '../../../components/said.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { stay } from '../../../state/table.ts';
import { Coach } from '../coach/index.ts';
import { DICE_KEYS } from '../dice/dice.tsx';
import { touch } from '../hand/touched.ts';
import { useTouchedCard } from '../hand/use-touched-card.ts';
import { UndoButton } from '../responses/index.ts';
import { RollPrompt } from '../roll/later.tsx';
import { keyOf, questionOf, usePicked, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { type Option, timesOf } from './arrange.ts';
import { News } from './news.tsx';

/** Comes when a card is touched for the first time. */
const CardQuestion = lazy(() =>
  import('../hand/card-question.tsx').then((m) => ({ default: m.CardQuestion })),
);

export const Prompt = () => {
  const ask = useSitting().table.view.decision?.ask;
  if (ask === 'roll' || ask === 'announce') return <RollPrompt />;
  return ask === 'main' ? <MainPrompt /> : <Question />;
};

const MainPrompt = () => {
  const touched = useTouchedCard();
  const { table } = useSitting();
  const question = questionOf(table);
  const isLeavingIt = touched !== null && table.leaving !== false;
  // Who touches a card has something in mind.
  useEffect(() => {
    if (isLeavingIt) stay();
  }, [isLeavingIt]);
  // A question that is asked again, because its answer was taken back, begins with nothing touched.
  useEffect(() => () => touch(question, null), [question]);
  if (touched === null) return <Question />;
  return (
    <Suspense fallback={<Question />}>
      <CardQuestion {...touched} />
    </Suspense>
  );
};

const Question = () => {
  const t = useTexts();
  const { table, decision, arranged, labels, numbers, offers } = useSitting();
  const picking = usePicked();
  const { view, thinking } = table;
  const { others, lesser, quiet } = arranged;
  const [opened, open] = useState<readonly Option[]>([]);
  const roll = view.rolls.at(-1);
  const rollOn = picking.move;
  const rollIsMain = arranged.main === undefined && rollOn !== undefined;
  const onlyPass = arranged.main === undefined && rollOn === undefined && others.length === 0;
  const showsLesser = opened === lesser;
  const shown = showsLesser ? [...others, ...lesser] : others;
  const touchDie = (die: number): void => {
    const move = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (move !== undefined) take(move);
  };
  const main = arranged.main?.move ?? (rollIsMain ? rollOn : onlyPass ? quiet[0]?.move : undefined);

  useKeys({
    ...Object.fromEntries(
      numbers.map((move, i) => [
        String(i + 1),
        () =>
          view.decision?.ask === 'main' && move.kind === 'play'
            ? touch(questionOf(table), move.card)
            : take(move),
      ]),
    ),
    ...Object.fromEntries(
      DICE_KEYS.slice(0, roll?.values.length ?? 0).map((key, i) => [key.toLowerCase(), () => touchDie(i)]),
    ),
    Escape: quiet.length > 0 ? () => take(quiet[0].move) : undefined,
    ' ': main === undefined ? undefined : () => take(main),
    r: rollOn === undefined ? undefined : () => take(rollOn),
  });

  return (
    <section
      className={`asking ${view.decision?.ask === 'main' ? 'asking--main' : ''}`}
      aria-label={t.table.arena}
    >
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
            {...signOf(rollOn)}
            onClick={() => take(rollOn)}
          >
            <Icon name="dice" />
            <span>
              <Said said={labels.get(rollOn.text) ?? []} />
            </span>
            <Key>{rollIsMain ? t.keys.space : 'R'}</Key>
          </button>
        )}
        {shown.map((option) => (
          <OptionButton
            key={option.move.text}
            option={option}
            kind="line"
            hint={keyOf(numbers, option.move)}
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
            key={option.move.text}
            option={option}
            kind={onlyPass && i === 0 ? 'line' : 'ghost'}
            hint={i === 0 ? t.keys.escape : undefined}
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
  const { move, label } = option;
  return (
    <button
      type="button"
      className={`btn btn--${kind} ${times === null ? '' : 'btn--more'}`}
      {...signOf(move)}
      aria-label={times === null ? undefined : plain(label)}
      title={times === null ? undefined : plain(label)}
      onClick={() => take(move)}
    >
      <span>{times === null ? <Said said={label} /> : `× ${times}`}</span>
      {hint !== undefined && <Key>{hint}</Key>}
    </button>
  );
};
