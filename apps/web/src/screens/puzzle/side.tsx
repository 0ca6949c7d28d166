// Beside the puzzle: its number, the days in a row, one's rating and its own, and how well one finds each kind.

import { daysBefore, streakOf } from '@mad-king/after/puzzles/day';
import { PUZZLE_KINDS, type Puzzle, type PuzzleKind } from '@mad-king/after/puzzles/puzzle';
import { wilson } from '@mad-king/after/rates';
import { useMemo } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import type { PuzzlesKept } from '../../state/puzzles.ts';

interface SideProps {
  puzzle: Puzzle;
  kept: PuzzlesKept;
  date: string;
  isOfDay: boolean;
  /** Not answered yet: how others fare would be a hint. */
  isOpen: boolean;
}

export const Side = ({ puzzle, kept, date, isOfDay, isOpen }: SideProps) => {
  const t = useTexts();
  const { puzzle: w } = useAfterWords();
  return (
    <aside className="pz__side" aria-label={w.title}>
      <svg className="glass" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className="g9" points="0,0 100,0 100,100 0,100" />
        <polygon className="g7" points="0,0 100,0 0,38" />
        <polygon className="g5" points="0,0 60,0 0,22" />
      </svg>
      <a className="back" href={addressOf({ screen: 'home' })}>
        <Icon name="arrow" className="i--left" />
        {t.nav.home}
      </a>
      <div className="pz__name">
        <p className="eyebrow">{isOfDay ? <OfDay date={date} /> : w.kinds[puzzle.kind]}</p>
        <h1 className="arms-name">{w.number(puzzle.id)}</h1>
      </div>
      <Streak kept={kept} date={date} />
      <Calendar kept={kept} date={date} />
      <Figures puzzle={puzzle} kept={kept} isOpen={isOpen} />
      <Kinds kept={kept} />
    </aside>
  );
};

const OfDay = ({ date }: { date: string }) => {
  const { puzzle: w } = useAfterWords();
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      {w.ofDay} · {day.format(new Date(`${date}T00:00:00Z`))}
    </>
  );
};

const Streak = ({ kept, date }: { kept: PuzzlesKept; date: string }) => {
  const { puzzle: w } = useAfterWords();
  const streak = useMemo(() => streakOf(kept.days, date), [kept, date]);
  return (
    <p className="pz__streak">
      <Icon name="streak" />
      <b>{streak.now}</b>
      <span>
        {w.inARow(streak.now)}
        <br />
        {w.longest(streak.longest)}
      </span>
    </p>
  );
};

const WEEKS = 3;
const WEEK = 7;

/** The last three weeks; today is the last day. */
const Calendar = ({ kept, date }: { kept: PuzzlesKept; date: string }) => {
  const t = useTexts();
  const { puzzle: w } = useAfterWords();
  const language = useLanguage();
  const days = Array.from({ length: WEEKS * WEEK }, (_, i) => daysBefore(date, WEEKS * WEEK - 1 - i));
  const letter = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
  return (
    <ol className="pz__cal" aria-label={w.weeks}>
      {days.slice(0, WEEK).map((day) => (
        <li key={`head ${day}`} className="pz__weekday" aria-hidden="true">
          {letter.format(at(day))}
        </li>
      ))}
      {days.map((day) => {
        const found = kept.days[day];
        const how = found === undefined ? 'none' : found ? 'yes' : 'no';
        return (
          <li key={day} data-day={how} data-today={day === date}>
            {how === 'yes' && <Icon name="check" />}
            {how === 'no' && <Icon name="no" />}
            <span className="sr">{t.labelled(whole.format(at(day)), w.days[how])}</span>
          </li>
        );
      })}
    </ol>
  );
};

const Figures = ({ puzzle, kept, isOpen }: Pick<SideProps, 'puzzle' | 'kept' | 'isOpen'>) => {
  const t = useTexts();
  const { puzzle: w } = useAfterWords();
  const { squire, knight, glance } = puzzle.found;
  const percent = (share: number): string => t.percent(share, 0).join('');
  return (
    <dl className="pz__figures">
      <div>
        <dt>{w.rating}</dt>
        <dd>
          {Math.round(kept.rating.points)} <small>± {Math.round(kept.rating.spread)}</small>
        </dd>
      </div>
      <div>
        <dt>{w.thisPuzzle}</dt>
        <dd>
          {puzzle.rating} <small>{w.grade(puzzle.grade)}</small>
        </dd>
      </div>
      {!isOpen && (
        <div>
          <dt>{w.squires}</dt>
          <dd>{percent(squire)}</dd>
        </div>
      )}
      {!isOpen && (
        <div>
          <dt>
            {glance === undefined ? w.knights : w.atAGlance}
            {glance !== undefined && <small>{w.glanceText}</small>}
          </dt>
          <dd>{percent(glance ?? knight)}</dd>
        </div>
      )}
    </dl>
  );
};

/** How many of a kind one has found at once, and where the true share lies 19 times of 20. */
const Kinds = ({ kept }: { kept: PuzzlesKept }) => {
  const { puzzle: w } = useAfterWords();
  const answers = Object.values(kept.answers);
  const tally = (kind: PuzzleKind): { of: number; found: number } => {
    const own = answers.filter((one) => one.kind === kind);
    return { of: own.length, found: own.filter(({ how }) => how === 'yes').length };
  };
  return (
    <section className="pz__kinds">
      <h2 className="eyebrow">{w.youFind}</h2>
      {PUZZLE_KINDS.map((kind) => {
        const { of, found } = tally(kind);
        const { low, high } = wilson(found, of);
        return (
          <p key={kind}>
            <span>{w.kinds[kind]}</span>
            <i aria-hidden="true">
              {of > 0 && <u style={{ left: `${low * 100}%`, right: `${100 - high * 100}%` }} />}
              {of > 0 && <s style={{ left: `${(found / of) * 100}%` }} />}
            </i>
            <b>{of === 0 ? '–' : `${found}/${of}`}</b>
          </p>
        );
      })}
    </section>
  );
};
