// What shines on the dice and is mirrored in their metal: tall windows behind the player's left shoulder, candles to the right, and
// the dark of the hall around.

import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  HalfFloatType,
  LinearFilter,
  RGBAFormat,
  Vector3,
} from 'three';

const WIDTH = 128;
const HEIGHT = 64;

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
  lamp(-0.35, 0.5, 1, 0.9, 0.25, [0.4, 0.38, 0.38]),
];

const radiance = (direction: Vector3): [number, number, number] => {
  const base = direction.z > 0 ? HALL : GROUND;
  const sum: [number, number, number] = [base[0], base[1], base[2]];
  for (const { at, spread, soft, light } of LAMPS) {
    const inside = (direction.dot(at) - spread) / soft + 1;
    const part = Math.min(1, Math.max(0, inside));
    const eased = part * part * (3 - 2 * part);
    for (let i = 0; i < 3; i++) sum[i] += light[i] * eased;
  }
  return sum;
};

/** The surroundings as a picture, with the table's z upwards; turn it with `environmentRotation` for a y that points up. */
export const surroundings = (): DataTexture => {
  const data = new Uint16Array(WIDTH * HEIGHT * 4);
  const direction = new Vector3();
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const around = ((column + 0.5) / WIDTH - 0.5) * 2 * Math.PI;
      const up = ((row + 0.5) / HEIGHT - 0.5) * Math.PI;
      // the picture's up is y, the table's is z
      direction.set(Math.cos(up) * Math.cos(around), -Math.cos(up) * Math.sin(around), Math.sin(up));
      const light = radiance(direction);
      const to = 4 * (row * WIDTH + column);
      for (let i = 0; i < 3; i++) data[to + i] = DataUtils.toHalfFloat(light[i]);
      data[to + 3] = DataUtils.toHalfFloat(1);
    }
  const texture = new DataTexture(data, WIDTH, HEIGHT, RGBAFormat, HalfFloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
};
