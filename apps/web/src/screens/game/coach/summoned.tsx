// The coach comes when advice is asked for: no game needs it to begin, and the first question does not wait for it.

import { lazy, Suspense } from 'react';
import { whenIdle } from '../../../components/when-idle.ts';
import { useSettings } from '../../../state/settings.ts';
import { useSitting } from '../sitting.tsx';

const Present = lazy(async () => {
  await whenIdle();
  const { Coach } = await import('./coach.tsx');
  return { default: Coach };
});

export const Coach = () => {
  const isWanted = useSettings((s) => s.advice);
  const { view } = useSitting().table;
  return (
    isWanted &&
    view.decision !== null && (
      <Suspense>
        <Present />
      </Suspense>
    )
  );
};
