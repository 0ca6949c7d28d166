// What the first screen needs besides its script is on its way before the rest of the script has been evaluated: its words, and the
// fonts it is set in. A font that comes later costs a second layout, and the search for another one in the meantime.

import { texts } from './language/texts.ts';
import { useSettings } from './state/settings.ts';

const FONTS = [
  '700 1em "Grenze Gotisch"',
  '800 1em Grenze',
  ...[500, 700, 800].map((weight) => `${weight} 1em "Alegreya Sans"`),
];
/** Milliseconds; on a slow line words in another font are better than none. */
const LONGEST_WAIT = 250;

const fonts = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
const words = texts.load(useSettings.getState().language);

export const readyToPaint = Promise.all([
  words,
  Promise.race([fonts, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]),
]);
