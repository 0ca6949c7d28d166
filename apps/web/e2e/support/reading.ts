// Everything that can be read on a page in the language that nobody speaks (build/pseudo), or is read aloud: runs of text as they
// stand there, and the names of things.

import type { Page } from 'playwright-core';
import { BEGINS, ENDS } from '../../build/pseudo/words.ts';

export interface Read {
  text: string;
  /** Classes of what it stands in. */
  where: string;
}

/** What is in the language it is in: other languages, marks of secrets, names of what others have made. */
const AS_IT_IS = '[lang], code, [translate="no"]';
/** Print of its own: it is read after what it stands beside, not with it. */
const APART = 'small, .sr';
const NAMED_BY = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  // Drawn by style sheets.
  'data-legend',
  'data-line',
];

export const readPage = (page: Page): Promise<Read[]> =>
  page.evaluate(
    ({ asItIs, apart, namedBy, begins, ends }) => {
      const found: Read[] = [];
      const whereIs = (element: Element): string =>
        [element.parentElement, element]
          .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`)
          .join(' > ');
      const isInline = (element: Element): boolean => {
        const { display, position } = getComputedStyle(element);
        const flows = display === 'inline' || display === 'contents';
        return flows && position !== 'absolute' && !element.matches(apart);
      };
      let run = '';
      let where = '';
      /** A text goes on behind the pictures in it. */
      const isOpen = (): boolean => run.split(begins).length > run.split(ends).length;
      const end = (): void => {
        if (isOpen()) return;
        if (/\p{L}/u.test(run)) found.push({ text: run.trim().replaceAll(/\s+/g, ' '), where });
        run = '';
        where = '';
      };
      const read = (element: Element): void => {
        if (element.matches(`script, style, ${asItIs}`)) return;
        if (!element.checkVisibility({ visibilityProperty: true })) return;
        for (const name of namedBy) {
          const text = element.getAttribute(name) ?? '';
          if (/\p{L}/u.test(text)) found.push({ text, where: `${name} of ${whereIs(element)}` });
        }
        const flows = isInline(element);
        if (!flows || element.matches('br')) end();
        for (const child of element.childNodes)
          if (child instanceof Element) read(child);
          else if (child instanceof Text) {
            run += child.data;
            if (where === '' && /\S/.test(child.data)) where = whereIs(element);
          }
        if (!flows) end();
        // A picture is as good as a space.
        else if (element.matches('svg, img')) run += ' ';
      };
      read(document.body);
      found.push({ text: document.title, where: 'title' });
      return found;
    },
    { asItIs: AS_IT_IS, apart: APART, namedBy: NAMED_BY, begins: BEGINS, ends: ENDS },
  );
