// A board that somebody opens: what it shows in full comes then.

import { Suspense } from 'react';
import { laterPart } from '../../../components/later-part.ts';

const BoardDialog = laterPart(() => import('./board-dialog.tsx').then((m) => m.BoardDialog));

export const OpenedBoard = (board: { seat: number; onClose: () => void }) => (
  <Suspense>
    <BoardDialog {...board} />
  </Suspense>
);
