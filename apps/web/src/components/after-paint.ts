// First what answers a touch is painted, then what it leads to is worked out.

/** Milliseconds; a page nobody looks at paints nothing. */
const AT_LATEST = 200;

export const afterPaint = (action: () => void): void => {
  let isDone = false;
  const act = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(latest);
    action();
  };
  const latest = setTimeout(act, AT_LATEST);
  // What is set from inside a frame comes after its paint.
  requestAnimationFrame(() => setTimeout(act));
};
