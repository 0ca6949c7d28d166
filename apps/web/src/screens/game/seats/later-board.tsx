// A board in full comes when somebody opens one for the first time.

import { type ComponentProps, lazy, Suspense } from 'react';
import type { BoardDialog as Dialog } from './board-dialog.tsx';

const Opened = lazy(() => import('./board-dialog.tsx').then((m) => ({ default: m.BoardDialog })));

export const BoardDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
);
