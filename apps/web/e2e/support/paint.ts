// Painting is more than half of what a browser without a graphics card does, and no test looks at it but those that say so. A page
// that is not painted is laid out, listens and can be hit like any other.

import type { Page } from 'playwright-core';

/** Runs in the page before anything else. The app has no sheets of this kind. */
export const leaveUnpainted = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
};

const setPainted = (page: Page, isPainted: boolean): Promise<void> =>
  page.evaluate((disabled) => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = disabled;
  }, isPainted);

/** For whoever looks at colours and pictures. */
export const whilePainted = async <T>(page: Page, look: () => Promise<T>): Promise<T> => {
  await setPainted(page, true);
  try {
    return await look();
  } finally {
    await setPainted(page, false);
  }
};
