// What the page's own thread has to do for a frame while dice tumble, from a trace: script, style, layout and paint, in processor
// time. What waits for others, graphics included, does not count.

import type { Page } from 'playwright-core';

export const TRACED = ['devtools.timeline', 'blink.user_timing'];

const THROWN = 'dice thrown';
const LIE = 'dice lie';
/** The stage draws in one of these per frame. */
const DRAWN = 'FireAnimationFrame';
const WORK = [DRAWN, 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize'];

/** Runs in the page: the root is marked while dice tumble. */
const markInPage = ([thrown, lie]: readonly [string, string]): void => {
  const mark = (): void => {
    performance.mark(document.documentElement.dataset.dice === 'rolling' ? thrown : lie);
  };
  new MutationObserver(mark).observe(document.documentElement, { attributeFilter: ['data-dice'] });
};

export const markThrows = (page: Page): Promise<void> => page.evaluate(markInPage, [THROWN, LIE] as const);

/** Times in microseconds; `tdur` is that of the processor. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Milliseconds of work for every frame of the first throw. */
export const firstThrow = (trace: Buffer): number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const thrown = traceEvents.find(({ name }) => name === THROWN);
  if (thrown === undefined) throw new Error('No dice were thrown.');
  const after = traceEvents
    .filter(({ pid, tid, ts }) => pid === thrown.pid && tid === thrown.tid && ts >= thrown.ts)
    .sort((a, b) => a.ts - b.ts);
  const end = after.find(({ name }) => name === LIE)?.ts ?? Number.POSITIVE_INFINITY;
  const frames: number[] = [];
  let until = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of after) {
    // What is part of other work has been counted with it.
    if (!WORK.includes(name) || ts >= end || ts < until) continue;
    until = ts + dur;
    if (name === DRAWN) frames.push(0);
    if (frames.length > 0) frames[frames.length - 1] += tdur / 1000;
  }
  return frames;
};
