// The body all dice share: a cube with rounded edges, its six sides laid out in one picture of three by two cells, so that a die
// is drawn in one call.

import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import { FACES } from './faces.ts';

/** Of an edge of one. */
export const ROUNDING = 0.17;
const INNER = 0.5 - ROUNDING;

export const COLUMNS = 3;
export const ROWS = 2;

/** The cell of a value: column from the left, row from the top. */
export const cellOf = (value: number): { column: number; row: number } => ({
  column: (value - 1) % COLUMNS,
  row: Math.floor((value - 1) / COLUMNS),
});

/** Where the lines of a side's grid run: few on the flat, many in the bend. */
const STEPS = 5;
const LINES = ((): number[] => {
  const bend = Array.from(
    { length: STEPS + 1 },
    (_, i) => INNER + ROUNDING * Math.tan((i / STEPS) * (Math.PI / 4)),
  );
  return [...bend.map((at) => -at).reverse(), ...bend];
})();

export const castBody = (): BufferGeometry => {
  const side = LINES.length;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const point = new Vector3();
  const core = new Vector3();
  const normal = new Vector3();
  FACES.forEach((face, i) => {
    const first = positions.length / 3;
    const { column, row } = cellOf(i + 1);
    for (const b of LINES)
      for (const a of LINES) {
        point
          .copy(face.normal)
          .multiplyScalar(0.5)
          .addScaledVector(face.right, a)
          .addScaledVector(face.up, b);
        core.copy(point).clampScalar(-INNER, INNER);
        normal.copy(point).sub(core).normalize();
        core.addScaledVector(normal, ROUNDING);
        positions.push(core.x, core.y, core.z);
        normals.push(normal.x, normal.y, normal.z);
        uvs.push((column + a + 0.5) / COLUMNS, (ROWS - 1 - row + b + 0.5) / ROWS);
      }
    for (let y = 0; y < side - 1; y++)
      for (let x = 0; x < side - 1; x++) {
        const at = first + y * side + x;
        indices.push(at, at + 1, at + side, at + 1, at + side + 1, at + side);
      }
  });
  const body = new BufferGeometry();
  body.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  body.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  body.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  body.setIndex(indices);
  return body;
};
