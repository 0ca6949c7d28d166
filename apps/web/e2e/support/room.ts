// What does not fit on a page: texts cut off, things outside the window, a page that is larger than it.

import type { Page } from 'playwright-core';

export interface Misfits {
  /** How much larger the page is than the window, in pixels. */
  page: { x: number; y: number };
  /** Texts that are cut off, or reach over the edge of what they stand in. */
  cut: string[];
  /** Texts that leave something out. */
  left: string[];
  /** Abilities and cards without their texts. */
  gone: string[];
  /** What lies outside the window, though it should be seen. */
  outside: string[];
}

/** Letters may hang over a line by so much. */
const SLACK = 2;
/** The same for lines that are set closely, in parts of the height of letters. */
const OVERHANG = 0.4;

/** `seen`: what must lie within the window. */
export const misfitsOn = (page: Page, seen: readonly string[] = []): Promise<Misfits> =>
  page.evaluate(
    ({ seen, slack, overhang }) => {
      const root = document.documentElement;
      /** What is touched as a whole may have a button above its words. */
      const WHOLE = '.card, .me, .tile, .slot, .minihand, .tbl > .stage';
      /** Words for those who hear the page are cut off to a pixel; what flies is over before it is read. */
      const UNSEEN = '.sr, .skip, .motion, option';
      /** Words that give way as a whole to what stands beside them. */
      const GIVES_WAY = '.keep > .tile__word';
      /** A list that unfolds when it is pointed at. */
      const UNFOLDS = '.seat__sub';
      const HEARD = 2;
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const nameOf = (element: Element): string => {
        const thing = element.closest<HTMLElement>('.tile, .card');
        return `${thing?.dataset.ability ?? thing?.dataset.card ?? element.className}: ${(element.textContent ?? '').slice(0, 60)}`;
      };
      const all = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);

      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };
      const isBox = (element: Element): boolean => !['inline', 'contents'].includes(styleOf(element).display);
      /** Everything that could cut off what is in it, from the inside outwards. */
      const framesOf = (inner: Element): Element[] => {
        const frames: Element[] = [];
        let isLoose = false;
        for (let at: Element | null = inner; at !== null && at !== document.body; at = at.parentElement) {
          const { position, transform } = styleOf(at);
          // What is placed freely is cut only by what it is placed in.
          if (isLoose && position === 'static' && transform === 'none') continue;
          isLoose = position === 'absolute';
          if (isBox(at)) frames.push(at);
          if (position === 'fixed') break;
        }
        return frames;
      };
      /** By how much a text is too wide or too high for what it stands in; what scrolls has room for everything. */
      const excessOf = (text: Text, range: Range): { x: number; y: number } | null => {
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const inner = text.parentElement as Element;
        const close = Math.max(slack, overhang * Number.parseFloat(styleOf(inner).fontSize));
        let [canBeCutX, canBeCutY] = [true, true];
        for (const [n, frame] of framesOf(inner).entries()) {
          const { overflowX, overflowY } = styleOf(frame);
          const edge = frame.getBoundingClientRect();
          const isCutting = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
          const isHeard = Math.min(edge.width, edge.height) <= HEARD && isCutting(overflowX);
          if (isHeard || edge.width === 0 || (inner.matches(GIVES_WAY) && box.bottom <= edge.top))
            return null;
          canBeCutX &&= !/auto|scroll/.test(overflowX);
          canBeCutY &&= !/auto|scroll/.test(overflowY);
          const x = Math.max(edge.left - box.left, box.right - edge.right);
          const y = Math.max(edge.top - box.top, box.bottom - edge.bottom);
          const isWide = canBeCutX && (n === 0 || isCutting(overflowX)) && x > slack;
          const isHigh = canBeCutY && (n === 0 || isCutting(overflowY)) && y > close;
          if (isWide || isHigh) return { x: isWide ? x : 0, y: isHigh ? y : 0 };
        }
        return null;
      };
      const cut: string[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const inner = text.parentElement as Element;
        if (!/\S/.test(text.data) || inner.closest(`${UNSEEN}, ${UNFOLDS}`) !== null || !isShown(inner))
          continue;
        const excess = excessOf(text, range);
        if (excess !== null)
          cut.push(`${nameOf(inner)} (${Math.round(excess.x)}, ${Math.round(excess.y)} px too large)`);
      }

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
        cut,
        left: all('.board .tile__text, .hand .card__text')
          .filter((text) => text.textContent?.includes('＋'))
          .map(nameOf),
        gone: all('.board .tile, .hand .card')
          .filter((thing) =>
            [...thing.querySelectorAll('.tile__text, .card__text')].some(
              (text) => text.textContent === '' || !isShown(text),
            ),
          )
          .map(nameOf),
        outside,
      };
    },
    { seen: [...seen], slack: SLACK, overhang: OVERHANG },
  );

/** Numbers that are worked out meanwhile have come. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

/** Texts that do not fit are shortened a moment later: what still does not fit then does not. */
export const misfitsAtRest = async (page: Page): Promise<Misfits> => {
  let misfits = await misfitsOn(page);
  for (let looks = 0; misfits.cut.length > 0 && looks < 5; looks++) {
    await page.waitForTimeout(100);
    await settled(page);
    misfits = await misfitsOn(page);
  }
  return misfits;
};
