import fc from 'fast-check';
import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { castBody } from './body.ts';
import { lying, valueOnTop } from './faces.ts';
import { hop, type Pose, poseAt, restingHeight } from './flight.ts';
import { TUMBLE, tumble } from './tumble.ts';

const value = fc.integer({ min: 1, max: 6 });
const small = fc.double({ min: -8, max: 8, noNaN: true });
const yaw = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
const anyTurn = fc
  .tuple(small, small, small, small)
  .map(([x, y, z, w]) => new Quaternion(x, y, z, w + 9).normalize());
const anyStart = fc
  .tuple(small, small, fc.double({ min: 0.9, max: 6, noNaN: true }), anyTurn)
  .map(([x, y, z, turn]) => poseAt(x, y, z, turn));
const restAt = (x: number, y: number, face: number, turned: number, lift = 0): Pose =>
  poseAt(x, y, 0.5 + lift, lying(face, turned));
const anyRest = fc.tuple(small, small, value, yaw).map(([x, y, face, turned]) => restAt(x, y, face, turned));
const seeded = (seed: number) => (): number => {
  const wave = Math.sin(++seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

const near = (a: Pose, b: Pose): boolean =>
  a.position.distanceTo(b.position) < 1e-4 && Math.abs(a.turn.dot(b.turn)) > 1 - 1e-6;

const fresh = (): Pose => poseAt(0, 0, 0, new Quaternion());

test('whatever the start, a throw begins there and ends on the face that is meant', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyStart, anyRest),
      value,
      small,
      small,
      yaw,
      fc.nat(),
      (from, face, x, y, turned, seed) => {
        const to = restAt(x, y, face, turned);
        const flight = tumble({ from, to, height: 1.5, delay: 0.05 }, seeded(seed));
        const pose = fresh();
        flight.at(0.05, pose);
        expect(near(pose, from)).toBe(true);
        flight.at(TUMBLE, pose);
        expect(near(pose, to)).toBe(true);
        expect(valueOnTop(pose.turn)).toBe(face);
        // and gets there without a jump
        flight.at(TUMBLE - 1e-5, pose);
        expect(pose.position.distanceTo(to.position)).toBeLessThan(0.01);
        expect(valueOnTop(pose.turn)).toBe(face);
      },
    ),
  );
});

test('a die never sinks into the table, and does not jump between two frames', () => {
  const body = castBody().getAttribute('position');
  const lowest = ({ position, turn }: Pose): number => {
    let low = Number.POSITIVE_INFINITY;
    const corner = new Vector3();
    for (let i = 0; i < body.count; i++)
      low = Math.min(low, corner.fromBufferAttribute(body, i).applyQuaternion(turn).z + position.z);
    return low;
  };
  fc.assert(
    fc.property(anyRest, anyRest, fc.nat(), (from, to, seed) => {
      const flight = tumble({ from, to, height: 1.5, delay: 0 }, seeded(seed));
      const [pose, before] = [fresh(), fresh()];
      flight.at(0, before);
      const furthest = from.position.distanceTo(to.position) * 0.05 + 0.25;
      for (let time = 0.005; time < TUMBLE; time += 0.005) {
        flight.at(time, pose);
        expect(lowest(pose)).toBeGreaterThan(-1e-3);
        expect(pose.position.distanceTo(before.position)).toBeLessThan(furthest);
        expect(pose.turn.angleTo(before.turn)).toBeLessThan(0.35);
        before.position.copy(pose.position);
        before.turn.copy(pose.turn);
      }
    }),
    { numRuns: 30 },
  );
});

test('at each impact before the last the die touches the table', () => {
  const from = poseAt(-4, -3, 3, new Quaternion());
  const { impacts, at } = tumble({ from, to: restAt(0, 0, 5, 0.1), height: 1.5, delay: 0 }, seeded(7));
  const pose = fresh();
  for (const impact of impacts) {
    at(impact.at - 1e-9, pose);
    expect(pose.position.z).toBeCloseTo(restingHeight(pose.turn), 2);
  }
  expect(impacts.at(-1)?.at).toBeCloseTo(TUMBLE);
});

test('a hop leads from any face to any face, onto a cushion and off it', () => {
  fc.assert(
    fc.property(value, value, yaw, yaw, (a, b, turnedA, turnedB) => {
      const from = restAt(1, 2, a, turnedA);
      const to = restAt(1, 2.5, b, turnedB, 0.1);
      const flight = hop(from, to, 0.5, 0.3);
      const pose = fresh();
      flight.at(0, pose);
      expect(near(pose, from)).toBe(true);
      flight.at(0.3, pose);
      expect(near(pose, to)).toBe(true);
      expect(valueOnTop(pose.turn)).toBe(b);
    }),
  );
});
