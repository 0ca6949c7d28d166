// Where something can be shown without covering anything that is needed: the nearest free place to where it belongs.

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEPS = 12;

const around = ({ x, y }: Spot, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Middles of boxes of this size that lie inside, evenly spread. */
const spotsIn = (inside: Box, width: number, height: number): Spot[] => {
  const [wide, high] = [inside.right - inside.left - width, inside.bottom - inside.top - height];
  if (wide < 0 || high < 0) return [];
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  return steps.flatMap((across) =>
    steps.map((down) => ({
      x: inside.left + width / 2 + wide * across,
      y: inside.top + height / 2 + high * down,
    })),
  );
};

/** Null if it would cover something wherever it is. */
export const clearSpot = (
  wanted: Spot,
  size: { width: number; height: number },
  inside: Box,
  needed: readonly Box[],
): Spot | null => {
  const { width, height } = size;
  const isClear = (spot: Spot): boolean => !needed.some((box) => meet(around(spot, width, height), box));
  const free = [wanted, ...spotsIn(inside, width, height)].filter(isClear);
  return free.sort((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? null;
};
