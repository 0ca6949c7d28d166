// A share of games won, and where the true share lies 19 times of 20: a lozenge on a bar, with a mark at one half.

import type { Rate } from '@mad-king/after/rates';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';

const hundred = (part: number): number => Math.round(100 * part);

export const RateBar = ({ rate: { rate, low, high } }: { rate: Rate }) => {
  const t = useTexts();
  const { chronicle: w } = useAfterWords();
  const label = w.rate(t.percent(rate, 0).join(''), hundred(low), hundred(high));
  return (
    <svg className="ratebar" viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={label}>
      <title>{label}</title>
      <line className="ratebar__ground" x1={0} x2={100} y1={6} y2={6} />
      <line className="ratebar__half" x1={50} x2={50} y1={0} y2={12} />
      <line className="ratebar__span" x1={100 * low} x2={100 * high} y1={6} y2={6} />
      <line className="ratebar__rate" x1={100 * rate} x2={100 * rate} y1={0} y2={12} />
    </svg>
  );
};
