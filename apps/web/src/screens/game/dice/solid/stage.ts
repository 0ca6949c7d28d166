// The stage on which dice lie and fly: one canvas with one renderer for the life of the page. It draws only while something moves.
// Lengths are edges of a die; the middle of the canvas is the origin, and an edge is as many pixels wide as the page says.

import { NeutralToneMapping, PlaneGeometry, Scene, type Texture, WebGLRenderer } from 'three';
import type { Move } from '../moves.ts';
import { castBody } from './body.ts';
import { lying } from './faces.ts';
import { copyPose, type Flight, hop, type Impact, type Pose, poseAt } from './flight.ts';
import { type Metal, metalWorks } from './metal.ts';
import { overlooking } from './overlook.ts';
import { paintFaces } from './paint.ts';
import { shadowMaterial, shadowSpot } from './shadow.ts';
import { newDie, restsAt, type SolidDie, showDie } from './solid-die.ts';
import { TUMBLE, tumble } from './tumble.ts';

interface PlacedDie {
  hero: string;
  value: number;
  /** Its middle, in pixels from the left upper corner of the canvas. */
  x: number;
  y: number;
  /** In radians, to the left. */
  yaw: number;
  /** Lies on a cushion. */
  raised: boolean;
  move: Move;
}

export interface Layout {
  /** In pixels. */
  width: number;
  height: number;
  edge: number;
  dice: readonly PlacedDie[];
  /** Whose hand throws: dice come from below or from above. */
  from: 'near' | 'far';
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /** Paints the dice of these heroes, given with their symbols by value, and lets go of those of others. */
  prepare(heroes: ReadonlyMap<string, readonly string[]>): Promise<void>;
  /** Brings the dice to where they shall lie, and says when they will strike the table. */
  lay(layout: Layout): Impact[];
  /** Whatever moves comes to rest now. */
  finish(): void;
  /** Dice have been thrown and have not come to rest. */
  isTumbling(): boolean;
  /** Takes all dice away. */
  clear(): void;
}

const CUSHION = 0.07;
/** Where thrown dice come from: how high, how far beyond the edge of the picture (its rim is blurred), how close together. */
const HAND = { height: 1, beyond: -0.6, gather: 0.75 };
/** How high a throw goes: from the hand, or of dice that lie on the table. */
const TOSS = { hand: 0.9, table: 1.9 };
const TURN = { height: 0.8, length: 0.36 };
const SHIFT = { height: 0.2, length: 0.16 };
/** A throw drawn in fewer frames cannot be followed: then so many throws are cut short before one is tried again. */
const FEWEST_FRAMES = 5;
const SPARED = 3;
/** Dice do not leave the hand all at once. */
const STAGGER = 0.09;

