// Puts the stage behind the dice of a tray, and tells it where they lie: the page lays them out, the stage follows.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clatter } from '../../../sound.ts';
import { type Lain, movesOf } from './moves.ts';
import type { ShownRoll } from './shown-roll.ts';
import type { Layout, Stage } from './solid/stage.ts';
import { beginSuspense, endSuspense } from './suspense.ts';

interface SolidDice {
  tray: RefObject<HTMLElement | null>;
  stage: Stage | null;
  roll: ShownRoll;
  /** `turn`: in degrees, to the right. */
  dice: readonly (Lain & { turn: number })[];
  from: Layout['from'];
}

/** How long dice tumble, in milliseconds. */
const TUMBLE = 700;
/** A die is so much of its button's width. */
const WIDTH = 0.94;
/** Room around the dice in which they fly, in edges of a die; less where the page ends. */
const ROOM = { across: 1.2, along: 1.3 };

type Place = Omit<Layout, 'dice' | 'from'> & {
  left: number;
  top: number;
  middles: readonly [number, number][];
};

const measure = (tray: HTMLElement): Place => {
  const box = tray.getBoundingClientRect();
  const faces = [...tray.querySelectorAll('.die')].map((face) => face.getBoundingClientRect());
  const edge = (faces[0]?.width ?? 0) * WIDTH;
  const page = document.documentElement.clientWidth;
  const left = Math.max(0, Math.min(...faces.map((face) => face.left)) - ROOM.across * edge);
  const right = Math.min(page, Math.max(...faces.map((face) => face.right)) + ROOM.across * edge);
  const top = Math.min(...faces.map((face) => face.top)) - ROOM.along * edge;
  const bottom = Math.max(...faces.map((face) => face.bottom)) + ROOM.along * edge;
  return {
    left: left - box.left,
    top: top - box.top,
    width: right - left,
    height: bottom - top,
    edge,
    middles: faces.map((face) => [face.left + face.width / 2 - left, face.top + face.height / 2 - top]),
  };
};

export const useSolidDice = ({ tray, stage, roll, dice, from }: SolidDice): void => {
  const lain = useRef<readonly Lain[]>([]);
  const shown = useRef<ShownRoll | null>(null);
  const latest = useRef(dice);
  latest.current = dice;

  useLayoutEffect(() => {
    if (stage === null || tray.current === null) return;
    tray.current.append(stage.canvas);
    return () => {
      stage.clear();
      endSuspense();
      stage.canvas.remove();
      lain.current = [];
    };
  }, [stage, tray]);

  const lay = (thrown: readonly number[]): void => {
    const element = tray.current;
    if (stage === null || element === null) return;
    const { left, top, middles, ...size } = measure(element);
    // not laid out: the tray is folded away
    if (size.edge === 0) return;
    stage.canvas.style.left = `${left}px`;
    stage.canvas.style.top = `${top}px`;
    const now = latest.current;
    const moves = movesOf(lain.current, now, thrown);
    const placed = now.map(({ hero, value, raised, turn }, i) => ({
      hero,
      value,
      raised,
      x: middles[i][0],
      y: middles[i][1],
      yaw: (-turn * Math.PI) / 180,
      move: moves[i],
    }));
    lain.current = now;
    const impacts = stage.lay({ ...size, dice: placed, from });
    if (stage.isTumbling() && moves.includes('tumble')) beginSuspense(TUMBLE);
    if (moves.includes('tumble') || moves.includes('turn')) clatter(impacts);
  };

  // After every change of the dice; `roll` is a new one exactly when dice are thrown or set.
  useLayoutEffect(() => {
    const isNew = shown.current !== roll;
    shown.current = roll;
    lay(isNew ? roll.thrown : []);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `lay` reads what is latest
  useEffect(() => {
    const element = tray.current;
    if (stage === null || element === null) return;
    const watcher = new ResizeObserver(() => lay([]));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [stage, tray]);

  useSkip(stage, tray);
};

/** A touch or a key ends the tumble. Whoever touches a die that he cannot read yet means that, and not the die. */
const useSkip = (stage: Stage | null, tray: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (stage === null) return;
    let isSpent = false;
    const skip = (event: Event): void => {
      // a key that is held down has thrown the dice
      if (event instanceof KeyboardEvent && event.repeat) return;
      isSpent = stage.isTumbling() && event.type === 'pointerdown' && isWithin(tray.current, event);
      if (!stage.isTumbling()) return;
      stage.finish();
      endSuspense();
    };
    const swallow = (event: MouseEvent): void => {
      // a click that no pointer made comes from the keyboard or from a program that reads the page
      if (isSpent && event.detail > 0 && isWithin(tray.current, event)) event.stopPropagation();
      isSpent = false;
    };
    const options = { capture: true };
    document.addEventListener('pointerdown', skip, options);
    document.addEventListener('keydown', skip, options);
    document.addEventListener('click', swallow, options);
    return () => {
      document.removeEventListener('pointerdown', skip, options);
      document.removeEventListener('keydown', skip, options);
      document.removeEventListener('click', swallow, options);
    };
  }, [stage, tray]);
};

const isWithin = (tray: HTMLElement | null, event: Event): boolean =>
  event.target instanceof Node && tray?.contains(event.target) === true;
