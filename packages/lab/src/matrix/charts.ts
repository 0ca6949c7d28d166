// Drawings of the page, as SVG that takes its colours from the style sheet. Each has its numbers as text beside it.

import { percent } from '../digits.ts';
import type { Rate } from '../wilson.ts';
import { escaped } from './markup.ts';
import type { HeroSummary } from './summary.ts';

const at = (n: number): string => n.toFixed(1);

/** A rate with its interval on a scale around one half. */
export const rateBar = ({ rate, low, high }: Rate, least: number, most: number): string => {
  const x = (part: number): number => 4 + ((part - least) / (most - least)) * 172;
  return `<svg class="rate" viewBox="0 0 180 16" aria-hidden="true">
<line class="half" x1="${at(x(0.5))}" x2="${at(x(0.5))}" y1="0" y2="16"/>
<line class="whisker" x1="${at(x(low))}" x2="${at(x(high))}" y1="8" y2="8"/>
<circle class="${rate >= 0.5 ? 'win' : 'lose'}" cx="${at(x(rate))}" cy="8" r="4.5"/></svg>`;
};

/** How many games lasted so many rounds. */
export const histogram = (lengths: readonly number[], mean: number): string => {
  const games = lengths.reduce((sum, n) => sum + n, 0);
  const first = Math.max(
    1,
    lengths.findIndex((n) => n > 0),
  );
  const bars = lengths.slice(first);
  const most = Math.max(1, ...bars);
  const width = 640 / Math.max(1, bars.length);
  const drawn = bars.map((n, i) => {
    const height = (n / most) * 140;
    const x = 30 + i * width;
    const label =
      i % Math.ceil(bars.length / 20) === 0
        ? `<text x="${at(x + width / 2)}" y="176">${first + i}</text>`
        : '';
    return `<rect x="${at(x + 1)}" y="${at(160 - height)}" width="${at(Math.max(1, width - 2))}" height="${at(height)}"><title>${first + i} rounds: ${n} games (${percent(n / games)})</title></rect>${label}`;
  });
  const meanX = 30 + (mean - first + 0.5) * width;
  return `<figure><svg class="histogram" viewBox="0 0 680 192" role="img" aria-label="How many games lasted how many rounds; ${mean.toFixed(1)} on average">
<line class="axis" x1="30" x2="670" y1="160" y2="160"/>
${drawn.join('\n')}
<line class="mean" x1="${at(meanX)}" x2="${at(meanX)}" y1="6" y2="160"/><text class="start" x="${at(meanX + 5)}" y="14">mean ${mean.toFixed(1)}</text>
<text x="350" y="190">rounds</text></svg></figure>`;
};

const CURVE = { left: 26, right: 232, top: 10, bottom: 104 };

/** Damage of one hero by round, before the average of all. */
export const damageCurve = (
  hero: HeroSummary,
  average: readonly number[],
  rounds: number,
  most: number,
): string => {
  const x = (i: number): number =>
    CURVE.left + (rounds > 1 ? (i / (rounds - 1)) * (CURVE.right - CURVE.left) : 0);
  const y = (n: number): number => CURVE.bottom - (n / most) * (CURVE.bottom - CURVE.top);
  const path = (values: readonly number[]): string =>
    values.map((n, i) => `${i === 0 ? 'M' : 'L'}${at(x(i))} ${at(y(n))}`).join('');
  const points = hero.damage.map(
    (n, i) =>
      `<circle cx="${at(x(i))}" cy="${at(y(n))}" r="2.5"><title>round ${i + 1}: ${n.toFixed(1)}</title></circle>`,
  );
  const step = most > 12 ? 4 : 2;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step).map(
    (n) =>
      `<line class="grid" x1="${CURVE.left}" x2="${CURVE.right}" y1="${at(y(n))}" y2="${at(y(n))}"/><text class="end" x="${CURVE.left - 4}" y="${at(y(n) + 3.5)}">${n}</text>`,
  );
  const marks = Array.from({ length: rounds }, (_, i) => i)
    .filter((i) => i === 0 || (i + 1) % 5 === 0)
    .map((i) => `<text x="${at(x(i))}" y="118">${i + 1}</text>`);
  return `<figure class="curve"><figcaption>${escaped(hero.name)}</figcaption>
<svg viewBox="0 0 240 122" role="img" aria-label="Damage by round of ${escaped(hero.name)}: ${hero.damage.map((n) => n.toFixed(1)).join(', ')}">
${ticks.join('')}${marks.join('')}<path class="average" d="${path(average)}"/><path class="own" d="${path(hero.damage)}"/>${points.join('')}</svg></figure>`;
};
