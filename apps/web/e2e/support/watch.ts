// Observers that run in the page before anything else, and tell what a person perceives: when something can be seen, and how long a
// touch waits for its answer. They are read only afterwards, since a test that looks into a busy page keeps it busy.

import type { Page } from 'playwright-core';

/** What the console says when the button that begins a game has been painted, before the milliseconds since the address was opened. */
const PAINTED = 'painted ';

/** Runs in the page. */
const watchButton = (painted: string): void => {
  new PerformanceObserver((list) => {
    const [{ renderTime }] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    console.debug(painted + renderTime);
  }).observe({ type: 'element', buffered: true });
  const watch = new MutationObserver(() => {
    // What is timed holds words itself.
    const button = document.querySelector('.home__go .btn span');
    if (button === null) return;
    button.setAttribute('elementtiming', 'way-in');
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** Opens the address and gives the milliseconds until the button that begins a game is on the screen. */
export const timeFirstScreen = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(watchButton, PAINTED);
  const told = page.waitForEvent('console', (message) => message.text().startsWith(PAINTED));
  await page.goto(address);
  return Number((await told).text().slice(PAINTED.length));
};

export interface Answers {
  /** Milliseconds from a touch to the next paint, by touch; what took less than a frame is not in it. */
  waits: number[];
  /** Choices that were pressed, and how many of them looked pressed in the very next frame. */
  pressed: number;
  answered: number;
}

/** Runs in the page. */
const watchTouches = (): void => {
  const seen = { waits: new Map<number, number>(), pressed: 0, answered: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0)
        seen.waits.set(interactionId, Math.max(duration, seen.waits.get(interactionId) ?? 0));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('.prompt__acts [data-choice]') === null) return;
      seen.pressed++;
      requestAnimationFrame(() => {
        if (document.querySelector('.prompt__acts [data-taken]') !== null) seen.answered++;
      });
    },
    true,
  );
};

export const watchAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(watchTouches);
};

export const answersIn = (page: Page): Promise<Answers> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Omit<Answers, 'waits'> & { waits: Map<number, number> } };
    return { ...seen, waits: [...seen.waits.values()] };
  });
