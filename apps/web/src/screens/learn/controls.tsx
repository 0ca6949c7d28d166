// The Jester on parchment, and beneath it what can be pressed.

import type { Move } from '@mad-king/engine';
import { useEffect } from 'react';
import { useKeys } from '../../components/use-keys.ts';
import { go } from '../../router.ts';
import { DICE_KEYS } from '../game/dice/dice.tsx';
import { CardAnswers } from '../game/hand/card-question.tsx';
import { touch } from '../game/hand/touched.ts';
import { useTouchedCard } from '../game/hand/use-touched-card.ts';
import { questionOf, usePicked, useSitting } from '../game/sitting.tsx';
import { take } from '../game/take.ts';
import { Answered, Doing, Reading, ShowMe, TakeBack } from './acts.tsx';
import { Head } from './aside.tsx';
import { Choices, keyFor, useChoices } from './choices.tsx';
import { Ending } from './ending.tsx';
import type { LessonParts } from './lesson-screen.tsx';
import { Parchment } from './parchment.tsx';
import { isQuestion } from './use-lesson.ts';
import { isDice, useMain } from './use-main.ts';
import { stepAt } from './way.ts';

export const Controls = (parts: LessonParts) => {
  const { mood } = parts.lessoning.way;
  const { view } = useSitting().table;
  const isRolling = view.rolls[0]?.purpose === 'offence' && view.attack === null && view.active === view.seat;
  return (
    <>
      <Head {...parts} />
      <section className={isRolling ? 'asking asking--roll lesson' : 'asking lesson'} data-clear>
        <Parchment {...parts} />
        {mood === 'over' ? <Ending {...parts} /> : <Acts {...parts} />}
      </section>
    </>
  );
};

const Acts = (parts: LessonParts) => {
  const { way } = parts.lessoning;
  const card = useTouchedCard();
  useMended(parts);
  if (way.mood === 'asks' && card !== null) return <CardAnswers {...card} />;
  return <StepActs {...parts} />;
};

/** Whoever picks other dice than those that were answered has thought again. */
const useMended = ({ lessoning: { way, undo } }: LessonParts): void => {
  const { word, move } = usePicked();
  const answered = way.mood === 'answers' ? way.other?.move : undefined;
  const isMended =
    answered !== undefined && isDice(answered) && word !== undefined && move?.text !== answered.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dice differ
  useEffect(() => {
    if (isMended) undo();
  }, [isMended]);
};

const StepActs = (parts: LessonParts) => {
  const { way, showMe, goTo } = parts.lessoning;
  const takeBack = useTakeBack(parts);
  useLessonKeys(parts, takeBack);
  const { step } = stepAt(way);
  const doesChoose = way.mood === 'asks' && step.does === 'choose';
  if (way.mood === 'answers')
    return (
      <div className="lesson__acts">
        <Answered {...parts} onUndo={takeBack} />
      </div>
    );
  if (!doesChoose)
    return (
      <div className="lesson__acts">
        <Reading {...parts} />
      </div>
    );
  return (
    <div className="lesson__acts">
      <Doing {...parts} />
      <Choices {...parts} />
      <ShowMe onShow={showMe} />
      {way.chosen > 0 && <TakeBack onUndo={() => goTo(way.at)} />}
    </div>
  );
};

/** What was tried is undone: dice lie as before, and the card is back in the hand. */
const useTakeBack = ({ lessoning: { way, undo } }: LessonParts) => {
  const { pick } = usePicked();
  const { table } = useSitting();
  return (): void => {
    const move = way.other?.move;
    if (move !== undefined && isDice(move)) pick([]);
    touch(questionOf(table), null);
    undo();
  };
};

const useLessonKeys = (parts: LessonParts, takeBack: () => void): void => {
  const { way, goOn, showMe, goTo } = parts.lessoning;
  const { table, offers, numbers } = useSitting();
  const picking = usePicked();
  const main = useMain(parts);
  const choices = useChoices(parts);
  const { step } = stepAt(way);
  const isAsked = way.mood === 'asks';
  const doesChoose = isAsked && step.does === 'choose';
  const touchDie = (die: number): void => {
    const move = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (move !== undefined) take(move);
  };
  const press = (move: Move) => () =>
    table.view.decision?.ask === 'main' && move.kind === 'play'
      ? touch(questionOf(table), move.card)
      : take(move);
  const numbered = isQuestion(parts.words.steps[step.id])
    ? choices.map((move, i) => [keyFor(move, i), press(move)])
    : numbers.map((move, i) => [String(i + 1), press(move)]);
  const { move: rolled } = picking;
  useKeys({
    ...Object.fromEntries(numbered),
    ...Object.fromEntries(DICE_KEYS.map((key, i) => [key.toLowerCase(), () => touchDie(i)])),
    ' ': way.mood === 'answers' ? takeBack : doesChoose ? main && (() => take(main)) : goOn,
    r: rolled && (() => take(rolled)),
    '?': isAsked ? showMe : undefined,
    'Ctrl+z': way.mood === 'answers' ? takeBack : undefined,
    Escape:
      way.mood === 'answers'
        ? takeBack
        : isAsked && way.chosen > 0
          ? () => goTo(way.at)
          : () => go({ screen: 'learn' }),
  });
};
