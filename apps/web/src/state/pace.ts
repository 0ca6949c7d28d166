// Waiting so that moves can be seen: it can be cut short by a tap, and stopped as long as somebody wants to think.

export interface Pace {
  /** Resolves after so many milliseconds, or as soon as somebody hurries; never while it is held. */
  wait(milliseconds: number): Promise<void>;
  hurry(): void;
  /** While it is held no time passes. */
  hold(isHeld: boolean): void;
  isHeld(): boolean;
}

export const pace = (): Pace => {
  let held = false;
  /** Milliseconds that are left, and since when they run. */
  let left = 0;
  let since = 0;
  let finish: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    if (held || left > 0) return;
    const go = finish;
    finish = null;
    go?.();
  };
  const end = (): void => {
    clearTimeout(timer);
    left = 0;
    settle();
  };
  const run = (): void => {
    since = performance.now();
    if (left > 0) timer = setTimeout(end, left);
    else settle();
  };
  const stop = (): void => {
    clearTimeout(timer);
    left = Math.max(0, left - (performance.now() - since));
  };
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        clearTimeout(timer);
        finish = resolve;
        left = Math.max(0, milliseconds);
        if (!held) run();
      }),
    hurry: () => {
      if (finish !== null) end();
    },
    hold: (isHeld) => {
      if (isHeld === held) return;
      held = isHeld;
      if (finish === null) return;
      if (isHeld) stop();
      else run();
    },
    isHeld: () => held,
  };
};
