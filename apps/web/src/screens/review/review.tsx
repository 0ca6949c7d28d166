// A second look at a game: how the chance to win went, what was dice and what choices, and the costliest of these, to be found.

import { accountOf } from '@mad-king/after/review';
import { use, useEffect, useMemo, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { Topbar } from '../../components/topbar.tsx';
import { useWayBack } from '../../components/use-way-back.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useFeatsWords } from '../../language/feats.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { ownSeat } from '../../state/chronicle.ts';
import { type LastReview, look, pastWith, useReviewOf } from '../../state/last-review.ts';
import { Faulty } from '../theatre/faulty.tsx';
import { isFault, type StagedGame, stagedOnce } from '../theatre/staged-game.ts';
import type { Piece } from '../theatre/stops.ts';
import { Chances } from './chances.tsx';
import { Costliest } from './costliest.tsx';
import { Figures, Progress, Who } from './head.tsx';
import { mistakesOf } from './mistakes.ts';
import { Tug } from './tug.tsx';
import './review.css';
import './charts.css';
import './choices.css';

interface ReviewProps {
  code: string;
  seat?: number;
}

export const Review = ({ code, seat }: ReviewProps) => {
  const staged = use(stagedOnce(code));
  if (isFault(staged)) return <Faulty fault={staged} />;
  if (staged.by !== 'own' || staged.piece === null) return <OtherRules code={code} />;
  return <Judging code={code} staged={staged} piece={staged.piece} asked={seat} />;
};

const OtherRules = ({ code }: { code: string }) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  return (
    <Page title={w.otherRules} className="plain">
      <h1 className="arms-name">{w.otherRules}</h1>
      <p>{w.otherRulesText}</p>
      <div className="plain__acts">
        <a className="btn btn--gold" href={addressOf({ screen: 'watch', code })}>
          {w.watch}
        </a>
        <a className="btn btn--ghost" href={addressOf({ screen: 'home' })}>
          {t.nav.home}
        </a>
      </div>
    </Page>
  );
};

interface JudgingProps {
  code: string;
  staged: StagedGame;
  piece: Piece;
  /** Whose choices, if the address says so. */
  asked: number | undefined;
}

/** The seat of the only person, if the chronicle knows the game. */
const defaultSeat = (code: string): number => Math.max(0, ownSeat(pastWith(code) ?? { players: [] }));

const Judging = ({ code, staged, piece, asked }: JudgingProps) => {
  const { review: w } = useAfterWords();
  const back = useWayBack(code);
  const { setup, choices } = staged.record;
  const seats = setup.heroes.length;
  const seat = useMemo(
    () => (asked !== undefined && asked < seats ? asked : defaultSeat(code)),
    [asked, seats, code],
  );
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again looks again
  useEffect(() => look(code, { setup, choices, seat }), [code, setup, choices, seat, tries]);
  const last = useReviewOf(code);
  return (
    <Page title={w.title} className="review" hero={setup.heroes[seat]}>
      <Ground x={720} y={120} />
      <Topbar title={w.title} back={back} />
      {last === null || last.review === null || last.seat !== seat ? (
        <>
          <div className="review__head">
            <Who code={code} staged={staged} seat={seat} />
          </div>
          <div className="review__waits">
            {last?.isFailed ? <Failed onAgain={() => setTries(tries + 1)} /> : <Progress review={null} />}
          </div>
        </>
      ) : (
        <Judged
          key={seat}
          code={code}
          staged={staged}
          piece={piece}
          last={last}
          review={last.review}
          onAgain={() => setTries(tries + 1)}
        />
      )}
    </Page>
  );
};

const Failed = ({ onAgain }: { onAgain: () => void }) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  return (
    <p className="notice" role="alert">
      <span className="notice__text">{w.failed}</span>
      <button type="button" className="btn btn--ghost btn--small" onClick={onAgain}>
        {t.failure.retry}
      </button>
    </p>
  );
};

interface JudgedProps {
  code: string;
  staged: StagedGame;
  piece: Piece;
  last: LastReview;
  review: NonNullable<LastReview['review']>;
  onAgain: () => void;
}

const Judged = ({ code, staged, piece, last, review, onAgain }: JudgedProps) => {
  const language = useLanguage();
  const { seat, looks, isFailed, feats } = last;
  const { line, verdicts, isOwnDone, isDone } = review;
  const { heroes } = staged.record.setup;
  const [turn, setTurn] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null | undefined>(undefined);
  const account = useMemo(() => accountOf(line.points, verdicts, line.teams, seat), [line, verdicts, seat]);
  const mistakes = useMemo(() => mistakesOf(verdicts, seat, looks), [verdicts, seat, looks]);
  // As long as more may come, nothing opens by itself.
  const open = wanted === undefined ? (isOwnDone ? (mistakes[0]?.at ?? null) : null) : wanted;
  const teamHeroes = line.points[0].chances.map((_, team) => heroes[line.teams.indexOf(team)]);
  const decisions = line.decisions.filter((one) => one.seat === seat).length;
  return (
    <>
      <div className="review__head">
        <Who code={code} staged={staged} seat={seat} />
        <Figures review={review} account={{ ...account, decisions }} />
      </div>
      <div className="review__news">
        {isFailed ? <Failed onAgain={onAgain} /> : <Progress review={review} />}
        <FreshFeats feats={feats} />
      </div>
      <div className="review__body">
        <Chances
          review={review}
          account={account}
          seat={seat}
          heroes={teamHeroes}
          mistakes={mistakes}
          turn={turn}
          open={open}
          onOpen={setWanted}
        />
        <Tug
          account={account}
          isDone={isDone}
          names={heroes.map((hero) => rosterHero(hero).names[language])}
          turn={turn}
          onTurn={setTurn}
        />
        <Costliest
          code={code}
          piece={piece}
          mistakes={mistakes}
          looks={looks}
          isDone={isOwnDone}
          decisions={decisions}
          open={open}
          isWanted={wanted !== undefined}
          onOpen={setWanted}
        />
      </div>
    </>
  );
};

const FreshFeats = ({ feats }: { feats: readonly string[] }) => {
  const { review: w } = useAfterWords();
  const wordsOf = useFeatsWords();
  if (feats.length === 0) return null;
  return (
    <p className="freshfeats" role="status">
      <Icon name="seal" />
      {w.fresh}{' '}
      {feats.map((id) => (
        <a key={id} href={addressOf({ screen: 'wall' })}>
          {wordsOf(id).name}
        </a>
      ))}
    </p>
  );
};
