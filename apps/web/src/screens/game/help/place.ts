// Where an explanation stands: above what it explains if there is room, else below, always wholly on the screen, and off what is to be
// kept clear wherever that can be.

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
  clear: Box | null = null,
): { left: number; top: number } => {
  const above = anchor.top - GAP - size.height;
  const below = anchor.top + anchor.height + GAP;
  const left = between(
    EDGE,
    anchor.left + anchor.width / 2 - size.width / 2,
    screen.width - EDGE - size.width,
  );
  // No room above or below: beside it, so that what is explained stays in sight.
  const right = anchor.left + anchor.width + GAP;
  const beside =
    right + size.width <= screen.width - EDGE ? right : Math.max(EDGE, anchor.left - GAP - size.width);
  const lowest = screen.height - EDGE - size.height;
  const places = [
    ...(above >= EDGE ? [{ left, top: above }] : []),
    ...(below <= lowest ? [{ left, top: below }] : []),
    { left: beside, top: between(EDGE, anchor.top + anchor.height / 2 - size.height / 2, lowest) },
    ...(clear === null ? [] : [{ left: beside, top: Math.max(EDGE, lowest) }]),
  ];
  return places.find((place) => clear === null || !meet({ ...place, ...size }, clear)) ?? places[0];
};

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
