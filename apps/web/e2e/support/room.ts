// What does not fit on a page: texts cut off, things outside the window, a page that is larger than it.

import type { Page } from 'playwright-core';

export interface Misfits {
  /** How much larger the page is than the window, in pixels. */
  page: { x: number; y: number };
  /** Texts of tiles and cards that are cut off. */
  cut: string[];
  /** Texts that leave something out. */
  left: string[];
  /** What lies outside the window, though it should be seen. */
  outside: string[];
}

/** Letters may hang over a line by so much. */
const SLACK = 2;

/** `seen`: what must lie within the window. */
export const misfitsOn = (page: Page, seen: readonly string[] = []): Promise<Misfits> =>
  page.evaluate(
    ({ seen, slack }) => {
      const root = document.documentElement;
      /** What is touched as a whole may have a button above its words. */
      const WHOLE = '.card, .me, .tile, .slot, .minihand, .tbl > .stage';
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const nameOf = (element: Element): string => {
        const thing = element.closest<HTMLElement>('.tile, .card');
        return `${thing?.dataset.ability ?? thing?.dataset.card ?? element.className}: ${(element.textContent ?? '').slice(0, 60)}`;
      };
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
      const texts = all('.board .tile__text, .hand .card__text');
      const cut = texts.filter((text) => text.scrollHeight > text.clientHeight + slack);
      const wide = all('.board .tile__foot, .board .tile__name, .hand .card__name').filter(
        (element) => element.scrollWidth > element.clientWidth + slack,
      );
      const tops = all('.board .tile__body').filter(
        (body) =>
          body.scrollHeight > body.clientHeight + 2 * slack && getComputedStyle(body).overflowY !== 'visible',
      );
      const outside = seen.flatMap((selector) =>
        all(selector)
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const isIn = (x: number, y: number): boolean => {
              const hit = document.elementFromPoint(x, y);
              return hit !== null && (element.contains(hit) || (hit.closest(WHOLE) ?? hit).contains(element));
            };
            const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
            const fits =
              box.left >= -slack &&
              box.top >= -slack &&
              box.right <= innerWidth + slack &&
              box.bottom <= innerHeight + slack;
            return !fits || !isIn(...middle);
          })
          .map(nameOf),
      );
      return {
        page: { x: root.scrollWidth - innerWidth, y: root.scrollHeight - innerHeight },
        cut: [...cut, ...wide, ...tops].map(nameOf),
        left: texts.filter((text) => text.textContent?.includes('＋')).map(nameOf),
        outside,
      };
    },
    { seen: [...seen], slack: SLACK },
  );
