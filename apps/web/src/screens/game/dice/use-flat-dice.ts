// Dice without the stage: those that are thrown roll in, or appear where motion is reduced.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { clatter } from '../../../sound.ts';
import { useMotionReduced } from '../motion/use-motion-reduced.ts';
import type { ShownRoll } from './shown-roll.ts';

interface FlatDice {
  tray: RefObject<HTMLElement | null>;
  isFlat: boolean;
  roll: ShownRoll;
}

const LENGTH = 420;
const STRIKES = [
  { at: 0.2, force: 1 },
  { at: 0.32, force: 0.6 },
  { at: 0.42, force: 0.35 },
];

const ROLLS_IN: Keyframe[] = [
  { transform: 'translateY(-70%) rotate(-320deg) scale(1.15)', opacity: 0, easing: 'ease-in' },
  { transform: 'translateY(0) rotate(-60deg)', opacity: 1, offset: 0.5, easing: 'ease-out' },
  { transform: 'translateY(-14%) rotate(-20deg)', offset: 0.72, easing: 'ease-in' },
  { transform: 'none' },
];
const APPEARS: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

export const useFlatDice = ({ tray, isFlat, roll }: FlatDice): void => {
  const isReduced = useMotionReduced();
  const shown = useRef<ShownRoll | null>(null);
  useLayoutEffect(() => {
    if (shown.current === roll) return;
    shown.current = roll;
    if (!isFlat || roll.thrown.length === 0) return;
    const faces = tray.current?.querySelectorAll('.die svg') ?? [];
    roll.thrown.forEach((place, i) => {
      faces[place]?.animate(isReduced ? APPEARS : ROLLS_IN, {
        duration: isReduced ? LENGTH / 2 : LENGTH,
        delay: isReduced ? 0 : i * 30,
        fill: 'backwards',
      });
    });
    clatter(roll.thrown.flatMap((_, i) => STRIKES.map(({ at, force }) => ({ at: at + i * 0.03, force }))));
  });
};
