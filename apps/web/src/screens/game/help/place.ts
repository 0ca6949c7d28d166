// Where an explanation stands: above what it explains if there is room, else below, always wholly on the screen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

export const placeBeside = (
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } => {
  const above = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  const left = between(
    EDGE,
    anchor.left + anchor.width / 2 - size.width / 2,
    screen.width - EDGE - size.width,
  );
  if (above >= EDGE) return { left, top: above };
  if (below + size.height <= screen.height - EDGE) return { left, top: below };
  // No room above or below: beside it, so that what is explained stays in sight.
  const right = anchor.left + anchor.width + GAP;
  const beside =
    right + size.width <= screen.width - EDGE ? right : Math.max(EDGE, anchor.left - GAP - size.width);
  return {
    left: beside,
    top: between(EDGE, anchor.top + anchor.height / 2 - size.height / 2, screen.height - EDGE - size.height),
  };
};
