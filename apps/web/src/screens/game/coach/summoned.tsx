// The coach comes when advice is asked for: no game needs it to begin.

import { lazy, Suspense } from 'react';
import { useSettings } from '../../../state/settings.ts';

const Present = lazy(() => import('./coach.tsx').then((m) => ({ default: m.Coach })));

export const Coach = () =>
  useSettings((s) => s.advice) && (
    <Suspense>
      <Present />
    </Suspense>
  );
