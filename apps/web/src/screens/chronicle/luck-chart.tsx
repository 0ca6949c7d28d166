// Luck added up game by game, in the funnel within which 19 of 20 fair players stay.

import { useAfterWords } from '../../language/after.ts';
import { signed } from '../../texts/format.ts';
import type { LuckPoint } from './figures.ts';
import { OverGames, type Plot } from './over-games.tsx';

const STRAYS = [2, 1] as const;

export const LuckChart = ({ line }: { line: readonly LuckPoint[] }) => {
  const { chronicle: w } = useAfterWords();
  if (line.length < 2) return <p className="chronicle__empty">{w.luckLater}</p>;
  const most = Math.max(1, ...line.map(({ sum, spread }) => Math.max(Math.abs(sum), 2 * spread)));
  const { sum, spread } = line[line.length - 1];
  const label = w.luckText(Math.round(sum), Math.round(2 * spread));
  return (
    <figure className="overgames">
      <OverGames
        label={label}
        games={line.length}
        low={-most}
        high={most}
        say={signed}
        draw={(plot) => <Funnel line={line} plot={plot} />}
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
};

const Funnel = ({ line, plot: { x, y } }: { line: readonly LuckPoint[]; plot: Plot }) => {
  const edge = (stray: number): string[] => line.map((point, i) => `${x(i + 1)},${y(stray * point.spread)}`);
  return (
    <>
      {STRAYS.map((stray) => (
        <polygon
          key={stray}
          className="luck__fair"
          points={[...edge(stray), ...edge(-stray).reverse()].join(' ')}
        />
      ))}
      <polyline className="luck__line" points={line.map((one, i) => `${x(i + 1)},${y(one.sum)}`).join(' ')} />
    </>
  );
};
