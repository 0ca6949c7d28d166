// How sure a win rate is, as the lab says it.

import type { Rate } from '@mad-king/after/rates';

export { type Rate, wilson } from '@mad-king/after/rates';

/** "62.5 % (57.6 to 67.1)" */
export const showRate = ({ rate, low, high }: Rate): string =>
  `${hundred(rate)} % (${hundred(low)} to ${hundred(high)})`;

const hundred = (part: number): string => (100 * part).toFixed(1);
