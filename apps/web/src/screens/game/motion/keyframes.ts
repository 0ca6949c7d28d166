// Movements in keyframes: only transforms and opacity, so that they cost no layout.

import type { Place } from './places.ts';

/** An element whose left upper corner is at the origin, with its middle at this place. */
export const put = ({ x, y }: Place, more = ''): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) ${more}`;

const between = (from: Place, to: Place, part: number, lift: number): Place => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part - lift,
});

/** Thrown in an arc, and bursting where it strikes. */
export const strike = (from: Place, to: Place): Keyframe[] => {
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  return [
    { transform: put(from, 'scale(0.4)'), opacity: 0, easing: 'ease-out' },
    { transform: put(from, 'scale(1.15)'), opacity: 1, offset: 0.18, easing: 'ease-in' },
    { transform: put(between(from, to, 0.5, lift), 'scale(1.05)'), offset: 0.34, easing: 'linear' },
    { transform: put(to, 'scale(0.95)'), offset: 0.5, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    { transform: put(to, 'scale(1.35)'), opacity: 1, offset: 0.6 },
    { transform: put(to, 'scale(1.2)'), opacity: 1, offset: 0.82 },
    { transform: put(to, 'scale(1.7)'), opacity: 0 },
  ];
};

/** Comes up from below and goes on upwards. */
export const rise = (at: Place, height: number): Keyframe[] => [
  { transform: put({ x: at.x, y: at.y + height / 3 }, 'scale(0.6)'), opacity: 0, easing: 'ease-out' },
  { transform: put(at, 'scale(1.1)'), opacity: 1, offset: 0.3 },
  { transform: put({ x: at.x, y: at.y - height / 3 }), opacity: 1, offset: 0.75 },
  { transform: put({ x: at.x, y: at.y - height }), opacity: 0 },
];

/** Straight from one place to another, appearing and vanishing at its ends. */
export const fly = (from: Place, to: Place, scale = 1): Keyframe[] => [
  { transform: put(from, `scale(${scale})`), opacity: 0, easing: 'cubic-bezier(0.3, 0, 0.4, 1)' },
  { transform: put(between(from, to, 0.2, 0), `scale(${scale})`), opacity: 1, offset: 0.2 },
  { transform: put(to, `scale(${scale})`), opacity: 1, offset: 0.9 },
  { transform: put(to, `scale(${scale * 0.8})`), opacity: 0 },
];

/** A card leaves the hand, can be read in the arena, and goes to its pile. */
export const parade = (hand: Place, arena: Place, pile: Place): Keyframe[] => [
  { transform: put(hand, 'scale(0.35)'), opacity: 0, easing: 'ease-out' },
  { transform: put(hand, 'scale(0.4)'), opacity: 1, offset: 0.06, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
  { transform: put(arena, 'scale(1.12)'), opacity: 1, offset: 0.26 },
  { transform: put(arena, 'scale(1.08)'), opacity: 1, offset: 0.8, easing: 'ease-in' },
  { transform: put(pile, 'scale(0.15)'), opacity: 0 },
];

/** Meanwhile it turns its face up. */
export const FACE_UP: Keyframe[] = [
  { transform: 'perspective(60rem) rotateY(180deg)' },
  { transform: 'perspective(60rem) rotateY(180deg)', offset: 0.08, easing: 'ease-in-out' },
  { transform: 'perspective(60rem) rotateY(0deg)', offset: 0.26 },
  { transform: 'perspective(60rem) rotateY(0deg)' },
];

/** A ribbon unrolls, stays, and fades. */
export const unroll = (at: Place): Keyframe[] => [
  { transform: put(at, 'scaleX(0.1)'), opacity: 0, easing: 'cubic-bezier(0.2, 1.3, 0.4, 1)' },
  { transform: put(at, 'scaleX(1)'), opacity: 1, offset: 0.2 },
  { transform: put(at, 'scaleX(1)'), opacity: 1, offset: 0.8, easing: 'ease-in' },
  { transform: put({ x: at.x, y: at.y - 16 }, 'scaleX(1)'), opacity: 0 },
];

/** Where motion is reduced, everything only appears and disappears, at its place. */
export const appear = (at: Place): Keyframe[] => [
  { transform: put(at), opacity: 0 },
  { transform: put(at), opacity: 1, offset: 0.2 },
  { transform: put(at), opacity: 1, offset: 0.8 },
  { transform: put(at), opacity: 0 },
];

/** Of things on the table themselves. */
export const SHAKE: Keyframe[] = [0, -7, 6, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
export const THUD: Keyframe[] = [
  { transform: 'scale(2.6)', opacity: 0, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
  { transform: 'scale(0.86)', opacity: 1, offset: 0.55, easing: 'ease-out' },
  { transform: 'scale(1.1)', offset: 0.75 },
  { transform: 'scale(1)' },
];
export const PULSE: Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.14)', offset: 0.35 },
  { transform: 'scale(1)' },
];
export const BLINK: Keyframe[] = [{ opacity: 1 }, { opacity: 0.35, offset: 0.3 }, { opacity: 1 }];
export const TOPPLE: Keyframe[] = [
  { transform: 'none' },
  { transform: 'rotate(-5deg)', offset: 0.15 },
  { transform: 'rotate(4deg)', offset: 0.3 },
  { transform: 'rotate(-2deg) translateY(4%)', offset: 0.5 },
  { transform: 'rotate(7deg) translateY(10%)', offset: 0.8 },
  { transform: 'none' },
];
