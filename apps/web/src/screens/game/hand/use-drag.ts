// Dragging a card out of the hand and dropping it on the table plays it. Optional: touching the card does the same.

import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** Pixels before a touch becomes a drag, and how far up a card must be to be played. */
const STEADY = 10;
const FAR = 90;

export interface Drag {
  isDragged: boolean;
  style: CSSProperties;
  handlers: Partial<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent) => void
    >
  >;
  /** The click that ends a drag is no click. */
  wasDragged: () => boolean;
}

const AT_REST: Drag = { isDragged: false, style: {}, handlers: {}, wasDragged: () => false };

/** With a mouse or pen; a finger scrolls the hand instead. */
export const useDrag = (drop: (() => void) | undefined): Drag => {
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null);
  if (drop === undefined) return AT_REST;
  const end = (event: PointerEvent, isDropped: boolean): void => {
    const from = start.current;
    start.current = null;
    setOffset(null);
    if (isDropped && dragged.current && from !== null && from.y - event.clientY > FAR) drop();
  };
  return {
    isDragged: offset !== null,
    style: offset === null ? {} : { translate: `${offset.x}px ${offset.y}px` },
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown: (event) => {
        if (event.pointerType === 'touch' || event.button !== 0) return;
        dragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (from === null) return;
        const next = { x: event.clientX - from.x, y: event.clientY - from.y };
        dragged.current ||= Math.hypot(next.x, next.y) > STEADY;
        if (dragged.current) setOffset(next);
      },
      onPointerUp: (event) => end(event, true),
      onPointerCancel: (event) => end(event, false),
    },
  };
};
