// A choice is answered at once: what stands for it on the table (`data-choice`) is pressed until the choice has been carried out,
// which begins when that has been painted. Whatever is pressed meanwhile would answer a question that nobody has read yet.

import { afterPaint } from '../../components/after-paint.ts';
import { choose } from '../../state/table.ts';

let isTaken = false;

const signsOf = (choice: string): HTMLElement[] => [
  document.documentElement,
  ...document.querySelectorAll<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`),
];

/** A choice of the person who is asked, in its notation. */
export const take = (choice: string): void => {
  if (isTaken) return;
  isTaken = true;
  const signs = signsOf(choice);
  for (const sign of signs) sign.dataset.taken = '';
  afterPaint(() => {
    isTaken = false;
    for (const sign of signs) delete sign.dataset.taken;
    choose(choice);
  });
};
