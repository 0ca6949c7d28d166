// The buttons of a step: what it is about in gold, a way to be shown it, and what undoes another choice.

import { plain } from '@mad-king/text';
import { Icon } from '../../components/icon.tsx';
import { FaceNumber, Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { useLearnWords } from '../../language/learn.ts';
import { useTexts } from '../../language/texts.ts';
import { useHeroAt, usePicked, useSitting } from '../game/sitting.tsx';
import { signOf, take } from '../game/take.ts';
import type { LessonParts } from './lesson-screen.tsx';
import { isQuestion } from './use-lesson.ts';
import { isDice, useMain } from './use-main.ts';
import { moveNow, stepAt } from './way.ts';

export const Doing = (parts: LessonParts) => {
  const t = useTexts();
  const { labels, table } = useSitting();
  const picking = usePicked();
  const main = useMain(parts);
  const { way } = parts.lessoning;
  const wanted = moveNow(way);
  const rolls = wanted !== undefined && isDice(wanted);
  const move = rolls ? picking.move : main;
  if (move === undefined) return null;
  const said = parts.words.steps[stepAt(way).step.id];
  const all = table.view.rolls.at(-1)?.values.length ?? 0;
  return (
    <>
      {rolls && !isQuestion(said) && <Taps way={way} />}
      <button
        type="button"
        className={main === undefined ? 'btn btn--line' : 'btn btn--gold'}
        {...signOf(move)}
        onClick={() => take(move)}
      >
        {rolls && <Icon name="dice" />}
        <span>
          {move.kind === 'keep' ? (
            t.table.roll(all - picking.picked.length)
          ) : said.button !== undefined && way.chosen === 0 ? (
            said.button
          ) : (
            <Said said={labels.get(move.text) ?? []} />
          )}
        </span>
        <Key>{main === undefined ? 'R' : t.keys.space}</Key>
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
  if (move === undefined || !isDice(move) || move.dice.length === 0) return null;
  return (
    <span className="lesson__taps" data-dice={move.dice.join(' ')}>
      {words.tap}{' '}
      {move.dice.map((die) => (
        <FaceNumber key={die} hero={hero.id} symbol={hero.dice[values[die] - 1]} value={values[die]} />
      ))}
      <span>{words.andThen}</span>
    </span>
  );
};

export const Reading = ({ lessoning, words }: LessonParts) => {
  const t = useTexts();
  const learn = useLearnWords();
  const { way, goOn } = lessoning;
  const { step } = stepAt(way);
  const button = way.mood === 'asks' ? words.steps[step.id].button : undefined;
  return (
    <button type="button" className={way.mood === 'moves' ? 'btn btn--line' : 'btn btn--gold'} onClick={goOn}>
      <span>{button ?? learn.goOn}</span>
      <Key>{t.keys.space}</Key>
    </button>
  );
};

export const Answered = ({ lessoning: { way, insist }, onUndo }: LessonParts & { onUndo: () => void }) => {
  const t = useTexts();
  const learn = useLearnWords();
  const { labels } = useSitting();
  const move = way.other?.move;
  // Who has only looked has nothing to undo.
  if (stepAt(way).step.does === 'look')
    return (
      <button type="button" className="btn btn--gold" onClick={onUndo}>
        <span>{learn.goOn}</span>
        <Key>{t.keys.space}</Key>
      </button>
    );
  return (
    <>
      <button type="button" className="btn btn--gold" onClick={onUndo}>
        <Icon name="undo" />
        <span>{learn.undo}</span>
        <Key>{t.keys.escape}</Key>
      </button>
      <button type="button" className="btn btn--ghost" onClick={insist}>
        <span>{learn.allTheSame(move === undefined ? '' : plain(labels.get(move.text) ?? []))}</span>
      </button>
    </>
  );
};

export const TakeBack = ({ onUndo }: { onUndo: () => void }) => {
  const t = useTexts();
  const learn = useLearnWords();
  return (
    <button type="button" className="btn btn--ghost" onClick={onUndo}>
      <Icon name="undo" />
      <span>{learn.undo}</span>
      <Key>{t.keys.escape}</Key>
    </button>
  );
};

export const ShowMe = ({ onShow }: { onShow: () => void }) => {
  const learn = useLearnWords();
  return (
    <button type="button" className="btn btn--ghost" onClick={onShow}>
      <Icon name="learn" />
      <span>{learn.showMe}</span>
      <Key>?</Key>
    </button>
  );
};
