// Several sides: their chances on top of each other, one's own at the bottom, together a hundred.

import type { Point } from '@mad-king/after/review';
import { Arms } from '../../components/arms.tsx';
import type { Frame } from './frame.ts';
import { stacked } from './line.ts';

interface StackProps {
  frame: Frame;
  points: readonly Point[];
  team: number;
  /** By team. */
  heroes: readonly string[];
}

export const Stack = ({ frame: { x, y }, points, team, heroes }: StackProps) => {
  const layers = stacked(points, team);
  return layers.map(({ team: of, line }, i) => {
    const below = i === 0 ? line.map((dot) => ({ ...dot, y: 0 })) : layers[i - 1].line;
    const field = [...line, ...[...below].reverse()].map((dot) => `${x(dot.x)},${y(dot.y)}`).join(' ');
    return (
      <polygon key={of} className="chart__layer" data-own={i === 0} data-hero={heroes[of]} points={field} />
    );
  });
};

/** Whose part is which, by the arms in it. */
export const Sides = ({ frame: { left, y }, points, team, heroes }: StackProps) =>
  stacked(points, team).map(({ team: of, line: [top] }, i, layers) => {
    const bottom = i === 0 ? 0 : layers[i - 1].line[0].y;
    return (
      <span key={of} className="chances__side" style={{ left: left + 6, top: y((top.y + bottom) / 2) }}>
        <Arms hero={heroes[of]} />
      </span>
    );
  });
