// What all faces have in common under their paint: where there is metal and where enamel, and how the ring stands out and the groove
// lies deep. Each picture is one face and repeats on all six.

import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  type Texture,
} from 'three';
import { blankSheet, corner, disc, PANEL, ROUNDEL, roundedSquare } from './plan.ts';

const SIZE = 256;

/** Red says how metallic. */
const finish = (metalness: number): string => `rgb(${Math.round(metalness * 255)} 0 0)`;

const METAL = finish(1);
const GROOVE = finish(0.7);
const ENAMEL = finish(0);

const onEachFace = <T extends Texture>(texture: T): T => {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
};

export const finishMap = (): Texture => {
  const { canvas, pen } = blankSheet(1, 1, SIZE);
  pen.fillStyle = METAL;
  pen.fillRect(0, 0, 100, 100);
  roundedSquare(pen, PANEL.inset, PANEL.radius);
  pen.lineWidth = PANEL.groove;
  pen.strokeStyle = GROOVE;
  pen.stroke();
  pen.fillStyle = ENAMEL;
  disc(pen, ROUNDEL.enamel);
  pen.fill();
  corner(pen);
  pen.fill();
  return onEachFace(new CanvasTexture(canvas));
};

/** Grey is level, lighter is higher; blurred, because cast edges are soft. */
const heights = (): Uint8ClampedArray => {
  const { canvas, pen } = blankSheet(1, 1, SIZE);
  const level = (n: number): string => `rgb(${n} ${n} ${n})`;
  pen.filter = `blur(${SIZE / 110}px)`;
  pen.fillStyle = level(150);
  pen.fillRect(-10, -10, 120, 120);
  roundedSquare(pen, PANEL.inset, PANEL.radius);
  pen.fillStyle = level(125);
  pen.fill();
  pen.lineWidth = PANEL.groove;
  pen.strokeStyle = level(60);
  pen.stroke();
  disc(pen, ROUNDEL.ring);
  pen.fillStyle = level(215);
  pen.fill();
  disc(pen, ROUNDEL.enamel);
  const dome = pen.createRadialGradient(ROUNDEL.x, ROUNDEL.y, 4, ROUNDEL.x, ROUNDEL.y, ROUNDEL.enamel);
  dome.addColorStop(0, level(165));
  dome.addColorStop(0.8, level(165));
  dome.addColorStop(1, level(110));
  pen.fillStyle = dome;
  pen.fill();
  return pen.getImageData(0, 0, canvas.width, canvas.height).data;
};

const STEEPNESS = 0.022;

export const normalMap = (): Texture => {
  const height = heights();
  const at = (x: number, y: number): number => height[4 * (((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE))];
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const across = (at(x - 1, y) - at(x + 1, y)) * STEEPNESS;
      const along = (at(x, y + 1) - at(x, y - 1)) * STEEPNESS;
      const length = Math.hypot(across, along, 1);
      // the first row of data is the lowest of the picture
      const to = 4 * ((SIZE - 1 - y) * SIZE + x);
      data[to] = (across / length) * 127.5 + 127.5;
      data[to + 1] = (along / length) * 127.5 + 127.5;
      data[to + 2] = (1 / length) * 127.5 + 127.5;
      data[to + 3] = 255;
    }
  const texture = new DataTexture(data, SIZE, SIZE, RGBAFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return onEachFace(texture);
};
