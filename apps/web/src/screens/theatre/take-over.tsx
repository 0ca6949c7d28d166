// From here on one plays oneself: which seat, with the same dice or new ones, against whom.

import type { GameRecord } from '@mad-king/engine';
import { chanceLine } from '@mad-king/engine/inside';
import { useRef, useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { rosterHero } from '../../heraldry/roster.ts';
import { useAfterWords } from '../../language/after.ts';
import { useLanguage, useTexts } from '../../language/texts.ts';
import { newId } from '../../new-id.ts';
import { go } from '../../router.ts';
import { computer, LEVELS, type Level, type Player, person } from '../../state/players.ts';
import { newTable } from '../../state/table.ts';
import type { Course } from './stops.ts';
import type { Walk } from './use-walk.ts';

type Others = Level | 'people';

interface TakeOverProps {
  record: GameRecord;
  course: Course;
  walk: Walk;
  /** Whose board lies before one. */
  seat: number;
  /** The seat one has come to take over. */
  wanted?: number;
}

/** Where the game is over nobody plays on: the way leads to the last moment before. */
export const TakeOver = (props: TakeOverProps) => {
  const { stops } = props.course;
  const isOver = stops[props.walk.at].game.result !== null;
  return isOver ? (
    <Over onBack={() => props.walk.jump(stops.findLastIndex(({ game }) => game.result === null))} />
  ) : (
    <PlayOn {...props} />
  );
};

const Over = ({ onBack }: { onBack: () => void }) => {
  const { takeOver: w } = useAfterWords();
  useKeys({ t: onBack });
  return (
    <button type="button" className="btn btn--ghost takeover" onClick={onBack}>
      <Icon name="undo" />
      <span>
        {w.lastMoment}
        <small>{w.over}</small>
      </span>
    </button>
  );
};

const PlayOn = ({ record: { setup, choices }, course, walk, seat: looksFrom, wanted }: TakeOverProps) => {
  const t = useTexts();
  const { takeOver: w } = useAfterWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number | null>(wanted ?? null);
  const [isFresh, setFresh] = useState(false);
  const [others, setOthers] = useState<Others>('knight');
  const seat = chosen ?? looksFrom;
  const { made } = course.stops[walk.at];
  const begin = async (): Promise<void> => {
    const players = setup.heroes.map(
      (_, at): Player => (at === seat || others === 'people' ? person() : computer(others)),
    );
    const lines = [...choices.slice(0, made), chanceLine(isFresh ? newId() : undefined)];
    go({ screen: 'game', id: await newTable(setup, players, lines) });
  };
  const how = useRef<HTMLDetailsElement>(null);
  // Nobody begins a game before having seen how.
  const onKey = (): void => {
    if (how.current?.open) void begin();
    else if (how.current) how.current.open = true;
  };
  useKeys({ t: onKey });
  return (
    <details ref={how} className="takeover" open={wanted !== undefined}>
      <summary className="btn btn--gold">
        <Icon name="undo" />
        {w.title}
        <Key>T</Key>
      </summary>
      <div className="takeover__how">
        <p>{w.text}</p>
        <span className="eyebrow">{w.seat}</span>
        <Choice
          label={w.seat}
          value={String(seat)}
          options={setup.heroes.map((hero, at) => ({
            value: String(at),
            content: rosterHero(hero).names[language],
          }))}
          onChoose={(value) => setChosen(Number(value))}
        />
        <span className="eyebrow">{w.dice}</span>
        <Choice
          label={w.dice}
          value={isFresh ? 'fresh' : 'same'}
          options={[
            { value: 'same', content: w.same },
            { value: 'fresh', content: w.fresh },
          ]}
          onChoose={(value) => setFresh(value === 'fresh')}
        />
        <p className="takeover__help">{isFresh ? w.freshHelp : w.sameHelp}</p>
        <label className="takeover__others">
          <span className="eyebrow">{w.others}</span>
          <select value={others} onChange={(event) => setOthers(event.target.value as Others)}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t.levels[level]}
              </option>
            ))}
            <option value="people">{w.people}</option>
          </select>
        </label>
        <button type="button" className="btn btn--gold" onClick={() => void begin()}>
          {w.go}
          <Key>T</Key>
        </button>
      </div>
    </details>
  );
};
