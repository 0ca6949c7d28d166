// Puzzles: that of the day, or one by its number; asked, answered, explained.

import { dateOf } from '@mad-king/after/puzzles/day';
import type { PuzzleHead } from '@mad-king/after/puzzles/puzzle';
import { view } from '@mad-king/engine';
import { use, useMemo, useState } from 'react';
import { Ground } from '../../components/glass.tsx';
import { Page } from '../../components/page.tsx';
import { Speech } from '../../components/speech.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { type Answering, diceOf, useAnswering } from './answering.ts';
import { Asked } from './asked.tsx';
import { PositionHead } from './position.tsx';
import { ShowPuzzle } from './show.tsx';
import { Side } from './side.tsx';
import { findPuzzle, puzzleOfDay, type StagedPuzzle, stagedOnce } from './staged.ts';
import { Told } from './told.tsx';
import './puzzle.css';
import './question.css';
import './told.css';
import './puzzle-small.css';

interface PuzzleScreenProps {
  /** Left out: the puzzle of the day. */
  id?: string;
  isShown: boolean;
}

export const PuzzleScreen = ({ id, isShown }: PuzzleScreenProps) => {
  const [date] = useState(() => dateOf(new Date()));
  const ofDay = puzzleOfDay(date);
  const head = id === undefined ? ofDay : findPuzzle(id);
  if (head === undefined) return <NoPuzzle id={id ?? ''} />;
  if (isShown) return <ShowPuzzle head={head} />;
  return <Open head={head} date={date} isOfDay={head === ofDay} />;
};

const NoPuzzle = ({ id }: { id: string }) => {
  const { puzzle: w } = useAfterWords();
  return (
    <Page title={w.title} className="plain">
      <h1 className="arms-name">{w.missing}</h1>
      <p>{w.missingText(id.slice(0, 20))}</p>
      <Speech by="jester">{w.missingJester}</Speech>
      <a className="btn btn--gold" href={addressOf({ screen: 'puzzle' })}>
        {w.ofDay}
      </a>
    </Page>
  );
};

export interface PuzzleParts extends StagedPuzzle {
  answering: Answering;
  /** Values of the dice on the table. */
  values: readonly number[];
}

interface OpenProps {
  head: PuzzleHead;
  date: string;
  isOfDay: boolean;
}

const Open = ({ head, date, isOfDay }: OpenProps) => {
  const t = useTexts();
  const { puzzle: w } = useAfterWords();
  const staged = use(stagedOnce(head));
  const { puzzle, game } = staged;
  const seen = useMemo(() => view(game, puzzle.seat), [game, puzzle]);
  const values = diceOf(seen);
  const answering = useAnswering(puzzle, isOfDay ? date : null, values);
  const parts: PuzzleParts = { ...staged, answering, values };
  const isOpen = answering.stage === 'asked' || answering.stage === 'wrong';
  return (
    <Page
      title={w.title}
      className="pz"
      hero={puzzle.hero}
      states={{ stage: answering.stage, kind: puzzle.kind }}
    >
      <Ground x={770} y={250} light={[560, 330]} />
      <Side puzzle={puzzle} kept={answering.kept} date={date} isOfDay={isOfDay} isOpen={isOpen} />
      <section className="pz__mid" aria-label={w.kinds[puzzle.kind]}>
        <header className="pz__head">
          <PositionHead view={seen} />
          <Outcome answering={answering} />
        </header>
        <h2 className="pz__q arms-name">
          {w.questions[puzzle.kind]}
          {game.ask === 'roll' && <small>{t.table.attemptsLeft(seen.attemptsMax - seen.attempts)}</small>}
        </h2>
        {isOpen ? <Asked view={seen} {...parts} /> : <Told view={seen} {...parts} />}
      </section>
    </Page>
  );
};

/** Right or wrong, and what it did to one's rating. */
const Outcome = ({ answering: { stage, found, change, kept } }: { answering: Answering }) => {
  const { puzzle: w } = useAfterWords();
  if (stage === 'asked') return <p className="pz__outcome" role="status" />;
  return (
    <p className="pz__outcome" role="status" data-stage={stage} data-found={found ?? undefined}>
      {stage === 'found' ? w.found[found ?? 'yes'] : w.stages[stage]}
      {change !== null && ` · ${w.change(change)}`}
      <span className="sr"> {w.ratingNow(Math.round(kept.rating.points))}</span>
    </p>
  );
};