export const createStage = (onContext: (isThere: boolean) => void): Stage => {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  // bright spots keep their colour instead of turning white
  renderer.toneMapping = NeutralToneMapping;
  const overlook = overlooking();
  const scene = new Scene();
  const shape = castBody();
  const flat = new PlaneGeometry(1, 1);
  const spot = shadowSpot();
  const surfaceOf = metalWorks();
  const surfaces = new Map<string, { metal: Metal; faces: Texture }>();
  const dice: SolidDie[] = [];
  let used = 0;
  let frame = 0;
  /** Frames of the throw under way; null while there is none. */
  let drawn: number | null = null;
  let spared = 0;

  const dieAt = (index: number): SolidDie => {
    while (dice.length <= index) {
      const die = newDie(shape, flat, shadowMaterial(spot));
      scene.add(die.shadow, die.body);
      dice.push(die);
    }
    return dice[index];
  };

  let wanted = '';
  const prepare: Stage['prepare'] = async (heroes) => {
    const names = [...heroes.keys()].join();
    wanted = names;
    const missing = [...heroes].filter(([hero]) => !surfaces.has(hero));
    const painted = await Promise.all(missing.map(([hero, symbols]) => paintFaces(hero, symbols)));
    // meanwhile another game may have been opened, or somebody else may have asked for the same
    missing.forEach(([hero], i) => {
      const faces = painted[i];
      if (wanted !== names || surfaces.has(hero)) faces.dispose();
      else {
        const metal = surfaceOf(faces);
        // now rather than in the first frame of the first throw
        for (const { value } of Object.values(metal.uniforms)) renderer.initTexture(value);
        surfaces.set(hero, { metal, faces });
      }
    });
    if (wanted !== names) return;
    for (const [hero, { metal, faces }] of surfaces) {
      if (heroes.has(hero)) continue;
      faces.dispose();
      metal.dispose();
      surfaces.delete(hero);
    }
    const [any] = surfaces.values();
    if (used > 0 || any === undefined) return;
    dieAt(0).body.material = any.metal;
    await renderer.compileAsync(scene, overlook.camera);
  };

  const isTumbling = (): boolean => dice.slice(0, used).some(({ flight }) => flight?.length === TUMBLE);

  const isMoving = (): boolean => dice.slice(0, used).some(({ flight }) => flight !== null);

  const animate = (now: number): void => {
    frame = 0;
    dice.forEach((die, i) => {
      die.body.visible = i < used;
      die.shadow.visible = i < used;
      if (i < used) showDie(die, now);
    });
    renderer.render(scene, overlook.camera);
    if (isMoving()) wake();
    watchPace();
  };

  const watchPace = (): void => {
    if (drawn === null) return;
    drawn++;
    if (isTumbling()) return;
    if (drawn < FEWEST_FRAMES) spared = SPARED;
    drawn = null;
  };

  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(animate);
  };

  let fitted = '';
  const fit = ({ width, height, edge }: Layout): void => {
    const ratio = Math.min(2, devicePixelRatio);
    const wanted = [width, height, edge, ratio].join();
    // giving the canvas a size wipes it
    if (fitted === wanted) return;
    fitted = wanted;
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height);
    overlook.fit(width / edge, height / edge);
  };

  const handFor = ({ from, height, edge }: Layout, { position }: Pose): Pose => {
    const away = height / edge / 2 + HAND.beyond;
    const turn = lying(1 + Math.floor(Math.random() * 6), Math.random() * 6);
    return poseAt(
      position.x * HAND.gather,
      from === 'near' ? -away : away,
      HAND.height + Math.random(),
      turn,
    );
  };

  /** `isKnown`: the die lies there already, and is that hero's. */
  const flightTo = (
    rest: Pose,
    die: SolidDie,
    isKnown: boolean,
    move: Move,
    layout: Layout,
  ): Flight | null => {
    const delay = Math.random() * STAGGER;
    if (move === 'tumble')
      return isKnown && die.flight === null
        ? tumble({ from: die.pose, to: rest, height: TOSS.table, delay }, Math.random)
        : tumble({ from: handFor(layout, rest), to: rest, height: TOSS.hand, delay }, Math.random);
    if (!isKnown || move === 'rest') return null;
    const { height, length } = move === 'turn' ? TURN : SHIFT;
    return hop(die.pose, rest, height, length);
  };

  const lay: Stage['lay'] = (layout) => {
    fit(layout);
    const before = used;
    const now = performance.now();
    const isThrow = layout.dice.some(({ move }) => move === 'tumble');
    const isSpared = isThrow && spared > 0;
    if (isSpared) spared--;
    else if (isThrow) drawn = 0;
    used = layout.dice.length;
    wake();
    return layout.dice.flatMap(({ hero, value, x, y, yaw, raised, move }, i) => {
      const die = dieAt(i);
      const metal = surfaces.get(hero)?.metal;
      if (metal === undefined) throw new Error(`the dice of ${hero} are not painted`);
      const isKnown = i < before && die.body.material === metal;
      die.body.material = metal;
      const height = 0.5 + (raised ? CUSHION : 0);
      const rest = poseAt(
        ...overlook.onTable(x / layout.edge, y / layout.edge, height),
        height,
        lying(value, yaw),
      );
      if (isKnown && move === 'rest' && restsAt(die, rest)) return [];
      die.flight = isSpared ? null : flightTo(rest, die, isKnown, move, layout);
      die.began = now;
      copyPose(rest, die.rest);
      return die.flight?.impacts ?? [];
    });
  };

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    onContext(false);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    onContext(true);
    wake();
  });

  return {
    canvas,
    prepare,
    lay,
    finish: () => {
      for (const die of dice) die.flight = null;
      drawn = null;
      wake();
    },
    isTumbling,
    clear: () => {
      used = 0;
      wake();
    },
  };
};
