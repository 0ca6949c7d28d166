// Where things are on a face, in a square of 100: the picture and the relief are drawn from the same plan.

export const PANEL = { inset: 10, radius: 13, groove: 1.7 };
export const ROUNDEL = { x: 52.4, y: 52.8, ring: 34, enamel: 30.8 };
export const SYMBOL = { size: 46, shade: 2 };
/** The dark corner of the panel in which the number stands. */
export const CORNER = { reach: 28, x: 21.4, y: 31.4, font: 24 };

export type Pen = CanvasRenderingContext2D;

export const roundedSquare = (pen: Pen, inset: number, radius: number): void => {
  pen.beginPath();
  pen.roundRect(inset, inset, 100 - 2 * inset, 100 - 2 * inset, radius);
};

export const disc = (pen: Pen, radius: number): void => {
  pen.beginPath();
  pen.arc(ROUNDEL.x, ROUNDEL.y, radius, 0, 2 * Math.PI);
};

export const corner = (pen: Pen): void => {
  const { inset, radius } = PANEL;
  const { reach } = CORNER;
  pen.beginPath();
  pen.moveTo(inset, inset + radius);
  pen.arcTo(inset, inset, inset + radius, inset, radius);
  pen.lineTo(inset + reach, inset);
  pen.arc(inset, inset, reach, 0, Math.PI / 2);
  pen.closePath();
};

/** A canvas on which the square of 100 is `size` pixels wide. */
export const blankSheet = (
  columns: number,
  rows: number,
  size: number,
): { canvas: HTMLCanvasElement; pen: Pen } => {
  const canvas = document.createElement('canvas');
  canvas.width = columns * size;
  canvas.height = rows * size;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser has no 2D canvas');
  pen.scale(size / 100, size / 100);
  return { canvas, pen };
};
