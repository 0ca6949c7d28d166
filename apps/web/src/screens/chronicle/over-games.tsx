// A chart over games, one after the other: the place of each, and numbers on both axes.

import type { ReactNode } from 'react';
import { useSize } from '../../components/use-size.ts';
import { gameTicks, ticksOf } from './ticks.ts';

export interface Plot {
  /** By the number of the game, from 1. */
  x(game: number): number;
  y(value: number): number;
}

interface OverGamesProps {
  label: string;
  games: number;
  low: number;
  high: number;
  /** A value as it stands on the axis. */
  say: (value: number) => string;
  draw: (plot: Plot) => ReactNode;
}

const EDGE = { left: 46, right: 12, top: 8, bottom: 22 };
/** In pixels, for one number. */
const ROOM = { x: 56, y: 30 };

export const OverGames = ({ label, games, low, high, say, draw }: OverGamesProps) => {
  const [place, { width, height }] = useSize<HTMLDivElement>();
  const right = width - EDGE.right;
  const bottom = height - EDGE.bottom;
  const x = (game: number): number => EDGE.left + ((right - EDGE.left) * (game - 1)) / Math.max(1, games - 1);
  const y = (value: number): number => bottom - ((bottom - EDGE.top) * (value - low)) / (high - low || 1);
  const count = (length: number, room: number): number => Math.max(2, Math.floor(length / room));
  return (
    <div ref={place} className="plot">
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label}>
          {ticksOf(low, high, count(bottom, ROOM.y)).map((value) => (
            <g key={value}>
              <line className="plot__tick" x1={EDGE.left} x2={right} y1={y(value)} y2={y(value)} />
              <text className="plot__axis" x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
                {say(value)}
              </text>
            </g>
          ))}
          {draw({ x, y })}
          {gameTicks(games, count(right - EDGE.left, ROOM.x)).map((game) => (
            <text key={game} className="plot__axis" x={x(game)} y={height - 4} textAnchor="middle">
              {game}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
};
