// The game from its first choice to its last: health of every side, turns, and where one is; once it was reviewed, the chance to win
// and costly choices instead. Dragging it, or the keys of a slider, lead to any moment.

import type { Game } from '@mad-king/engine';
import { useMemo } from 'react';
import { useSize } from '../../components/use-size.ts';
import { useAfterWords } from '../../language/after.ts';
import { Mark } from '../review/mark.tsx';
import { clearMarks } from './clear-marks.ts';
import type { JudgedStops } from './judged-stops.ts';
import type { Course } from './stops.ts';
import type { Walk } from './use-walk.ts';

const HEIGHT = 100;

interface Side {
  team: number;
  hero: string;
  /** Points of its line. */
  line: string;
}

const sidesOf = ({ stops }: Course): Side[] => {
  const [{ game: first }] = stops;
  const most = stops.reduce((so, { game }) => Math.max(so, ...game.health), 0);
  const heroOf = (team: number): string =>
    first.cast.heroes[first.seats[first.seats.findIndex((seat) => seat.team === team)].hero].id;
  return first.health.map((_, team) => ({
    team,
    hero: heroOf(team),
    line: stops.map(({ game }, x) => `${x},${HEIGHT * (1 - game.health[team] / most)}`).join(' '),
  }));
};

interface Turn {
  turn: number;
  /** The stops it takes. */
  from: number;
  to: number;
  hero: string;
}

const turnsOf = ({ stops }: Course): Turn[] => {
  const heroAt = (game: Game): string => game.cast.heroes[game.seats[game.active].hero].id;
  const turns: Turn[] = [];
  stops.forEach(({ game }, x) => {
    const last = turns.at(-1);
    if (last !== undefined && last.turn === game.turn) last.to = x;
    else turns.push({ turn: game.turn, from: x, to: x, hero: heroAt(game) });
  });
  return turns;
};

interface TimeBarProps {
  course: Course;
  walk: Walk;
  judged: JudgedStops | null;
}

export const TimeBar = ({ course, walk, judged }: TimeBarProps) => {
  const { theatre: w } = useAfterWords();
  const sides = useMemo(() => sidesOf(course), [course]);
  const turns = useMemo(() => turnsOf(course), [course]);
  const { at, last } = walk;
  const { game, made } = course.stops[at];
  const [place, size] = useSize<HTMLDivElement>();
  const marks = clearMarks(judged?.mistakes ?? [], ({ stop }) => stop / Math.max(1, last), size);
  return (
    <div ref={place} className="timebar">
      <svg viewBox={`0 0 ${Math.max(1, last)} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {turns.map(({ turn, from, to, hero }) => (
          <rect
            key={from}
            className="timebar__turn"
            data-odd={turn % 2 === 1}
            data-hero={hero}
            x={from}
            width={to - from + 1}
            height={HEIGHT}
          />
        ))}
        {judged === null ? (
          sides.map(({ team, hero, line }) => (
            <polyline key={team} className="timebar__side" data-hero={hero} points={line} />
          ))
        ) : (
          <>
            <line className="timebar__even" x1={0} x2={last} y1={HEIGHT / 2} y2={HEIGHT / 2} />
            <polyline
              className="timebar__chance"
              points={judged.line.map(({ stop, chance }) => `${stop},${HEIGHT * (1 - chance)}`).join(' ')}
            />
          </>
        )}
        <line className="timebar__now" x1={at} x2={at} y1={0} y2={HEIGHT} />
      </svg>
      {marks.map(({ mark: { mistake }, x, bottom }) => (
        <span key={mistake.at} className="timebar__mark" style={{ left: x, bottom }}>
          <Mark kind={mistake.grade} rank={mistake.rank} />
        </span>
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={w.time}
        aria-valuetext={w.timeText(game.turn, made)}
        onChange={(event) => walk.jump(Number(event.target.value))}
      />
    </div>
  );
};
