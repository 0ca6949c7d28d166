// A whole game on the real table: step by step, to any moment, or by itself; with all hands open, or through somebody's eyes.

import type { GameView } from '@mad-king/engine';
import type { TeamName } from '@mad-king/language';
import { useMemo, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useWayBack } from '../../components/use-way-back.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { modeName } from '../../language/mode-name.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { useReviewOf } from '../../state/last-review.ts';
import { refusal, type Wish } from '../../state/refusal.ts';
import { Table } from '../game/table.tsx';
import { Better } from '../review/better.tsx';
import { Bar, type Eyes } from './bar.tsx';
import { Deck } from './deck.tsx';
import { Happened } from './happened.tsx';
import { judgedStops } from './judged-stops.ts';
import { Keepsakes } from './keepsakes.tsx';
import { Score } from './score.tsx';
import { seenBy } from './seen-by.ts';
import { tableAt } from './shown-table.ts';
import type { StagedGame } from './staged-game.ts';
import { TakeOver } from './take-over.tsx';
import { useAsThen } from './use-as-then.ts';
import { useWalk } from './use-walk.ts';
import '../../styles/table/index.css';
import './stepper.css';
import './theatre.css';
import './bar.css';
import './time-bar.css';
import './take-over.css';

interface TheatreProps {
  code: string;
  staged: StagedGame;
  /** The stop one looks at first. */
  begin: number;
  /** The one to which it then plays by itself. */
  to: number;
  takesOver?: number;
}

const NOBODY = -1;

export const Theatre = ({ code, staged, begin, to, takesOver }: TheatreProps) => {
  const { review } = useAfterWords();
  const { record, piece, course } = staged;
  const { watchOnly } = useAfterWords().takeOver;
  useAsThen(staged);
  const back = useWayBack(code);
  const walk = useWalk(course.stops.length - 1, begin, to);
  const [eyes, setEyes] = useState<Eyes>(null);
  const { at, before, jumps, last } = walk;
  const reviewed = useReviewOf(code);
  const judged = useMemo(() => judgedStops(course, reviewed), [course, reviewed]);
  const own = takesOver !== undefined && takesOver < record.setup.heroes.length ? takesOver : undefined;
  // Who means to play on looks from there, and whose choices were judged.
  const seat = eyes ?? own ?? reviewed?.seat ?? 0;
  const isHidden = eyes !== null;
  const shown = useMemo(
    () => ({ id: `watch/${code}/${jumps}`, seat, isHidden, isWatched: true }),
    [code, jumps, seat, isHidden],
  );
  const seen = useMemo(() => (isHidden ? seenBy(course, seat) : course), [course, seat, isHidden]);
  const table = useMemo(() => tableAt(seen, at, before, shown), [seen, at, before, shown]);
  const whole = useMemo(() => tableAt(seen, last, last, shown), [seen, last, shown]);
  useKeys({
    ' ': walk.toggle,
    ArrowRight: walk.next,
    ArrowLeft: walk.back,
    Home: walk.toStart,
    End: walk.toEnd,
    p: walk.toggle,
  });
  // Nobody is "you" here.
  const told = useMemo(() => ({ ...whole.view, seat: NOBODY }), [whole]);
  const { game, made } = course.stops[at];
  const why = useMemo(() => (wish: Wish) => refusal(game, seat, wish), [game, seat]);
  return (
    <Table
      table={table}
      guide={{
        name: 'theatre',
        tab: 'log',
        why,
        controls: (
          <>
            <Bar
              back={back}
              course={course}
              at={at}
              heroes={record.setup.heroes}
              eyes={eyes}
              onEyes={setEyes}
            />
            <Deck
              course={course}
              walk={walk}
              judged={judged}
              said={
                <>
                  {at === 0 ? (
                    <Caption staged={staged} view={told} />
                  ) : (
                    <Happened course={seen} at={at} view={told} />
                  )}
                  {judged?.mistakes
                    .filter(({ stop }) => stop === at)
                    .map(
                      ({ mistake }) =>
                        piece !== null && <Better key={mistake.at} piece={piece} mistake={mistake} />,
                    )}
                </>
              }
              takeOver={
                staged.by === 'then' ? (
                  <p className="deck__only dim">{watchOnly}</p>
                ) : (
                  <TakeOver record={record} course={course} walk={walk} seat={seat} wanted={own} />
                )
              }
            />
          </>
        ),
        aside: (
          <div className="theatre__aside">
            {staged.by === 'own' && (
              <a
                className="btn btn--ghost btn--small theatre__review"
                href={addressOf({ screen: 'review', code })}
              >
                <Icon name="search" />
                <span className="theatre__word">{review.title}</span>
              </a>
            )}
            <Keepsakes code={code} made={made} />
          </div>
        ),
        score: <Score course={seen} walk={walk} view={told} />,
      }}
    />
  );
};

/** What is played: stands there before the first choice. */
const Caption = ({ staged: { record, by }, view }: { staged: StagedGame; view: GameView }) => {
  const t = useTexts();
  const { theatre: w, faults } = useAfterWords();
  const language = useLanguage();
  const names = (team: TeamName): string =>
    record.setup.heroes
      .filter((_, seat) => view.seats[seat].team === team)
      .map((hero) => rosterHero(hero).names[language])
      .join(', ');
  const { result } = view;
  const end = result === null ? w.open : result.winner === null ? w.drawn : w.won(names(result.winner));
  return (
    <p className="stepper__caption">
      {w.title}
      <small>
        {modeName(t, view.mode, view.options)} · {t.result.turns(view.turn)} · {end}
      </small>
      {by !== 'own' && <small>{by === 'then' ? faults.asThen : faults.sameButOther}</small>}
    </p>
  );
};
