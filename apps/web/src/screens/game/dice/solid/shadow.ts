// The shadow of a die: one soft spot that widens, fades and moves away from the light as the die rises.

import {
  type BufferGeometry,
  CanvasTexture,
  type Mesh,
  MeshBasicMaterial,
  type Quaternion,
  type Texture,
} from 'three';
import type { Pose } from './flight.ts';
import { blankSheet } from './plan.ts';

/** Of the plane it is painted on; the spot fills the middle. */
const WIDTH = 1.72;
const DARKNESS = 0.85;

export const shadowSpot = (): Texture => {
  const { canvas, pen } = blankSheet(1, 1, 128);
  pen.filter = 'blur(7px)';
  pen.fillStyle = 'black';
  pen.beginPath();
  pen.roundRect(21, 21, 58, 58, 14);
  pen.fill();
  return new CanvasTexture(canvas);
};

export const shadowMaterial = (spot: Texture): MeshBasicMaterial =>
  new MeshBasicMaterial({ map: spot, color: 0x0b0510, transparent: true, depthWrite: false });

const yawOf = ({ x, y, z, w }: Quaternion): number =>
  Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));

/** `floor`: how high what it falls on is. */
export const castShadow = (
  shadow: Mesh<BufferGeometry, MeshBasicMaterial>,
  { position, turn }: Pose,
  floor: number,
): void => {
  const height = Math.max(0, position.z - 0.5 - floor);
  const width = WIDTH * (1 + height * 0.16);
  shadow.position.set(position.x + 0.04 + height * 0.2, position.y - 0.12 - height * 0.2, floor + 0.01);
  shadow.scale.set(width, width, 1);
  // in the air the spot is too blurred to tell how the die is turned
  shadow.rotation.z = height > 0.05 ? 0 : yawOf(turn);
  shadow.material.opacity = DARKNESS / (1 + height * 1.3);
};
