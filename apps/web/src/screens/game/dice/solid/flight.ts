// How a die gets from where it lies to where it shall lie. Lengths are edges of a die, times are seconds. A flight ends exactly at
// its end, whatever happens on the way: the dice obey the engine, and only look as if they obeyed the table.

import { type Quaternion, Vector3 } from 'three';
import { ROUNDING } from './body.ts';

export interface Pose {
  readonly position: Vector3;
  readonly turn: Quaternion;
}

export interface Impact {
  at: number;
  /** 0 to 1. */
  force: number;
}

export interface Flight {
  readonly length: number;
  readonly impacts: readonly Impact[];
  /** Puts the pose of that moment into `pose`. */
  at(time: number, pose: Pose): void;
}

export const poseAt = (x: number, y: number, z: number, turn: Quaternion): Pose => ({
  position: new Vector3(x, y, z),
  turn: turn.clone(),
});

export const copyPose = (from: Pose, to: Pose): void => {
  to.position.copy(from.position);
  to.turn.copy(from.turn);
};

const X = new Vector3(1, 0, 0);
const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);
const axis = new Vector3();

/** How high the middle of a die is above the table if it touches it, turned like this. */
export const restingHeight = (turn: Quaternion): number => {
  const reach =
    Math.abs(axis.copy(X).applyQuaternion(turn).z) +
    Math.abs(axis.copy(Y).applyQuaternion(turn).z) +
    Math.abs(axis.copy(Z).applyQuaternion(turn).z);
  return (0.5 - ROUNDING) * reach + ROUNDING;
};

/** From one pose to another in a hop: onto a cushion and off it, or over to a face that a card has set. */
export const hop = (from: Pose, to: Pose, height: number, length: number): Flight => {
  const begin = poseAt(from.position.x, from.position.y, from.position.z, from.turn);
  const end = poseAt(to.position.x, to.position.y, to.position.z, to.turn);
  return {
    length,
    impacts: [{ at: length, force: 0.25 }],
    at: (time, pose) => {
      if (time >= length) {
        copyPose(end, pose);
        return;
      }
      const part = Math.max(0, time / length);
      const eased = part * part * (3 - 2 * part);
      pose.position.lerpVectors(begin.position, end.position, eased);
      pose.turn.slerpQuaternions(begin.turn, end.turn, eased);
      const floor = begin.position.z + (end.position.z - begin.position.z) * eased - 0.5;
      pose.position.z = floor + Math.max(restingHeight(pose.turn), 0.5 + height * 4 * part * (1 - part));
    },
  };
};
