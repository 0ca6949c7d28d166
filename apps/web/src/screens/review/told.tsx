// A costly choice, told: how the choices compare, and why.

import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import type { Look } from '../../state/last-review.ts';
import type { Row } from '../game/coach/rank.ts';
import { AboutOutlook, AboutWay, useNumber, What } from '../game/coach/words.tsx';
import { Made, Named } from './made.tsx';
import type { Mistake } from './mistakes.ts';
import { barOf, type Compared, comparedIn, rowOf, useAsked } from './rows.ts';
import { Question, SceneDice, Standing } from './scene.tsx';

interface ToldProps {
  code: string;
  mistake: Mistake;
  look: Look | undefined;
  /** Opens the next one that is still to be found. */
  onNext: (() => void) | null;
}

export const Told = ({ code, mistake, look, onNext }: ToldProps) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  const number = useNumber();
  const { at, told, error } = mistake;
  const { rows } = useAsked();
  useKeys({ ' ': onNext ?? undefined });
  return (
    <div className="told">
      {look?.isFound && (
        <p className="told__found" role="status">
          <Icon name="check" />
          {w.right}
        </p>
      )}
      <Standing />
      <Question />
      <SceneDice />
      <Comparison mistake={mistake} guesses={look?.wrong ?? []} />
      <Why />
      <p className="told__foot">
        {rows[0].by === 'dice' && <span className="exact">{w.exact}</span>}
        <span className="exact exact--est">{w.estimated(number(error), told.worlds)}</span>
        <a className="link" href={addressOf({ screen: 'watch', code, at: { choice: at } })}>
          <Icon name="recap" />
          {w.fromHere}
        </a>
      </p>
      {onNext !== null && (
        <div className="err__acts">
          <button type="button" className="btn btn--gold btn--small" onClick={onNext}>
            {w.next}
            <Key>{t.keys.space}</Key>
          </button>
        </div>
      )}
    </div>
  );
};

const Comparison = ({ mistake, guesses }: { mistake: Mistake; guesses: readonly string[] }) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  const asked = useAsked();
  const compared = comparedIn(asked, mistake, guesses);
  const values = compared.map(({ value }) => value);
  const guessed = guesses.map((guess) => rowOf(asked, guess));
  const isDice = asked.rows[0].by === 'dice';
  return (
    <ol className="compared">
      <li className="compared__heads" aria-hidden="true">
        <small>{isDice ? t.coach.columns.health : w.chanceThen}</small>
      </li>
      {compared.map((one) => (
        <ComparedRow
          key={one.row.move.text}
          compared={one}
          bar={barOf(one.value, values)}
          isGuess={guessed.includes(one.row)}
        />
      ))}
    </ol>
  );
};

interface ComparedRowProps {
  compared: Compared;
  bar: number;
  isGuess: boolean;
}

const ComparedRow = ({ compared: { row, value, isRough }, bar, isGuess }: ComparedRowProps) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  const { rows, own } = useAsked();
  const number = useNumber();
  const state = row === rows[0] ? 'best' : row === own ? 'mine' : '';
  const tag =
    state === 'best'
      ? w.best
      : state === 'mine'
        ? w.mine
        : row.isClose
          ? w.asGood
          : isGuess
            ? w.yourGuess
            : '';
  const said = row.by === 'dice' ? number(value) : t.percent(value / 100, 1).join('');
  return (
    <li data-state={state}>
      <span className="compared__name">
        <Named row={row} />
      </span>
      <span className="compared__bar">
        <i style={{ width: `${bar}%` }} />
      </span>
      <b>
        {isRough && '≈ '}
        {said}
      </b>
      <span className="compared__tag">
        {state === 'best' && <Icon name="check" />}
        {tag}
      </span>
    </li>
  );
};

const Why = () => {
  const { review: w } = useAfterWords();
  const { rows, own } = useAsked();
  const [best, second] = rows;
  return (
    <>
      <p className="why">
        <b>
          {w.instead} <What row={best} />
        </b>{' '}
        <About row={best} ahead={second === undefined ? 0 : best.value - second.value} />
      </p>
      <p className="why">
        <b>
          {w.was} <Made />
        </b>{' '}
        {own !== undefined && <About row={own} ahead={0} />}
      </p>
    </>
  );
};

/** `ahead`: by how much the next best is behind it, in the chance to win. */
const About = ({ row, ahead }: { row: Row; ahead: number }) =>
  row.by === 'dice' ? (
    <AboutWay way={row.way} />
  ) : (
    <AboutOutlook outlook={row.option.outlook} ahead={ahead} isClose={ahead <= 0} />
  );
