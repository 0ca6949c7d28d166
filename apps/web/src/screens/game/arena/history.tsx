// The roll attempts so far, and how many are left.

import { Suspense } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { laterPart } from '../../../components/later-part.ts';
import { FaceNumber } from '../../../components/marks.tsx';
import { useTexts } from '../../../language/texts.ts';
import { useHeroAt, useSitting } from '../sitting.tsx';
import { attemptsOf } from './attempts.ts';

/** Where teams play. */
const MatesPlan = laterPart(() => import('./mates-plan.tsx').then((m) => m.MatesPlan));

export const History = () => {
  const t = useTexts();
  const { table } = useSitting();
  const { view, events } = table;
  const hero = useHeroAt(view.active);
  const attempts = attemptsOf(events);
  if (attempts.length === 0) return null;
  const left = view.attemptsMax - view.attempts;
  const isMate = view.active !== view.seat && view.seats[view.seat]?.team === view.seats[view.active].team;
  return (
    <div className="history">
      <p className="eyebrow">{t.table.attempt(view.attempts, view.attemptsMax)}</p>
      <ol>
        {attempts.map(({ values, kept }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are their number
          <li key={n}>
            <span className="num">{n + 1}</span>
            {values.map((value, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
                key={i}
                className={`history__die ${kept.includes(i) ? 'is-kept' : ''}`}
              >
                <FaceNumber hero={hero.id} symbol={hero.dice[value - 1]} value={value} />
                {kept.includes(i) && <span className="sr">{t.dice.kept}</span>}
              </span>
            ))}
          </li>
        ))}
      </ol>
      {view.attack === null && <p className="history__left">{t.table.attemptsLeft(left)}</p>}
      {view.attack === null && isMate && (
        <Suspense>
          <MatesPlan seat={view.active} />
        </Suspense>
      )}
      {attempts.some(({ kept }) => kept.length > 0) && (
        <p className="history__note" aria-hidden="true">
          <Icon name="lock" /> {t.dice.kept}
        </p>
      )}
    </div>
  );
};
