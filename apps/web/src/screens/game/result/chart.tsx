// Health lost turn by turn: what the others lost stands above the line, what this side lost below it.

import type { TeamName } from '@mad-king/language';
import { useId } from 'react';
import { type Size, useSize } from '../../../components/use-size.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import type { OpenTable } from '../../../state/table.ts';
import { heroName } from './people.ts';
import { isYours, seatsOf, sideOf } from './sides.ts';
import type { TurnTale } from './tale.ts';

/** What a turn takes, in pixels: no less, or its number would not fit; no more, or a short game would be two blocks. */
const TURN = { least: 28, most: 112 };
/** Its bar is this share of it, up to so many pixels. */
const BAR = { share: 0.64, most: 44 };
/** Below the bars stand the turns. */
const FOOT = 28;
/** Above and below a bar stands its number. */
const ROOM = 18;

const sumOf = (lost: TurnTale['lost'], counts: (team: TeamName) => boolean): number =>
  [...lost].reduce((sum, [team, n]) => (counts(team) ? sum + n : sum), 0);

export const DamageChart = ({ table, turns }: { table: OpenTable; turns: readonly TurnTale[] }) => {
  const t = useTexts();
  const language = useLanguage();
  const title = useId();
  const side = sideOf(table);
  const rows = turns.map(({ turn, seat, lost }) => ({
    turn,
    isOurs: table.view.seats[seat].team === side,
    ours: sumOf(lost, (team) => team === side),
    theirs: sumOf(lost, (team) => team !== side),
  }));
  const ours = rows.reduce((sum, row) => sum + row.ours, 0);
  const theirs = rows.reduce((sum, row) => sum + row.theirs, 0);
  const mine = seatsOf(table, side);
  const others = table.view.seats.flatMap((seat, i) => (seat.team === side ? [] : [i]));
  const sideName = mine.map((seat) => heroName(table, seat, language)).join(', ');
  const toOthers = others.length === 1 ? heroName(table, others[0], language) : t.result.damage.toOthers;
  const yours = isYours(table, side);
  const toUs = yours ? t.result.damage.toYou : sideName;
  return (
    <section className="chart" aria-labelledby={title}>
      <header className="chart__head">
        <h3 id={title}>{t.result.damage.title}</h3>
        <ul className="legend">
          <li data-hero={table.view.seats[others[0] ?? 0].hero}>
            <i className="legend__up" />
            {toOthers} <b>{theirs}</b>
          </li>
          <li data-hero={table.view.seats[mine[0] ?? 0].hero}>
            <i className="legend__down" />
            {toUs} <b>{ours}</b>
          </li>
          <li>
            <i className="legend__turns" />
            {yours ? t.result.damage.yourTurns : t.result.damage.turnsOf(sideName)}
          </li>
        </ul>
      </header>
      {ours + theirs === 0 ? (
        <p>{t.result.moments.none}</p>
      ) : (
        <Bars
          rows={rows}
          up={table.view.seats[others[0] ?? 0].hero}
          down={table.view.seats[mine[0] ?? 0].hero}
        />
      )}
      <table className="sr">
        <caption>{t.result.damage.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.result.damage.turn}</th>
            <th scope="col">{toOthers}</th>
            <th scope="col">{toUs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.turn}>
              <th scope="row">{row.turn}</th>
              <td>{row.theirs}</td>
              <td>{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface BarsProps {
  rows: readonly { turn: number; isOurs: boolean; ours: number; theirs: number }[];
  /** Whose colours the bars have: who lost it. */
  up: string;
  down: string;
}

const Bars = (props: BarsProps) => {
  const [place, size] = useSize<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long games scroll, so the keyboard must reach it
    <div className="chart__scroll" ref={place} tabIndex={0}>
      {size.height > 0 && <Drawn {...props} {...size} />}
    </div>
  );
};

/** Where not all turns fit, half a one at the edge shows that there are more. */
const stepFor = (turns: number, place: number): number => {
  const fit = Math.floor(place / TURN.least);
  return turns <= fit ? Math.min(TURN.most, place / turns) : place / (fit - 0.5);
};

/** As large as the place it is drawn in, so that letters are as large as all others. */
const Drawn = ({ rows, up, down, width: place, height }: BarsProps & Size) => {
  const step = stepFor(rows.length, place);
  const bar = Math.min(BAR.most, step * BAR.share);
  const width = step * rows.length;
  const most = Math.max(1, ...rows.map(({ theirs }) => theirs));
  const least = Math.max(1, ...rows.map(({ ours }) => ours));
  const scale = Math.max(0, height - FOOT - 2 * ROOM) / (most + least);
  const line = ROOM + most * scale;
  return (
    <svg className="chart__bars" viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      {rows.map(({ turn, isOurs, ours, theirs }, i) => {
        const x = i * step + (step - bar) / 2;
        const middle = x + bar / 2;
        return (
          <g key={turn}>
            {isOurs && (
              <rect
                className="chart__turn"
                x={i * step + 2}
                y="0"
                width={step - 4}
                height={height - FOOT}
                rx="6"
              />
            )}
            {theirs > 0 && (
              <g data-hero={up}>
                <rect
                  className="chart__bar"
                  x={x}
                  y={line - theirs * scale}
                  width={bar}
                  height={theirs * scale}
                  rx="3"
                />
                <text className="chart__n" x={middle} y={line - theirs * scale - 5}>
                  {theirs}
                </text>
              </g>
            )}
            {ours > 0 && (
              <g data-hero={down}>
                <rect className="chart__bar" x={x} y={line + 2} width={bar} height={ours * scale} rx="3" />
                <text className="chart__n" x={middle} y={line + ours * scale + 17}>
                  {ours}
                </text>
              </g>
            )}
            {ours === 0 && theirs === 0 && <circle className="chart__dot" cx={middle} cy={line - 8} r="3" />}
            <text className="chart__turnno" x={middle} y={height - 8}>
              {turn}
            </text>
          </g>
        );
      })}
      <line className="chart__line" x1="0" y1={line + 1} x2={width} y2={line + 1} />
    </svg>
  );
};
