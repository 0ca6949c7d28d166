// Where the six values of a die are, and how it lies so that one of them shows. The table is the plane z = 0, seen from above:
// x to the right, y away from the player, z up. Opposite faces add up to seven.

import { Matrix4, Quaternion, Vector3 } from 'three';

export interface Face {
  /** Out of the die. */
  readonly normal: Vector3;
  /** Towards the top of the picture on the face. */
  readonly up: Vector3;
  /** Towards its right. */
  readonly right: Vector3;
}

const X = new Vector3(1, 0, 0);
const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);

const face = (normal: Vector3, up: Vector3): Face => ({
  normal,
  up,
  right: new Vector3().crossVectors(up, normal),
});

/** By value minus one. */
export const FACES: readonly Face[] = [
  face(Z.clone(), Y.clone()),
  face(X.clone(), Y.clone()),
  face(Y.clone(), Z.clone().negate()),
  face(Y.clone().negate(), Z.clone()),
  face(X.clone().negate(), Y.clone()),
  face(Z.clone().negate(), Y.clone()),
];

const showing = FACES.map(({ normal, up, right }) =>
  new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(right, up, normal)).invert(),
);

/** The die lies with this value on top, its picture turned by `yaw` (in radians, to the left). */
export const lying = (value: number, yaw: number): Quaternion =>
  new Quaternion().setFromAxisAngle(Z, yaw).multiply(showing[value - 1]);

/** The value that is on top. */
export const valueOnTop = (turn: Quaternion): number => {
  const heights = FACES.map(({ normal }) => normal.clone().applyQuaternion(turn).z);
  return heights.indexOf(Math.max(...heights)) + 1;
};
