// Walking through a course: step by step, to any stop, or by itself at one of three speeds.

import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 3] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a step can be seen at the middle speed. */
const LOOK = 2400;

export interface Walk {
  at: number;
  /** The stop since which things are news: the one before, unless one went back. */
  before: number;
  /** How often one has jumped: what was skipped is no news. */
  jumps: number;
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

/** `to`: plays by itself from the beginning to there. */
export const useWalk = (last: number, begin = 0, to?: number): Walk => {
  const [{ at, before, jumps }, setAt] = useState({ at: begin, before: begin, jumps: 0 });
  /** The stop up to which it plays by itself; null: one walks oneself. */
  const [end, setEnd] = useState<number | null>(to ?? null);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = end !== null && at < end;
  const within = (stop: number): number => Math.min(last, Math.max(0, stop));
  const move = (by: 1 | -1): void => setAt((now) => ({ ...now, at: within(now.at + by), before: now.at }));
  const step = (by: 1 | -1): void => {
    setEnd(null);
    move(by);
  };
  const jump = (to: number): void => {
    setEnd(null);
    setAt((now) => ({ at: within(to), before: within(to - 1), jumps: now.jumps + 1 }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step waits anew
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => move(1), LOOK / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  return {
    at,
    before,
    jumps,
    last,
    isPlaying,
    speed,
    next: () => step(1),
    back: () => step(-1),
    jump,
    toStart: () => jump(0),
    toEnd: () => jump(last),
    toggle: () => setEnd(isPlaying ? null : last),
    setSpeed,
  };
};
