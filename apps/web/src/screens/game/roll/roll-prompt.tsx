// What is asked about one's dice: one sentence, the answers, and the quiet way out, which asks once while attempts are left.

import { useState } from 'react';
import { Said } from '../../../components/said.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { useTexts } from '../../../language/texts.ts';
import { Answers, useLate } from '../answers/index.ts';
import { Coach } from '../coach/index.ts';
import { DICE_KEYS } from '../dice/dice.tsx';
import { UndoButton } from '../responses/index.ts';
import { usePicked, useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { followUps } from './mark.ts';
import { useIsPlanComing, useMark, usePlan } from './plan.tsx';
import { useAbilityName } from './use-ability-name.ts';
import { useNextThing, useRollAnswers } from './use-roll-answers.tsx';

export const RollPrompt = () => {
  const t = useTexts();
  const { table, numbers } = useSitting();
  const picking = usePicked();
  const plan = usePlan();
  const isPlanComing = useIsPlanComing();
  const question = `${table.id}/${table.step}`;
  const isLate = useLate(question, isPlanComing);
  const answers = useRollAnswers(isLate);
  const next = useNextThing();
  const mark = useMark();
  const dice = table.view.rolls[0]?.values.length ?? 0;
  const rollOn = picking.move;
  const followed = (text: string): readonly string[] =>
    plan?.ways.find((way) => way.do === 'aid' && way.notation === text)?.plan.flatMap(followUps) ?? [];
  useKeys({
    ...Object.fromEntries(numbers.map((move, i) => [String(i + 1), () => take(move, followed(move.text))])),
    ...Object.fromEntries(
      DICE_KEYS.slice(0, picking.word === 'keep' ? dice : 0).map((key, i) => [
        key.toLowerCase(),
        () => picking.toggle(i),
      ]),
    ),
    ' ': next,
    r: rollOn && (() => take(rollOn)),
  });
  return (
    <section
      className={`asking asking--roll ${mark?.way.do === 'aid' ? 'has-aid' : ''}`}
      aria-label={t.table.arena}
    >
      <div className="prompt" role="status" aria-live="polite">
        <p className="prompt__scroll">
          <span>
            <Sentence />
          </span>
        </p>
      </div>
      <div className="asking__side">
        <UndoButton />
        <GiveUp isOnly={answers.length === 0} />
      </div>
      {answers.length > 0 && (
        <div className="asking__answers" data-waiting={isPlanComing && !isLate ? '' : undefined}>
          <Answers question={question} answers={answers} />
        </div>
      )}
      <Coach />
    </section>
  );
};

const Sentence = () => {
  const t = useTexts();
  const { table, arranged } = useSitting();
  const { picked, move } = usePicked();
  const nameOf = useAbilityName();
  const { rolls, decision } = table.view;
  const dice = t.roll.dice((rolls[0]?.values.length ?? 0) - picked.length);
  const ready = arranged.others.flatMap(({ move: made }) =>
    made.kind === 'activate' && made.ability !== null ? [made.ability] : [],
  );
  const n = new Set(ready).size;
  if (decision?.ask === 'announce') return n === 0 ? t.roll.lastNothing : t.roll.lastReady;
  if (move === undefined) return t.roll.lastReady;
  if (n === 0) return t.roll.nothingReady(dice);
  return n === 1 ? t.roll.oneReady(nameOf(ready[0]), dice) : t.roll.someReady(n);
};

/** `isOnly`: there is nothing else to do with the dice. */
const GiveUp = ({ isOnly }: { isOnly: boolean }) => {
  const t = useTexts();
  const { table, arranged } = useSitting();
  const [asked, ask] = useState('');
  const { view, step } = table;
  const [option] = arranged.quiet;
  const question = `${table.id}/${step}`;
  // Escape closes what is open, and gives up nothing.
  useKeys({ Escape: asked === question ? () => ask('') : undefined });
  if (option === undefined) return null;
  const left = view.attemptsMax - view.attempts;
  const isCostly = view.decision?.ask === 'roll';
  if (asked === question)
    return (
      <span className="giveup" role="alertdialog" aria-label={t.roll.giveUp(left)}>
        <span>{t.roll.giveUp(left)}</span>
        <button type="button" className="quiet" {...signOf(option.move)} onClick={() => take(option.move)}>
          <Said said={option.label} />
        </button>
        <button type="button" className="quiet" onClick={() => ask('')}>
          {t.roll.goOn}
        </button>
      </span>
    );
  return (
    <button
      type="button"
      className={isOnly ? 'btn btn--line' : 'quiet'}
      {...(isCostly ? {} : signOf(option.move))}
      onClick={() => (isCostly ? ask(question) : take(option.move))}
    >
      <Said said={option.label} />
    </button>
  );
};
