// Shows beats one after the other and never lags behind the game: when more happens, what still waits begins at once, what is
// running runs faster, and of too much the oldest is left out.

import { type Beat, startsOf } from './beats.ts';

export interface Queue {
  add(beats: readonly Beat[]): void;
  /** An animation that may have to hurry. */
  watch(animation: Animation): void;
  clear(): void;
}

const HURRY = 2.2;
/** So many that have waited too long are still shown. */
const FEW = 3;

export const createQueue = (show: (beat: Beat) => void): Queue => {
  let waiting: { beat: Beat; timer: ReturnType<typeof setTimeout> }[] = [];
  const running = new Set<Animation>();

  const drop = (): Beat[] => {
    for (const { timer } of waiting) clearTimeout(timer);
    const left = waiting.map(({ beat }) => beat);
    waiting = [];
    return left;
  };

  return {
    add: (beats) => {
      if (beats.length === 0) return;
      for (const animation of running) animation.updatePlaybackRate(HURRY);
      for (const beat of drop().slice(-FEW)) show(beat);
      const starts = startsOf(beats);
      waiting = beats.map((beat, i) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter((other) => other.timer !== timer);
          show(beat);
        }, starts[i]);
        return { beat, timer };
      });
    },
    watch: (animation) => {
      running.add(animation);
      const forget = (): void => void running.delete(animation);
      animation.finished.then(forget, forget);
    },
    clear: () => void drop(),
  };
};
