// How one looks at the dice: from above, leaning a little towards the player, so that the face that counts is seen nearly straight
// and the front of the die just so. What is asked in pixels of the picture is answered on the table.

import { PerspectiveCamera, Vector3 } from 'three';

/** By how much, in radians. */
export const LEAN = 0.25;
/** Far enough that dice at the ends of a row look like those in its middle. */
const DISTANCE = 20;

export interface Overlook {
  readonly camera: PerspectiveCamera;
  /** The picture is so wide and high, in edges of a die. */
  fit(width: number, height: number): void;
  /** The place at that height above the table that is seen there, counted in edges from the left upper corner. */
  onTable(left: number, top: number, height: number): [x: number, y: number];
}

export const overlooking = (): Overlook => {
  const camera = new PerspectiveCamera();
  camera.up.set(0, 1, 0);
  camera.position.set(0, -Math.sin(LEAN) * DISTANCE, Math.cos(LEAN) * DISTANCE);
  camera.lookAt(0, 0, 0);
  camera.near = DISTANCE / 2;
  camera.far = DISTANCE * 2;
  let width = 1;
  let height = 1;
  const ray = new Vector3();
  return {
    camera,
    fit: (newWidth, newHeight) => {
      width = newWidth;
      height = newHeight;
      camera.aspect = width / height;
      camera.fov = (2 * Math.atan(height / 2 / DISTANCE) * 180) / Math.PI;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
    },
    onTable: (left, top, above) => {
      ray
        .set((left / width) * 2 - 1, 1 - (top / height) * 2, 0.5)
        .unproject(camera)
        .sub(camera.position);
      const steps = (above - camera.position.z) / ray.z;
      return [camera.position.x + ray.x * steps, camera.position.y + ray.y * steps];
    },
  };
};
