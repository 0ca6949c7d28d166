// The heat map: win rate of the hero of the row against the hero of the column.

import { percent } from '../digits.ts';
import { escaped, interval } from './markup.ts';
import type { HeroSummary, PairSummary, Summary } from './summary.ts';

/** Colours are full at this distance from one half. */
const FULL = 0.3;

export const heatMap = ({ heroes, pairs }: Summary): string => {
  const found = new Map(
    pairs.flatMap((pair) => [
      [`${pair.a} ${pair.b}`, pair],
      [`${pair.b} ${pair.a}`, turned(pair)],
    ]),
  );
  const columns = heroes.map(({ name }) => `<th scope="col"><span>${escaped(name)}</span></th>`);
  const rows = heroes.map((row) => {
    const cells = heroes.map((column) => cell(row, column, found.get(`${row.id} ${column.id}`)));
    const all = `<td class="all">${row.games > 0 ? (100 * row.rate).toFixed(0) : ''}</td>`;
    return `<tr><th scope="row">${escaped(row.name)}</th>${all}${cells.join('')}</tr>`;
  });
  return `<p id="how">Win rate in percent of the hero of the row against the hero of the column. Bold: one half is outside the
interval. Point at a cell, or move with the arrow keys, for the interval.</p>
<div class="scroll"><table class="heat" id="heat" aria-describedby="how">
<caption class="hidden">Win rates of all pairs in percent</caption>
<thead><tr><td></td><th scope="col" class="all"><span>against all</span></th>${columns.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
${legend()}`;
};

const turned = (pair: PairSummary): PairSummary => ({
  ...pair,
  a: pair.b,
  b: pair.a,
  winsA: pair.winsB,
  winsB: pair.winsA,
  rate: 1 - pair.rate,
  low: 1 - pair.high,
  high: 1 - pair.low,
});

const cell = (row: HeroSummary, column: HeroSummary, pair: PairSummary | undefined): string => {
  if (row.id === column.id) return '<td class="self"><span class="hidden">the same hero</span></td>';
  if (pair === undefined || pair.games === 0) return '<td class="none">?</td>';
  const { rate, low, high, games, winsA, winsB, draws, rounds } = pair;
  const classes = [rate >= 0.5 ? 'win' : 'lose', ...(low > 0.5 || high < 0.5 ? ['sure'] : [])];
  const strength = Math.round(Math.min(1, Math.abs(rate - 0.5) / FULL) * 100);
  const said = `${row.name} against ${column.name}: ${percent(rate)} (${interval(pair)}), ${winsA} won, ${winsB} lost, ${draws} drawn of ${games}, ${rounds.toFixed(1)} rounds`;
  const hidden = ` percent, interval ${interval(pair)}`;
  return `<td class="${classes.join(' ')}" style="--strength:${strength}%" data-said="${escaped(said)}">${(100 * rate).toFixed(0)}<span class="hidden">${hidden}</span></td>`;
};

const legend = (): string => {
  const steps = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((rate) => {
    const strength = Math.round((Math.abs(rate - 0.5) / FULL) * 100);
    return `<span class="${rate >= 0.5 ? 'win' : 'lose'}" style="--strength:${strength}%">${(100 * rate).toFixed(0)}</span>`;
  });
  return `<p class="legend" aria-hidden="true">loses ${steps.join('')} wins</p>`;
};
