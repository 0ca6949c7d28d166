// A whole game on the real table: step by step, to any moment, or by itself; with all hands open, or through somebody's eyes.

import { useMemo, useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Choice } from '../../components/choice.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { go } from '../../router.ts';
import { refusal, type Wish } from '../../state/refusal.ts';
import { Table } from '../game/table.tsx';
import { Deck } from './deck.tsx';
import { Happened } from './happened.tsx';
import { Keepsakes } from './keepsakes.tsx';
import { Score } from './score.tsx';
import { tableAt } from './shown-table.ts';
import type { StagedGame } from './staged-game.ts';
import { TakeOver } from './take-over.tsx';
import { useWalk } from './use-walk.ts';
import '../../styles/table/index.css';
import './stepper.css';
import './theatre.css';

interface TheatreProps {
  code: string;
  staged: StagedGame;
  /** The stop one looks at first. */
  begin: number;
}

const goHome = (): void => go({ screen: 'home' });

/** All hands lie open, or one seat looks. */
type Eyes = number | null;

const NOBODY = -1;

export const Theatre = ({ code, staged, begin }: TheatreProps) => {
  const { record, course } = staged;
  const walk = useWalk(course.stops.length - 1, begin);
  const [eyes, setEyes] = useState<Eyes>(null);
  const { at, before, last } = walk;
  const seat = eyes ?? 0;
  const isHidden = eyes !== null;
  const shown = useMemo(() => ({ id: `watch/${code}`, seat, isHidden }), [code, seat, isHidden]);
  const table = useMemo(() => tableAt(course, at, before, shown), [course, at, before, shown]);
  const whole = useMemo(() => tableAt(course, last, last, shown), [course, last, shown]);
  useKeys({
    ' ': walk.toggle,
    ArrowRight: walk.next,
    ArrowLeft: walk.back,
    Home: walk.toStart,
    End: walk.toEnd,
    p: walk.toggle,
    Escape: goHome,
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
        why,
        controls: (
          <Deck
            course={course}
            walk={walk}
            said={at === 0 ? <Caption staged={staged} /> : <Happened course={course} at={at} view={told} />}
          />
        ),
        aside: (
          <div className="theatre__aside">
            <EyesChoice heroes={record.setup.heroes} eyes={eyes} onEyes={setEyes} />
            <TakeOver record={record} made={made} seat={seat} />
            <Keepsakes code={code} record={record} made={made} />
          </div>
        ),
        score: <Score course={course} walk={walk} view={told} events={whole.events} />,
      }}
    />
  );
};

/** What is played: stands there before the first choice. */
const Caption = ({ staged: { record, course, isOfOtherRules } }: { staged: StagedGame }) => {
  const t = useTexts();
  const { theatre: w, faults } = useAfterWords();
  const language = useLanguage();
  const { game } = course.stops[course.stops.length - 1];
  const names = (team: number): string =>
    record.setup.heroes
      .filter((_, seat) => game.seats[seat].team === team)
      .map((hero) => rosterHero(hero).names[language])
      .join(', ');
  const { result } = game;
  const end = result === null ? w.open : result.winner < 0 ? w.drawn : w.won(names(result.winner));
  return (
    <p className="stepper__caption">
      {w.title}
      <small>
        {t.modes[game.mode].name} · {t.result.turns(game.turn)} · {end}
      </small>
      {isOfOtherRules && <small>{faults.sameButOther}</small>}
    </p>
  );
};

interface EyesChoiceProps {
  heroes: readonly string[];
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
}

const EyesChoice = ({ heroes, eyes, onEyes }: EyesChoiceProps) => {
  const { theatre: w } = useAfterWords();
  const language = useLanguage();
  return (
    <div className="theatre__eyes">
      <span className="eyebrow">{w.eyes}</span>
      <Choice
        label={w.eyes}
        value={eyes === null ? 'all' : String(eyes)}
        options={[
          { value: 'all', content: w.allOpen },
          ...heroes.map((hero, seat) => ({
            value: String(seat),
            content: <Arms hero={hero} />,
            label: rosterHero(hero).names[language],
          })),
        ]}
        onChoose={(value) => onEyes(value === 'all' ? null : Number(value))}
      />
    </div>
  );
};
