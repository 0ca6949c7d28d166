// Waiting so that moves can be seen: it can be cut short by a tap, and stopped as long as somebody wants to think.

export interface Pace {
  /** Resolves after so many milliseconds, or as soon as somebody hurries; never while it is held. */
  wait(milliseconds: number): Promise<void>;
  hurry(): void;
  hold(isHeld: boolean): void;
  isHeld(): boolean;
}

export const pace = (): Pace => {
  let held = false;
  let due = false;
  let finish: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    if (!due || held) return;
    const go = finish;
    finish = null;
    go?.();
  };
  const end = (): void => {
    clearTimeout(timer);
    due = true;
    settle();
  };
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        finish = resolve;
        due = false;
        if (milliseconds <= 0) end();
        else timer = setTimeout(end, milliseconds);
      }),
    hurry: () => {
      if (finish !== null) end();
    },
    hold: (isHeld) => {
      held = isHeld;
      settle();
    },
    isHeld: () => held,
  };
};
