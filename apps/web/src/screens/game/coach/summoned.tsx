// The coach comes when advice is asked for: no game needs it to begin, and the first question does not wait for it.

import { Suspense } from 'react';
import { laterPart } from '../../../components/later-part.ts';
import { whenIdle } from '../../../components/when-idle.ts';
import { useSettings } from '../../../state/settings.ts';
import { useSitting } from '../sitting.tsx';

const Present = laterPart(() => import('./coach.tsx').then((m) => m.Coach), whenIdle);

export const Coach = () => {
  const isWanted = useSettings((s) => s.advice);
  const { view, hasCoach } = useSitting().table;
  return (
    isWanted &&
    hasCoach &&
    view.decision !== null && (
      <Suspense>
        <Present />
      </Suspense>
    )
  );
};
