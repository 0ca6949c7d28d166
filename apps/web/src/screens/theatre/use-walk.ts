// Walking through a course: step by step, to any stop, or by itself at one of three speeds.

import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 3] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a step can be seen at the middle speed. */
const LOOK = 2400;

export interface Walk {
  at: number;
  /** The stop one came from. */
  before: number;
  last: number;
  isPlaying: boolean;
  speed: Speed;
  next(): void;
  back(): void;
  jump(to: number): void;
  toStart(): void;
  toEnd(): void;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

export const useWalk = (last: number, begin = 0): Walk => {
  const [{ at, before }, setAt] = useState({ at: begin, before: begin });
  const [isWanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = isWanted && at < last;
  const move = (to: (now: number) => number): void =>
    setAt((now) => ({ at: Math.min(last, Math.max(0, to(now.at))), before: now.at }));
  const go = (to: (now: number) => number): void => {
    setWanted(false);
    move(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step waits anew
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => move((now) => now + 1), LOOK / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  return {
    at,
    before,
    last,
    isPlaying,
    speed,
    next: () => go((now) => now + 1),
    back: () => go((now) => now - 1),
    jump: (to) => go(() => to),
    toStart: () => go(() => 0),
    toEnd: () => go(() => last),
    toggle: () => setWanted(!isPlaying),
    setSpeed,
  };
};
