// What can wait until the browser has nothing better to do, but no longer than the page: when it is hidden, nobody knows whether it
// comes back.

import { whenIdle } from '../components/when-idle.ts';

export interface PutOff {
  /** Soon, and once for all that is asked for until then. */
  soon(): void;
  /** At once, if it is due. */
  now(): void;
}

/** Milliseconds. */
const AT_LATEST = 400;
const LEAVING = ['pagehide', 'visibilitychange'];

export const putOff = (action: () => void): PutOff => {
  let isDue = false;
  let isWatching = false;
  const now = (): void => {
    if (!isDue) return;
    isDue = false;
    action();
  };
  const soon = (): void => {
    if (isDue) return;
    isDue = true;
    if (!isWatching) for (const leaving of LEAVING) window.addEventListener(leaving, now);
    isWatching = true;
    void whenIdle(AT_LATEST).then(now);
  };
  return { soon, now };
};
