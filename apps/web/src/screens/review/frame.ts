// The place of a chart over the turns of a game: from turns and points of a hundred to pixels.

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The width of one turn. */
  slot: number;
  x(turn: number): number;
  y(points: number): number;
}

const EDGE = { left: 44, right: 14, top: 26, bottom: 26 };

export const frameOf = (width: number, height: number, turns: number): Frame => {
  const { left, top } = EDGE;
  const right = width - EDGE.right;
  const bottom = height - EDGE.bottom;
  const slot = (right - left) / Math.max(1, turns);
  return {
    left,
    right,
    top,
    bottom,
    slot,
    x: (turn) => left + turn * slot,
    y: (points) => bottom - ((bottom - top) * points) / 100,
  };
};
