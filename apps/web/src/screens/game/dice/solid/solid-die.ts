// One die on the stage: its body and shadow, where it rests, and the flight that takes it there.

import { type BufferGeometry, Mesh, type MeshBasicMaterial, Quaternion } from 'three';
import { copyPose, type Flight, type Pose, poseAt } from './flight.ts';
import type { Metal } from './metal.ts';
import { castShadow } from './shadow.ts';

export interface SolidDie {
  readonly body: Mesh<BufferGeometry, Metal>;
  readonly shadow: Mesh<BufferGeometry, MeshBasicMaterial>;
  /** Where it is now. */
  readonly pose: Pose;
  /** Where it will be in the end. */
  readonly rest: Pose;
  flight: Flight | null;
  /** When the flight began, in milliseconds. */
  began: number;
}

export const newDie = (shape: BufferGeometry, flat: BufferGeometry, shade: MeshBasicMaterial): SolidDie => {
  const die: SolidDie = {
    body: new Mesh(shape),
    shadow: new Mesh(flat, shade),
    pose: poseAt(0, 0, 0.5, new Quaternion()),
    rest: poseAt(0, 0, 0.5, new Quaternion()),
    flight: null,
    began: 0,
  };
  die.shadow.renderOrder = -1;
  return die;
};

/** Is this, but for rounding, where the die comes to rest anyway? */
export const restsAt = ({ rest }: SolidDie, { position, turn }: Pose): boolean =>
  rest.position.distanceTo(position) < 0.01 && Math.abs(rest.turn.dot(turn)) > 0.99999;

/** Puts it where it is at that moment. */
export const showDie = (die: SolidDie, now: number): void => {
  const { body, shadow, pose, rest, flight } = die;
  const time = (now - die.began) / 1000;
  if (flight === null || time >= flight.length) {
    die.flight = null;
    copyPose(rest, pose);
  } else flight.at(Math.max(0, time), pose);
  body.position.copy(pose.position);
  body.quaternion.copy(pose.turn);
  castShadow(shadow, pose, rest.position.z - 0.5);
};
