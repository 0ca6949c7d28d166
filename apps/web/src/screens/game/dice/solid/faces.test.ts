import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { COLUMNS, castBody, cellOf, ROWS } from './body.ts';
import { FACES, lying, valueOnTop } from './faces.ts';

const VALUES = [1, 2, 3, 4, 5, 6];

test.each(VALUES)('a die that lies on its opposite shows %i, upright', (value) => {
  for (const yaw of [0, 0.3, -2, Math.PI]) {
    const turn = lying(value, yaw);
    expect(valueOnTop(turn)).toBe(value);
    const up = FACES[value - 1].up.clone().applyQuaternion(turn);
    expect(Math.atan2(-up.x, up.y)).toBeCloseTo(yaw === Math.PI ? Math.PI : yaw, 5);
  }
});

test('opposite faces add up to seven', () => {
  for (const value of VALUES)
    expect(
      FACES[value - 1].normal
        .clone()
        .add(FACES[6 - value].normal)
        .length(),
    ).toBeCloseTo(0);
});

test.each(VALUES)('what is painted in the cell of %i is on the face of %i, the right way round', (value) => {
  const body = castBody();
  const { column, row } = cellOf(value);
  const uv = body.getAttribute('uv');
  const position = body.getAttribute('position');
  const at = (u: number, v: number): Vector3 => {
    let best = -1;
    let distance = Number.POSITIVE_INFINITY;
    for (let i = 0; i < uv.count; i++) {
      const away = Math.hypot(uv.getX(i) * COLUMNS - column - u, uv.getY(i) * ROWS - (ROWS - 1 - row) - v);
      const isInside = FACES[value - 1].normal.dot(new Vector3().fromBufferAttribute(position, i)) > 0.3;
      if (away < distance && isInside) [best, distance] = [i, away];
    }
    return new Vector3().fromBufferAttribute(position, best);
  };
  const turn = lying(value, 0);
  const seen = (u: number, v: number): Vector3 => at(u, v).applyQuaternion(turn);
  expect(seen(0.2, 0.8).x).toBeLessThan(-0.2);
  expect(seen(0.2, 0.8).y).toBeGreaterThan(0.2);
  expect(seen(0.8, 0.2).x).toBeGreaterThan(0.2);
  expect(seen(0.8, 0.2).y).toBeLessThan(-0.2);
  expect(seen(0.8, 0.2).z).toBeCloseTo(0.5);
});

test('the body is closed and faces outwards', () => {
  const body = castBody();
  const position = body.getAttribute('position');
  const normal = body.getAttribute('normal');
  const index = body.getIndex();
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < (index?.count ?? 0); i += 3) {
    const corners = [0, 1, 2].map((k) => index?.getX(i + k) ?? 0);
    [a, b, c].forEach((corner, k) => {
      corner.fromBufferAttribute(position, corners[k]);
    });
    const outwards = b.clone().sub(a).cross(c.clone().sub(a));
    expect(outwards.dot(new Vector3().fromBufferAttribute(normal, corners[0]))).toBeGreaterThan(-1e-9);
  }
  for (let i = 0; i < position.count; i++) {
    const reach = Math.max(
      Math.abs(position.getX(i)),
      Math.abs(position.getY(i)),
      Math.abs(position.getZ(i)),
    );
    expect(reach).toBeLessThanOrEqual(0.5 + 1e-6);
  }
});
