// Turn by turn what the dice did and what choices did, in points of the chance to win; up is good. One turn can be looked at.

import type { Account, TurnAccount } from '@mad-king/after/review';
import { type CSSProperties, useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useSize } from '../../components/use-size.ts';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { useNumber } from '../game/coach/words.tsx';
import { type Frame, frameOf } from './frame.ts';

interface TugProps {
  account: Account;
  /** Sums are told when all choices are judged. */
  isDone: boolean;
  /** By seat. */
  names: readonly string[];
  turn: number | null;
  onTurn: (turn: number | null) => void;
}

/** Points that fill the chart where nothing is larger. */
const LEAST = 10;
/** Part of the largest from which on a bar carries its number, if there is room. */
const TOLD = 0.15;
/** How high numbers are. */
const LETTERS = 13;

export const Tug = ({ account, isDone, names, turn, onTurn }: TugProps) => {
  const { review: w } = useAfterWords();
  const t = useTexts();
  const [place, { width, height }] = useSize<HTMLDivElement>();
  const { turns } = account;
  const frame = frameOf(width, height, turns.length);
  const chosen = turn === null ? null : turns[turn];
  const chance = (points: number): string => t.percent(points / 100, 0).join('');
  const told = ({ turn, seat, before, after }: TurnAccount): string =>
    w.turnText(turn, names[seat], chance(before), chance(after));
  return (
    <section className="panel tug">
      <header>
        <h2>{chosen === null ? w.apart : told(chosen)}</h2>
        <Sums of={isDone ? (chosen ?? account) : null} />
        {chosen !== null && (
          <button
            type="button"
            className="iconbtn"
            aria-label={w.allTurns}
            title={w.allTurns}
            onClick={() => onTurn(null)}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div ref={place} className="tug__plot">
        {width > 0 && <Bars frame={frame} width={width} height={height} turns={turns} turn={turn} />}
        {/* dragging, tapping and the keys of a slider choose a turn */}
        <input
          type="range"
          min={0}
          max={turns.length - 1}
          value={turn ?? 0}
          aria-label={w.turns}
          aria-valuetext={told(turns[turn ?? 0])}
          style={
            {
              left: frame.left,
              width: frame.right - frame.left,
              '--slot': `${frame.slot}px`,
            } as CSSProperties
          }
          onChange={(event) => onTurn(Number(event.target.value))}
          onClick={({ currentTarget }) => onTurn(Number(currentTarget.value))}
        />
      </div>
    </section>
  );
};

/** Of one turn, or of all; null: not known yet. */
const Sums = ({ of }: { of: Pick<TurnAccount, 'dice' | 'own' | 'others'> | null }) => {
  const { review: w } = useAfterWords();
  const number = useNumber();
  const sum = (kind: 'dice' | 'own' | 'others') => (
    <span>
      <i className={`swatch swatch--${kind}`} />
      {w[kind]} <b>{of === null ? '–' : number(of[kind], true)}</b>
    </span>
  );
  return (
    <p className="legend">
      {sum('dice')}
      {sum('own')}
      {sum('others')}
    </p>
  );
};

interface BarsProps {
  frame: Frame;
  width: number;
  height: number;
  turns: readonly TurnAccount[];
  turn: number | null;
}

const Bars = ({ frame: { x, slot, left, right }, width, height, turns, turn }: BarsProps) => {
  const { review: w } = useAfterWords();
  const number = useNumber();
  const hatch = useId();
  const most = Math.max(
    LEAST,
    ...turns.flatMap(({ dice, own, others }) => [dice, own, others].map(Math.abs)),
  );
  const middle = height / 2;
  const unit = (middle - 30) / most;
  const wide = Math.min(22, slot * 0.36);
  const isRoomy = slot >= 34;
  const isTold = (value: number): boolean => isRoomy && Math.abs(value) >= TOLD * most;
  const baseline = (value: number): number => middle - value * unit + (value > 0 ? -5 : 14);
  /** Beside the number of a bar of the same height it stands further out. */
  const clearOf = (value: number, beside: number): number => {
    const [y, other] = [baseline(value), baseline(beside)];
    const isClose = isTold(beside) && value > 0 === beside > 0 && Math.abs(y - other) < LETTERS;
    return isClose ? other + (value > 0 ? -LETTERS : LETTERS) : y;
  };
  const bar = (kind: 'dice' | 'own' | 'others', value: number, from: number, beside = 0) => {
    if (Math.abs(value) < 0.05) return null;
    const end = middle - value * unit;
    return (
      <>
        <rect
          className={`bar--${kind}`}
          fill={kind === 'dice' ? `url(#${hatch})` : undefined}
          x={from}
          y={Math.min(middle, end)}
          width={wide}
          height={Math.abs(end - middle)}
          rx={2}
        />
        {isTold(value) && (
          <text className="chart__number" x={from + wide / 2} y={clearOf(value, beside)}>
            {number(value, true)}
          </text>
        )}
      </>
    );
  };
  return (
    <svg width={width} height={height} aria-hidden="true">
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="hatch__ground" width="7" height="7" />
        <rect className="hatch__line" width="3.6" height="7" />
      </pattern>
      <text className="chart__axis" x={0} y={14}>
        {w.better}
      </text>
      <text className="chart__axis" x={0} y={height - 4}>
        {w.worse}
      </text>
      {turn !== null && <rect className="chart__own" x={x(turn)} y={0} width={slot} height={height} rx={4} />}
      <path className="chart__zero" d={`M${left},${middle}H${right}`} />
      {turns.map(({ turn, dice, own, others }, i) => {
        const middleOfTurn = x(i + 0.5);
        return (
          <g key={turn}>
            {bar('dice', dice, middleOfTurn - wide - 1)}
            {bar('own', own, middleOfTurn + 1, dice)}
            {bar('others', others, middleOfTurn + 1, dice)}
          </g>
        );
      })}
    </svg>
  );
};
