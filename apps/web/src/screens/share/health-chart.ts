// How everybody's health went, turn by turn: who won in full, the others dashed; each line ends in what was left.

import { colourOf, type Pen, write } from './brush.ts';
import type { HealthLine } from './told.ts';

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** For the numbers at the end. */
const NUMBERS = 46;
const STEP = 24;

type Line = HealthLine & { hero: string; isWinner: boolean };

export const drawHealth = (pen: Pen, lines: readonly Line[], frame: Frame): void => {
  const { left, right, top, bottom } = frame;
  const most = Math.max(1, ...lines.flatMap(({ points }) => points));
  const turns = Math.max(1, ...lines.map(({ points }) => points.length - 1));
  const x = (turn: number): number => left + ((right - NUMBERS - left) * turn) / turns;
  const y = (health: number): number => bottom - ((bottom - top) * health) / most;
  const outline = ({ points }: Line): string =>
    points.map((health, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)},${y(health).toFixed(1)}`).join('');
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.strokeStyle = colourOf('', 'night-300');
  pen.lineWidth = 2;
  pen.setLineDash([1, 7]);
  pen.stroke(new Path2D(`M${left},${bottom}H${x(turns)}`));
  pen.setLineDash([]);
  // The winner last, so that nothing lies over it.
  const drawn = [...lines].sort((a, b) => Number(a.isWinner) - Number(b.isWinner));
  for (const line of drawn)
    if (line.isWinner) fillBelow(pen, line, `${outline(line)}L${x(turns)},${bottom}L${left},${bottom}Z`);
  for (const line of drawn) {
    pen.strokeStyle = line.isWinner ? colourOf('', 'ink') : colourOf(line.hero, 'h-accent');
    pen.lineWidth = line.isWinner ? 5 : 3;
    pen.setLineDash(line.isWinner ? [] : [10, 8]);
    pen.stroke(new Path2D(outline(line)));
  }
  pen.restore();
  drawEnds(pen, lines, x(turns), y);
};

const fillBelow = (pen: Pen, { hero }: Line, outline: string): void => {
  pen.globalAlpha = 0.55;
  pen.fillStyle = colourOf(hero, 'h-700');
  pen.fill(new Path2D(outline));
  pen.globalAlpha = 1;
};

/** Numbers keep clear of each other. */
const drawEnds = (pen: Pen, lines: readonly Line[], x: number, y: (health: number) => number): void => {
  const ends = lines
    .map(({ points, isWinner, hero }) => ({ health: points.at(-1) ?? 0, isWinner, hero }))
    .sort((a, b) => a.health - b.health);
  let above = Number.POSITIVE_INFINITY;
  const told = new Set<number>();
  for (const { health, isWinner, hero } of ends) {
    const colour = isWinner ? colourOf('', 'ink') : colourOf(hero, 'h-accent');
    pen.beginPath();
    pen.arc(x, y(health), isWinner ? 8 : 5, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
    if (told.has(health)) continue;
    told.add(health);
    const at = Math.min(y(health) + 8, above - STEP);
    above = at;
    write(pen, String(health), [x + 16, at], { script: 'display', size: 26, colour });
  }
};
