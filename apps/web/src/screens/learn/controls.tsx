// The Jester on parchment, and what can be pressed: what the step is about in gold, a way to be shown it, and the quiet choices.

import type { Move } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { Icon } from '../../components/icon.tsx';
import { FaceNumber, Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useLearnWords } from '../../language/learn.ts';
import { useTexts } from '../../language/texts.ts';
import { go } from '../../router.ts';
import { DICE_KEYS } from '../game/dice/dice.tsx';
import { isQuiet } from '../game/offers.ts';
import { useHeroAt, usePicked, useSitting } from '../game/sitting.tsx';
import { signOf, take } from '../game/take.ts';
import { Head, Otherwise } from './aside.tsx';
import { Ending } from './ending.tsx';
import type { LessonParts } from './lesson-screen.tsx';
import { Parchment } from './parchment.tsx';
import { moveNow, stepAt } from './way.ts';

export const Controls = (parts: LessonParts) => {
  const { mood } = parts.lessoning.way;
  return (
    <>
      <Head {...parts} />
      <section className="asking lesson">
        <Parchment {...parts} />
        {mood === 'over' ? <Ending {...parts} /> : <Acts {...parts} />}
        {mood === 'asks' && (
          <div className="lesson__fold">
            <Otherwise {...parts} isFolded />
          </div>
        )}
      </section>
    </>
  );
};

const Acts = (parts: LessonParts) => {
  const { way, showMe } = parts.lessoning;
  useLessonKeys(parts);
  const doesChoose = way.mood === 'asks' && stepAt(way).step.does === 'choose';
  return (
    <div className="lesson__acts">
      {way.mood === 'answers' ? (
        <Answered {...parts} />
      ) : doesChoose ? (
        <Doing {...parts} />
      ) : (
        <Reading {...parts} />
      )}
      {doesChoose && <ShowMe onShow={showMe} />}
      {doesChoose && <Quiet way={way} />}
    </div>
  );
};

const useLessonKeys = ({ lessoning }: LessonParts): void => {
  const { way, goOn, showMe, undo } = lessoning;
  const { offers, numbers } = useSitting();
  const picking = usePicked();
  const main = useMain(lessoning.way);
  const touchDie = (die: number): void => {
    const move = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (move !== undefined) take(move);
  };
  const isAnswered = way.mood === 'answers';
  useKeys({
    ...Object.fromEntries(numbers.map((move, i) => [String(i + 1), () => take(move)])),
    ...Object.fromEntries(DICE_KEYS.map((key, i) => [key.toLowerCase(), () => touchDie(i)])),
    ' ': isAnswered ? undo : main === undefined ? goOn : () => take(main),
    '?': way.mood === 'asks' ? showMe : undefined,
    'Ctrl+z': isAnswered ? undo : undefined,
    Escape: isAnswered ? undo : () => go({ screen: 'learn' }),
  });
};

/** What gold stands for: what is recommended, or rolling the dice that are not picked. */
const useMain = (way: LessonParts['lessoning']['way']): Move | undefined => {
  const picking = usePicked();
  const move = moveNow(way);
  if (way.mood !== 'asks' || stepAt(way).step.does !== 'choose') return undefined;
  return move?.kind === 'keep' || move?.kind === 'reroll' ? picking.move : move;
};

const Doing = ({ lessoning: { way }, words }: LessonParts) => {
  const t = useTexts();
  const { labels, table } = useSitting();
  const picking = usePicked();
  const main = useMain(way);
  if (main === undefined) return null;
  const { button } = words.steps[stepAt(way).step.id];
  const isRoll = main.kind === 'keep';
  const all = table.view.rolls.at(-1)?.values.length ?? 0;
  return (
    <>
      {isRoll && <Taps way={way} />}
      <button type="button" className="btn btn--gold" {...signOf(main)} onClick={() => take(main)}>
        {isRoll && <Icon name="dice" />}
        <span>
          {isRoll ? (
            t.table.roll(all - picking.picked.length)
          ) : button !== undefined && way.chosen === 0 ? (
            button
          ) : (
            <Said said={labels.get(main.text) ?? []} />
          )}
        </span>
        <Key>{t.keys.space}</Key>
      </button>
    </>
  );
};

/** First tap these dice, then roll. */
const Taps = ({ way }: { way: LessonParts['lessoning']['way'] }) => {
  const words = useLearnWords();
  const hero = useHeroAt(0);
  const { table } = useSitting();
  const values = table.view.rolls.at(-1)?.values ?? [];
  const move = moveNow(way);
  if (move?.kind !== 'keep' || move.dice.length === 0) return null;
  return (
    <>
      <span className="lesson__order">1</span>
      <span className="lesson__taps" data-dice={move.dice.join(' ')}>
        {words.tap}{' '}
        {move.dice.map((die) => (
          <FaceNumber key={die} hero={hero.id} symbol={hero.dice[values[die] - 1]} value={values[die]} />
        ))}
      </span>
      <span className="lesson__order">2</span>
    </>
  );
};

const Reading = ({ lessoning, words }: LessonParts) => {
  const t = useTexts();
  const learn = useLearnWords();
  const { way, goOn } = lessoning;
  const { step } = stepAt(way);
  const isMoving = way.mood === 'moves';
  const button = way.mood === 'asks' ? words.steps[step.id].button : undefined;
  return (
    <button type="button" className="btn btn--gold" disabled={isMoving} onClick={goOn}>
      <span>{button ?? learn.goOn}</span>
      <Key>{t.keys.space}</Key>
    </button>
  );
};

const Answered = ({ lessoning }: LessonParts) => {
  const learn = useLearnWords();
  const { labels } = useSitting();
  const { way, undo, insist } = lessoning;
  const picking = usePicked();
  const move = way.other?.move;
  const takeBack = (): void => {
    if (move?.kind === 'keep' || move?.kind === 'reroll') picking.pick([]);
    undo();
  };
  return (
    <>
      <button type="button" className="btn btn--gold" onClick={takeBack}>
        <Icon name="undo" />
        <span>{learn.undo}</span>
        <Key>Esc</Key>
      </button>
      {stepAt(way).step.does === 'choose' && (
        <button type="button" className="btn btn--ghost" onClick={insist}>
          <span>{learn.allTheSame(move === undefined ? '' : plain(labels.get(move.text) ?? []))}</span>
        </button>
      )}
    </>
  );
};

const ShowMe = ({ onShow }: { onShow: () => void }) => {
  const learn = useLearnWords();
  return (
    <button type="button" className="btn btn--ghost" onClick={onShow}>
      <Icon name="learn" />
      <span>{learn.showMe}</span>
      <Key>?</Key>
    </button>
  );
};

/** Choices that nothing on the table stands for, apart from what gold says. */
const Quiet = ({ way }: { way: LessonParts['lessoning']['way'] }) => {
  const { decision } = useSitting();
  const wanted = moveNow(way)?.text;
  const quiet = decision.options.filter(
    ({ move }) => move.text !== wanted && (isQuiet(move) || SPOKEN.includes(move.kind)),
  );
  return quiet.map(({ move, label }) => (
    <button
      key={move.text}
      type="button"
      className="btn btn--ghost btn--small"
      {...signOf(move)}
      onClick={() => take(move)}
    >
      <span>
        <Said said={label} />
      </span>
    </button>
  ));
};

const SPOKEN: readonly Move['kind'][] = [
  'done',
  'yes',
  'no',
  'number',
  'value',
  'option',
  'use',
  'top',
  'bottom',
];
