// Who played and how it ended, and what the choices came to: points lost, luck, the result without it; and how far the thinking is.

import { type Account, rateOf } from '@mad-king/after/review';
import { Arms } from '../../components/arms.tsx';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { modeName } from '../../language/mode-name.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf, goInstead } from '../../router.ts';
import type { Review } from '../../state/review.ts';
import { useNumber } from '../game/coach/words.tsx';
import type { StagedGame } from '../theatre/staged-game.ts';
import { useRate } from './use-rate.ts';

interface WhoProps {
  code: string;
  staged: StagedGame;
  seat: number;
}

/** Whose choices are judged can be changed. */
export const Who = ({ code, staged: { record, course }, seat }: WhoProps) => {
  const t = useTexts();
  const { review: w, chronicle, theatre } = useAfterWords();
  const language = useLanguage();
  const { game } = course.stops[course.stops.length - 1];
  const { result } = game;
  const { team } = game.seats[seat];
  const end =
    result === null
      ? theatre.open
      : result.winner < 0
        ? chronicle.ends.drawn
        : chronicle.ends[result.winner === team ? 'won' : 'lost'];
  const isConceded = course.events.some(({ type }) => type === 'conceded');
  const nameOf = (hero: string): string => rosterHero(hero).names[language];
  return (
    <div className="who">
      <Choice
        label={w.whose}
        value={String(seat)}
        options={record.setup.heroes.map((hero, at) => ({
          value: String(at),
          content: (
            <>
              <Arms hero={hero} />
              {at === seat && <b>{nameOf(hero)}</b>}
            </>
          ),
          label: nameOf(hero),
        }))}
        onChoose={(value) => goInstead({ screen: 'review', code, seat: Number(value) })}
      />
      <span>
        {end}
        {isConceded && ` (${t.result.conceded})`} · {modeName(t, game.mode, game.options)} ·{' '}
        {t.result.turns(game.turn)}
      </span>
      <a className="btn btn--ghost btn--small" href={addressOf({ screen: 'watch', code })}>
        <Icon name="watch" />
        {w.watch}
      </a>
    </div>
  );
};

/** What is not known yet is left open. */
export const Figures = ({ review, account }: { review: Review; account: Account }) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  const number = useNumber();
  const { isOwnDone, isDone } = review;
  const said = useRate();
  const rate = rateOf(account);
  const lost = rate === null || !isOwnDone ? '–' : said(rate);
  return (
    <div className="kpis">
      <p className="kpi">
        <b>{lost}</b>
        <span>
          {w.lost}
          <small>{w.choices(account.decisions)}</small>
        </span>
      </p>
      <p className="kpi">
        <b>{isDone ? number(account.dice, true) : '–'}</b>
        <span>
          {w.luck}
          <small>{w.luckOf}</small>
        </span>
      </p>
      <p className="kpi">
        <b>{isDone ? t.percent(account.withoutLuck / 100, 0).join('') : '–'}</b>
        <span>
          {w.without}
          <small>{isDone ? `± ${number(account.error)}` : '\u00a0'}</small>
        </span>
      </p>
    </div>
  );
};

/** A quiet bar, until everything is judged. */
export const Progress = ({ review }: { review: Review | null }) => {
  const { review: w } = useAfterWords();
  if (review?.isDone) return null;
  const all = review?.line.decisions.length ?? 1;
  const done = review?.verdicts.length ?? 0;
  return (
    <div className="thinking">
      <progress max={all} value={done} aria-label={w.title} />
      <small role="status">{review === null ? w.waiting : w.thinking(done, all)}</small>
    </div>
  );
};
