// The chance to win from turn to turn, with its uncertainty; what dice and choices did to it is marked.

import { type Account, BLUNDER, ERROR, type Point } from '@mad-king/after/review';
import { useId, useMemo } from 'react';
import { useSize } from '../../components/use-size.ts';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import type { Review } from '../../state/review.ts';
import { type Frame, frameOf } from './frame.ts';
import { DICE, type Dot, everyNth, lineWithSteps, plainLine } from './line.ts';
import { Mark } from './mark.tsx';
import { Marks } from './marks-on-line.tsx';
import type { Mistake } from './mistakes.ts';
import { Sides, Stack } from './stack.tsx';

export interface ChancesProps {
  review: Review;
  account: Account;
  seat: number;
  /** By team. */
  heroes: readonly string[];
  mistakes: readonly Mistake[];
  /** The turn one looks at, by its place in the list. */
  turn: number | null;
  /** Of the choice that is open. */
  open: number | null;
  onOpen: (at: number) => void;
}

const TICKS = [0, 25, 50, 75, 100];

export const Chances = (props: ChancesProps) => {
  const { review: w } = useAfterWords();
  const t = useTexts();
  const [place, { width, height }] = useSize<HTMLDivElement>();
  const { review, account, seat, mistakes } = props;
  const { points, teams } = review.line;
  const team = teams[seat];
  const isStacked = points[0].chances.length > 2;
  const dots = useMemo(
    () =>
      isStacked
        ? plainLine(points, team)
        : lineWithSteps(points, account.turns, review.verdicts, teams, team),
    [isStacked, points, account, review, teams, team],
  );
  const chance = (point: Point): string => t.percent(point.chances[team], 0).join('');
  const label = w.lineText(chance(points[0]), chance(points[points.length - 1]), mistakes.length);
  const frame = frameOf(width, height, points.length - 1);
  return (
    <section className="panel chances">
      <header>
        <h2>
          {w.line} <small>{w.allHands}</small>
        </h2>
        <Legend />
      </header>
      <div ref={place} className="chances__plot">
        {width > 0 && (
          <>
            <svg width={width} height={height} role="img" aria-label={label}>
              <Ground frame={frame} points={points} teams={teams} team={team} turn={props.turn} />
              {isStacked ? (
                <Stack frame={frame} points={points} team={team} heroes={props.heroes} />
              ) : (
                <Fields frame={frame} dots={dots} team={team} heroes={props.heroes} />
              )}
              <Line frame={frame} dots={dots} />
            </svg>
            {isStacked && <Sides frame={frame} points={points} team={team} heroes={props.heroes} />}
            <Marks {...props} frame={frame} dots={dots} />
          </>
        )}
      </div>
    </section>
  );
};

const Legend = () => {
  const { review: w } = useAfterWords();
  return (
    <p className="legend">
      <span>
        <Mark kind="blunder" />
        {w.legend.blunder(BLUNDER)}
      </span>
      <span>
        <Mark kind="error" />
        {w.legend.error(ERROR)}
      </span>
      <span>
        <Mark kind="dice" />
        {w.legend.dice(DICE)}
      </span>
      <span>
        <svg className="legend__band" viewBox="0 0 22 14" aria-hidden="true">
          <rect width="22" height="14" rx="3" />
          <path d="M0,7H22" />
        </svg>
        {w.legend.band}
      </span>
    </p>
  );
};

interface GroundProps {
  frame: Frame;
  points: readonly Point[];
  teams: readonly number[];
  team: number;
  turn: number | null;
}

/** Own turns as bands, lines at every quarter, the numbers of the turns. */
const Ground = ({ frame, points, teams, team, turn }: GroundProps) => {
  const t = useTexts();
  const { x, y, slot, top, bottom, left, right } = frame;
  const nth = everyNth(slot, 26);
  return (
    <>
      {points.slice(0, -1).map((point, i) => (
        <g key={point.at}>
          {teams[point.seat] === team && (
            <rect className="chart__own" x={x(i)} y={top} width={slot} height={bottom - top} rx={4} />
          )}
          {i % nth === 0 && (
            <text className="chart__axis" textAnchor="middle" x={x(i + 0.5)} y={bottom + 18}>
              {point.turn}
            </text>
          )}
        </g>
      ))}
      {TICKS.map((tick) => (
        <g key={tick}>
          <path className={tick === 50 ? 'chart__even' : 'chart__tick'} d={`M${left},${y(tick)}H${right}`} />
          {(tick % 50 === 0 || frame.bottom - frame.top > 200) && (
            <text className="chart__axis" textAnchor="end" x={left - 8} y={y(tick) + 4.5}>
              {tick === 100 ? t.percent(1, 0).join('') : tick}
            </text>
          )}
        </g>
      ))}
      {turn !== null && <path className="chart__here" d={`M${x(turn + 0.5)},${top}V${bottom}`} />}
    </>
  );
};

const pathOf = ({ x, y }: Frame, dots: readonly Pick<Dot, 'x' | 'y'>[]): string =>
  dots.map((dot) => `${x(dot.x).toFixed(1)},${y(dot.y).toFixed(1)}`).join(' ');

interface FieldsProps {
  frame: Frame;
  dots: readonly Dot[];
  team: number;
  heroes: readonly string[];
}

/** What lies between the line and one half, in the glass of who is ahead. */
const Fields = ({ frame, dots, team, heroes }: FieldsProps) => {
  const id = useId();
  const { left, right, top, bottom, y } = frame;
  const field = [{ x: dots[0].x, y: 50 }, ...dots, { x: dots[dots.length - 1].x, y: 50 }];
  const side = (of: number, from: number, to: number) => (
    <>
      <clipPath id={`${id}${of}`}>
        <rect x={left} y={from} width={right - left} height={to - from} />
      </clipPath>
      <polygon
        className="chart__field"
        data-hero={heroes[of]}
        clipPath={`url(#${id}${of})`}
        points={pathOf(frame, field)}
      />
    </>
  );
  return (
    <>
      {side(team, top, y(50))}
      {side(1 - team, y(50), bottom)}
    </>
  );
};

const Line = ({ frame, dots }: { frame: Frame; dots: readonly Dot[] }) => {
  const end = dots[dots.length - 1];
  const edge = (sign: number): { x: number; y: number }[] =>
    dots.map(({ x, y, error }) => ({ x, y: Math.max(0, Math.min(100, y + sign * error)) }));
  return (
    <>
      <polygon className="chart__unsure" points={pathOf(frame, [...edge(1), ...edge(-1).reverse()])} />
      <polyline className="chart__line" points={pathOf(frame, dots)} />
      <circle className="chart__end" cx={frame.x(end.x)} cy={frame.y(end.y)} r={6} />
    </>
  );
};
