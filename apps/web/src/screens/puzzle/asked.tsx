// The question: dice to pick out, other choices as buttons, and the answer in gold.

import { type GameView, incoming, type Move } from '@mad-king/engine';
import type { Said as SaidText } from '@mad-king/text';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { Said } from '../../components/said.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useAfterWords } from '../../language/after.ts';
import { useSpeaker } from '../../language/speaker.ts';
import { useTexts } from '../../language/texts.ts';
import { CardRow } from '../game/seats/card-row.tsx';
import { choiceOf, isSameAnswer, NOTHING, type Picked } from './answering.ts';
import { Deeds, DeedsToRead } from './deeds.tsx';
import type { PuzzleParts } from './puzzle.tsx';
import { heroesOf, useHeroMet } from './table-of.ts';
import { Tray } from './tray.tsx';

type AskedProps = PuzzleParts & { view: GameView };

interface Option {
  move: Move;
  label: SaidText;
}

/** Of wrong choices a hint leaves one. */
const hinted = (options: readonly Option[], solution: string): Option[] => {
  const wrong = options.find(({ move }) => move.text !== solution);
  return options.filter((option) => option.move.text === solution || option === wrong);
};

interface Question {
  /** All that can be chosen, ways to keep dice apart. */
  others: readonly Option[];
  /** Of those, what is shown as buttons, and the number of the key of the first of them. */
  shown: readonly Option[];
  from: number;
  /** Dice that stay; null where none are rolled. */
  kept: readonly number[] | null;
  /** What is picked out, and what answers with it; undefined where that cannot be answered, or was. */
  choice: string | null;
  answer: (() => void) | undefined;
  toggle(die: number): void;
  pick(choice: string): void;
}

const KEYS = 9;

/** What is picked out, by touch or by keys. */
const useQuestion = ({ puzzle, view, values, answering }: AskedProps): Question => {
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const { options } = useSpeaker().decision(view);
  const moves = options.map(({ move }) => move);
  const rolls = moves.some(({ kind }) => kind === 'keep');
  const others = options.filter(({ move }) => move.kind !== 'keep');
  const shown = answering.hinted && !rolls ? hinted(others, puzzle.ways[0].choose) : others;
  const choice = 'choice' in picked || rolls ? choiceOf(picked, moves) : null;
  const isAgain = choice !== null && answering.tries.some((one) => isSameAnswer(one, choice, values));
  const answer = choice === null || isAgain ? undefined : () => answering.answer(choice);
  const dice = 'dice' in picked ? picked.dice : [];
  const toggle = (die: number): void =>
    setPicked({ dice: dice.includes(die) ? dice.filter((one) => one !== die) : [...dice, die].sort() });
  const pick = (text: string): void => setPicked({ choice: text });
  const from = 1 + (rolls ? values.length : 0);
  useKeys({
    ' ': answer,
    ...Object.fromEntries((rolls ? values : []).map((_, i) => [String(i + 1), () => toggle(i)])),
    ...Object.fromEntries(
      shown.slice(0, KEYS + 1 - from).map(({ move }, i) => [String(from + i), () => pick(move.text)]),
    ),
  });
  return { others, shown, from, kept: rolls ? dice : null, choice, answer, toggle, pick };
};

export const Asked = (props: AskedProps) => {
  const { puzzle, game, view, values, answering } = props;
  const t = useTexts();
  const speaker = useSpeaker();
  const hero = useHeroMet(puzzle.hero);
  const question = useQuestion(props);
  const { others, kept, choice, answer, toggle } = question;
  const seat = view.seats[view.seat];
  return (
    <>
      {values.length > 0 && (
        <Tray
          heroes={heroesOf(view, speaker)}
          values={values}
          kept={kept}
          onToggle={kept === null ? undefined : toggle}
        />
      )}
      {puzzle.kind !== 'dice' && <Situation view={view} loss={incoming(game, puzzle.seat)} />}
      <div className="pz__board">
        {puzzle.kind === 'dice' ? (
          <Deeds hero={hero} seat={seat} values={values} />
        ) : (
          <DeedsToRead hero={hero} seat={seat} view={view} />
        )}
        <Hand view={view} />
      </div>
      <footer className="pz__acts">
        <Hint puzzle={puzzle} answering={answering} isDice={kept !== null} />
        <button type="button" className="btn btn--gold" disabled={answer === undefined} onClick={answer}>
          <Chosen choice={choice} values={values} options={others} />
          <Key>{t.keys.space}</Key>
        </button>
        <Options {...question} />
      </footer>
    </>
  );
};

const Options = ({ shown, from, choice, pick }: Question) => (
  <div className="pz__options">
    {shown.map(({ move, label }, i) => (
      <button
        key={move.text}
        type="button"
        className="btn btn--ghost"
        data-choice={move.text}
        aria-pressed={choice === move.text}
        onClick={() => pick(move.text)}
      >
        <span>
          <Said said={label} />
        </span>
        {from + i <= KEYS && <Key>{String(from + i)}</Key>}
      </button>
    ))}
  </div>
);

/** What one is asked where it is not about dice alone, and what would hit one. */
const Situation = ({ view, loss }: { view: GameView; loss: number }) => {
  const { puzzle: w } = useAfterWords();
  const { sentence } = useSpeaker().decision(view);
  return (
    <p className="pz__asks">
      <Said said={sentence} />
      {loss > 0 && view.decision?.ask !== 'defend' && <b className="pz__loss">{w.incoming(loss)}</b>}
    </p>
  );
};

const Hand = ({ view }: { view: GameView }) => {
  const t = useTexts();
  const { hero, hand } = view.seats[view.seat];
  if (hand === null || hand.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys
    <section className="pz__hand" aria-label={t.table.yourHand(hand.length)} tabIndex={0}>
      <CardRow hero={hero} cards={hand} />
    </section>
  );
};

interface ChosenProps {
  choice: string | null;
  values: readonly number[];
  options: readonly Option[];
}

/** What gold would do. */
const Chosen = ({ choice, values, options }: ChosenProps) => {
  const { puzzle: w } = useAfterWords();
  if (choice === null) return <span>{w.choose}</span>;
  const option = options.find(({ move }) => move.text === choice);
  if (option !== undefined)
    return (
      <span>
        <Said said={option.label} />
      </span>
    );
  const kept = choice === 'keep none' ? [] : choice.split(' ').slice(1);
  const shown = kept.map((place) => values[Number(place) - 1]).join(' ');
  return <span>{w.keep(shown, values.length - kept.length)}</span>;
};

const Hint = ({
  puzzle,
  answering,
  isDice,
}: Pick<AskedProps, 'puzzle' | 'answering'> & { isDice: boolean }) => {
  const { puzzle: w } = useAfterWords();
  const { stage, hinted: isHinted } = answering;
  const { choose } = puzzle.ways[0];
  const kept = choose === 'keep none' ? 0 : choose.split(' ').length - 1;
  if (stage === 'wrong')
    return (
      <p className="pz__hint" data-wrong="true">
        <Icon name="no" />
        <span>{w.wrong}</span>
        <button type="button" className="link" onClick={answering.tell}>
          {w.tell}
        </button>
      </p>
    );
  return (
    <p className="pz__hint">
      <Icon name="hint" />
      {isHinted ? (
        <span>{isDice ? (choose.startsWith('keep') ? w.hintKeep(kept) : w.hintStop) : w.hintTwo}</span>
      ) : (
        <>
          <span>{w.clear}</span>
          <button type="button" className="link" onClick={answering.hint}>
            {w.hint}
          </button>
        </>
      )}
    </p>
  );
};
