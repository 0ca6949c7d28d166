// What shines on the dice and is mirrored in them: a tall window behind the player's left shoulder, candles to the right, and the dark
// of the hall around. The camera never moves, so the light that leaves a surface depends only on how it is turned: it is worked
// out once, for metal and for enamel, and a die costs no more to light than two looks into a picture.

import { DataTexture, LinearFilter, RGBAFormat, type Texture, UnsignedByteType, Vector3 } from 'three';
import { LEAN } from './overlook.ts';

/** Each half of the picture is a square of so many pixels. */
const SIZE = 64;
/** The picture holds up to this much light. */
export const BRIGHTEST = 3;
const SAMPLES = 40;

type Light = readonly [red: number, green: number, blue: number];

interface Lamp {
  /** Towards it. */
  at: Vector3;
  /** How wide, as the cosine of its angle; the rim fades over `soft`. */
  spread: number;
  soft: number;
  light: Light;
}

const lamp = (x: number, y: number, z: number, spread: number, soft: number, light: Light): Lamp => ({
  at: new Vector3(x, y, z).normalize(),
  spread,
  soft,
  light,
});

const HALL: Light = [0.2, 0.16, 0.22];
const GROUND: Light = [0.1, 0.06, 0.12];

const LAMPS: readonly Lamp[] = [
  lamp(-0.75, 0.55, 0.4, 0.9, 0.06, [3.4, 3.2, 3.0]),
  lamp(0.15, 0.95, 0.25, 0.95, 0.05, [1.8, 1.7, 2.0]),
  lamp(0.95, -0.1, 0.3, 0.93, 0.08, [2.0, 1.25, 0.7]),
  lamp(-0.1, -0.95, 0.3, 0.94, 0.08, [0.7, 0.6, 0.7]),
  lamp(-0.35, 0.5, 1, 0.9, 0.25, [0.75, 0.71, 0.7]),
  lamp(-0.38, 0.51, 0.77, 0.985, 0.02, [4, 3.8, 3.4]),
];

/** What comes from a direction. */
const radiance = (direction: Vector3, sum: [number, number, number]): void => {
  const base = direction.z > 0 ? HALL : GROUND;
  for (let i = 0; i < 3; i++) sum[i] += base[i];
  for (const { at, spread, soft, light } of LAMPS) {
    const part = Math.min(1, Math.max(0, (direction.dot(at) - spread) / soft + 1));
    const eased = part * part * (3 - 2 * part);
    for (let i = 0; i < 3; i++) sum[i] += light[i] * eased;
  }
};

/** Directions around one, evenly; `width` 0: only itself, 1: the half of all that lies on its side. */
const around = (middle: Vector3, width: number): Vector3[] => {
  const side = new Vector3(0, 0, 1).cross(middle);
  if (side.lengthSq() < 1e-6) side.set(1, 0, 0);
  side.normalize();
  const other = new Vector3().crossVectors(middle, side);
  return Array.from({ length: SAMPLES }, (_, i) => {
    const out = Math.sqrt((i + 0.5) / SAMPLES) * width;
    const angle = i * 2.399963; // the golden angle: no two fall together
    return middle
      .clone()
      .multiplyScalar(Math.sqrt(1 - out * out))
      .addScaledVector(side, out * Math.cos(angle))
      .addScaledVector(other, out * Math.sin(angle));
  });
};

const average = (directions: readonly Vector3[]): [number, number, number] => {
  const sum: [number, number, number] = [0, 0, 0];
  for (const direction of directions) radiance(direction, sum);
  return [sum[0] / directions.length, sum[1] / directions.length, sum[2] / directions.length];
};

/** How far reflections are spread: cast metal is brushed, enamel is glass. */
const BRUSHED = 0.34;
const GLASS = 0.12;
const GLOSS = 0.05;

/**
 * Left: what metal mirrors. Right: what makes enamel shine, red for its own colour, green for the light on its glass. Both by the
 * direction a surface looks in, as the camera sees it.
 */
export const lustre = (): Texture => {
  const data = new Uint8Array(SIZE * 2 * SIZE * 4);
  const upright = new Vector3(1, 0, 0);
  const normal = new Vector3();
  const back = new Vector3(0, 0, -1);
  const store = (column: number, row: number, light: readonly number[]): void => {
    const at = 4 * (row * SIZE * 2 + column);
    for (let i = 0; i < 3; i++) data[at + i] = Math.min(255, (light[i] / BRIGHTEST) * 255);
    data[at + 3] = 255;
  };
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const x = ((column + 0.5) / SIZE) * 2 - 1;
      const y = ((row + 0.5) / SIZE) * 2 - 1;
      const slope = Math.min(0.999, Math.hypot(x, y));
      const shrink = slope / Math.max(1e-6, Math.hypot(x, y));
      normal.set(x * shrink, y * shrink, Math.sqrt(1 - slope * slope));
      const mirrored = back.clone().reflect(normal).applyAxisAngle(upright, LEAN);
      normal.applyAxisAngle(upright, LEAN);
      const gloss = average(around(mirrored, GLASS));
      const own = average(around(normal, 1));
      store(column, row, average(around(mirrored, BRUSHED)));
      store(SIZE + column, row, [mean(own) * 1.05, mean(gloss) * (GLOSS + 0.5 * slope ** 5), 0]);
    }
  const texture = new DataTexture(data, SIZE * 2, SIZE, RGBAFormat, UnsignedByteType);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
};

const mean = (light: Light): number => (light[0] + light[1] + light[2]) / 3;
