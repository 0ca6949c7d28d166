// Arms, crowns and dice of the picture, as the page draws them: out of sight, to be cut out.

import type { Ref } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Crown } from '../../components/crown.tsx';
import { Die } from '../../components/die.tsx';
import { easiest } from '../../heraldry/roster.ts';
import type { PicturePlan } from './plan.ts';

export const PictureParts = ({ ref, plan }: { ref: Ref<HTMLDivElement>; plan: PicturePlan }) => (
  <div ref={ref} className="sharing__parts" aria-hidden="true">
    {plan.shields.map((hero, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a team may have a hero twice, and is never reordered
      <span key={i}>
        <span data-part="shield">
          <Arms hero={hero} />
        </span>
        {plan.hero !== '' && (
          <span data-part="crown">
            <Crown hero={hero} health={50} />
          </span>
        )}
      </span>
    ))}
    {plan.others.map((hero, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
      <span key={i} data-part="other">
        <Arms hero={hero} />
      </span>
    ))}
    <span data-part="mark">
      <Crown hero={easiest} health={42} />
    </span>
    {plan.dice.map(({ value, symbol }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice stay where they are
      <span key={i} data-part="die">
        <Die hero={plan.roller} value={value} symbol={symbol} />
      </span>
    ))}
  </div>
);
