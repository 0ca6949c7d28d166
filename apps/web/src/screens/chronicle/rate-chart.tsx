// Points lost per choice: one dot for each game that was reviewed, and the mean of the last ones.

import { useAfterWords } from '../../language/after.ts';
import { useRate } from '../review/use-rate.ts';
import { type RatePoint, RECENT } from './figures.ts';

const HEIGHT = 120;

export const RateChart = ({ line }: { line: readonly RatePoint[] }) => {
  const { review: w } = useAfterWords();
  const said = useRate();
  if (line.length < 2) return <p className="chronicle__empty">{w.rateLater}</p>;
  const most = Math.max(...line.map(({ rate }) => rate)) || 1;
  const x = (i: number): number => (100 * (i + 0.5)) / line.length;
  const y = (rate: number): number => HEIGHT - 8 - (rate / most) * (HEIGHT - 16);
  const label = w.rateText(said(line[line.length - 1].mean), Math.min(RECENT, line.length));
  return (
    <figure className="luck losses">
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line className="luck__zero" x1={0} x2={100} y1={y(0)} y2={y(0)} />
        {line.map(({ rate }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games stand in their order
          <line key={i} className="losses__game" x1={x(i)} x2={x(i)} y1={y(rate)} y2={y(rate)} />
        ))}
        <polyline
          className="losses__mean"
          points={line.map(({ mean }, i) => `${x(i)},${y(mean)}`).join(' ')}
        />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};
