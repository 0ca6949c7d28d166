// Luck added up game by game, in the funnel within which 19 of 20 fair players stay.

import { useAfterWords } from '../../language/after.ts';
import type { LuckPoint } from './figures.ts';

const HEIGHT = 120;
const STRAYS = [2, 1] as const;

export const LuckChart = ({ line }: { line: readonly LuckPoint[] }) => {
  const { chronicle: w } = useAfterWords();
  if (line.length < 2) return <p className="chronicle__empty">{w.luckLater}</p>;
  const points = [{ sum: 0, spread: 0 }, ...line];
  const most = Math.max(...points.map(({ sum, spread }) => Math.max(Math.abs(sum), 2 * spread)));
  const y = (value: number): number => HEIGHT / 2 - (value / most) * (HEIGHT / 2 - 4);
  const edge = (stray: number): string =>
    [
      ...points.map(({ spread }, x) => `${x},${y(stray * spread)}`),
      ...points.map(({ spread }, x) => `${x},${y(-stray * spread)}`).reverse(),
    ].join(' ');
  const { sum, spread } = line[line.length - 1];
  const label = w.luckText(Math.round(sum), Math.round(2 * spread));
  return (
    <figure className="luck">
      <svg viewBox={`0 0 ${line.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {STRAYS.map((stray) => (
          <polygon key={stray} className="luck__fair" points={edge(stray)} />
        ))}
        <line className="luck__zero" x1={0} x2={line.length} y1={y(0)} y2={y(0)} />
        <polyline
          className="luck__line"
          points={points.map((point, x) => `${x},${y(point.sum)}`).join(' ')}
        />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};
