// A throw. It is laid out from its end: the last contact is the face that shall show, and every stretch before it is turned back
// from there. Between two contacts a die flies on a parabola and spins evenly; at a contact it loses speed and its axis changes; at
// last it tips over an edge. So any start leads to any end, and nothing has to be simulated or corrected.

import { Quaternion, Vector3 } from 'three';
import { copyPose, type Flight, type Impact, type Pose, poseAt, restingHeight } from './flight.ts';

export const TUMBLE = 0.7;

/** Parts of the time until each contact; heights go with the square of a flight's length, as they fall. */
const CONTACTS = [0, 0.42, 0.68, 0.85, 1];
/** How far along its way a die is at each contact. */
const PROGRESS = [0, 0.56, 0.83, 0.95, 1];
/** Turns about its axis on each stretch; the last is the tip over the edge. */
const SPINS = [1.35, 0.62, 0.3, 0.16];
const FORCES = [1, 0.6, 0.35, 0.3];

/** 0 up to but not including 1. */
export type Chance = () => number;

const UP = new Vector3(0, 0, 1);

interface Stretch {
  begin: number;
  length: number;
  axis: Vector3;
  angle: number;
  /** Of the parabola above the line between the contacts. */
  height: number;
  /** The pose at its end. */
  end: Pose;
  startHeight: number;
}

export interface Throw {
  from: Pose;
  to: Pose;
  /** How high the first flight goes. */
  height: number;
  /** Seconds until it starts; the tumble is shorter by that. */
  delay: number;
}

/** The horizontal axis about which something rolls that moves this way. */
const rollingAxis = (way: Vector3, swerve: number): Vector3 => {
  const axis = new Vector3(-way.y, way.x, 0);
  if (axis.lengthSq() < 1e-6) axis.set(1, 0, 0);
  return axis.normalize().applyAxisAngle(UP, swerve);
};

/** A die tips over one of its own edges: the axis of the die, lying flat, that is nearest to the wanted one. */
const nearestEdge = (wanted: Vector3, lying: Quaternion): Vector3 => {
  let best = new Vector3(1, 0, 0);
  let nearness = Number.NEGATIVE_INFINITY;
  for (const edge of [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)])
    for (const sign of [1, -1]) {
      const turned = edge.clone().multiplyScalar(sign).applyQuaternion(lying);
      if (Math.abs(turned.z) > 0.5 || turned.dot(wanted) <= nearness) continue;
      nearness = turned.dot(wanted);
      best = turned;
    }
  return best;
};

const layOut = ({ from, to, height, delay }: Throw, chance: Chance): Stretch[] => {
  const way = new Vector3().subVectors(to.position, from.position).setZ(0);
  const total = TUMBLE - delay;
  const stretches: Stretch[] = [];
  let end = poseAt(to.position.x, to.position.y, to.position.z, to.turn);
  const floor = to.position.z - 0.5;
  for (let i = SPINS.length - 1; i >= 0; i--) {
    const isLast = i === SPINS.length - 1;
    const swerve = (chance() - 0.5) * (isLast ? 0.6 : 1.5);
    const wanted = rollingAxis(way, swerve);
    const axis = isLast ? nearestEdge(wanted, end.turn) : wanted;
    const angle = SPINS[i] * (isLast ? 1 : 0.8 + 0.4 * chance()) * 2 * Math.PI;
    const turn = end.turn.clone().premultiply(new Quaternion().setFromAxisAngle(axis, -angle));
    const position = new Vector3().lerpVectors(from.position, to.position, PROGRESS[i]);
    position.z = floor + restingHeight(turn);
    const part = CONTACTS[i + 1] - CONTACTS[i];
    stretches.unshift({
      begin: delay + CONTACTS[i] * total,
      length: part * total,
      axis,
      angle,
      height: isLast ? 0 : height * (part / CONTACTS[1]) ** 2,
      end,
      startHeight: i === 0 ? from.position.z : position.z,
    });
    end = { position, turn };
  }
  return stretches;
};

const turned = new Quaternion();

export const tumble = (thrown: Throw, chance: Chance): Flight => {
  const { from, to, delay } = thrown;
  const begin = poseAt(from.position.x, from.position.y, from.position.z, from.turn);
  const end = poseAt(to.position.x, to.position.y, to.position.z, to.turn);
  const stretches = layOut({ ...thrown, from: begin, to: end }, chance);
  const first = stretches[0];
  // What is left between how the die lies and how the throw would begin; it is made up for during the first flight.
  const rest = new Quaternion()
    .setFromAxisAngle(first.axis, -first.angle)
    .multiply(first.end.turn)
    .invert()
    .multiply(begin.turn);
  const none = new Quaternion();
  const fade = new Quaternion();
  const floor = end.position.z - 0.5;

  const at = (time: number, pose: Pose): void => {
    const index = stretches.findIndex((s) => time < s.begin + s.length);
    if (index < 0) {
      copyPose(end, pose);
      return;
    }
    if (time <= delay) {
      copyPose(begin, pose);
      return;
    }
    const stretch = stretches[index];
    const part = (time - stretch.begin) / stretch.length;
    const isTip = index === stretches.length - 1;
    const done = isTip ? part * part : part;
    turned.setFromAxisAngle(stretch.axis, -stretch.angle * (1 - done));
    pose.turn.multiplyQuaternions(turned, stretch.end.turn);
    if (index === 0) pose.turn.multiply(fade.slerpQuaternions(rest, none, done));
    const travelled = PROGRESS[index] + (PROGRESS[index + 1] - PROGRESS[index]) * done;
    pose.position.lerpVectors(begin.position, end.position, travelled);
    const line = stretch.startHeight + (stretch.end.position.z - stretch.startHeight) * part;
    const flown = line + stretch.height * 4 * part * (1 - part);
    pose.position.z = Math.max(floor + restingHeight(pose.turn), isTip ? 0 : flown);
  };
  const impacts: Impact[] = stretches.map((stretch, i) => ({
    at: stretch.begin + stretch.length,
    force: FORCES[i],
  }));
  return { length: TUMBLE, impacts, at };
};
