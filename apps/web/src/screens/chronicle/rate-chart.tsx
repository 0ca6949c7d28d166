// Points lost per choice: one dot for each game that was reviewed, and the mean of the last ones in the band where the true one lies
// 19 times of 20.

import { useAfterWords } from '../../language/after.ts';
import { useLanguage } from '../../language/texts.ts';
import { figure } from '../../texts/format.ts';
import { useRate } from '../review/use-rate.ts';
import { type RatePoint, RECENT } from './figures.ts';
import { OverGames, type Plot } from './over-games.tsx';

export const RateChart = ({ line }: { line: readonly RatePoint[] }) => {
  const { review: w } = useAfterWords();
  const language = useLanguage();
  const said = useRate();
  if (line.length < 2) return <p className="chronicle__empty">{w.rateLater}</p>;
  const { mean, error } = line[line.length - 1];
  const label = w.rateText(`${said(mean)} ± ${said(error)}`, Math.min(RECENT, line.length));
  const high = Math.max(...line.flatMap((point) => [point.rate, point.mean + point.error])) || 1;
  return (
    <figure className="overgames">
      <OverGames
        label={label}
        games={line.length}
        low={0}
        high={high}
        say={(rate) => figure(language, rate)}
        draw={(plot) => <Losses line={line} plot={plot} />}
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
};

const Losses = ({ line, plot: { x, y } }: { line: readonly RatePoint[]; plot: Plot }) => {
  const edge = (side: 1 | -1): string[] =>
    line.map(({ mean, error }, i) => `${x(i + 1)},${y(Math.max(0, mean + side * error))}`);
  return (
    <>
      {line.map(({ rate }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games stand in their order
        <circle key={i} className="losses__game" cx={x(i + 1)} cy={y(rate)} r={2.5} />
      ))}
      <polygon className="losses__band" points={[...edge(1), ...edge(-1).reverse()].join(' ')} />
      <polyline
        className="losses__mean"
        points={line.map(({ mean }, i) => `${x(i + 1)},${y(mean)}`).join(' ')}
      />
    </>
  );
};
