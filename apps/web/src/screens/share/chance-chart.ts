// The winner's chance to win, turn by turn: the field to one half in the winner's glass, the numbers at both ends.

import { colourOf, type Pen, write } from './brush.ts';
import type { Frame } from './health-chart.ts';

/** For the number at the end. */
const NUMBERS = 46;
const WRITTEN = { script: 'display', size: 22 } as const;

export interface Chances {
  /** As each turn begins, and at the end. */
  line: readonly number[];
  /** How the first and one half are written. */
  first: string;
  half: string;
}

export const drawChances = (pen: Pen, chances: Chances, hero: string, frame: Frame): void => {
  const { line, first, half } = chances;
  const { left, top, bottom } = frame;
  const right = frame.right - NUMBERS;
  const turns = Math.max(1, line.length - 1);
  const x = (turn: number): number => left + ((right - left) * turn) / turns;
  const y = (chance: number): number => bottom - (bottom - top) * chance;
  const outline = line.map((chance, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`).join('L');
  const ink = colourOf('', 'ink');
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.globalAlpha = 0.55;
  pen.fillStyle = colourOf(hero, 'h-700');
  pen.fill(new Path2D(`M${left},${y(0.5)}L${outline}L${right},${y(0.5)}Z`));
  pen.globalAlpha = 1;
  pen.strokeStyle = colourOf('', 'night-300');
  pen.lineWidth = 2;
  pen.setLineDash([1, 7]);
  pen.stroke(new Path2D(`M${left},${y(0.5)}H${right}`));
  pen.setLineDash([]);
  pen.strokeStyle = ink;
  pen.lineWidth = 5;
  pen.stroke(new Path2D(`M${outline}`));
  pen.restore();
  pen.beginPath();
  pen.arc(right, y(line[turns]), 8, 0, 2 * Math.PI);
  pen.fillStyle = ink;
  pen.fill();
  const soft = colourOf('', 'ink-soft');
  write(pen, half, [frame.right, y(0.5) + 7], { ...WRITTEN, size: 18, colour: soft, align: 'right' });
  // On the side of the line that is away from one half.
  write(pen, first, [left, y(line[0]) + (line[0] < 0.5 ? 26 : -12)], { ...WRITTEN, colour: ink });
};
