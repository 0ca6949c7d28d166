// What somebody opens at the table comes when they do: a board in full, a pile, several ways to use a thing, giving up.

import { type ComponentType, Suspense } from 'react';
import { laterPart } from '../../components/later-part.ts';

const opened = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const Part = laterPart(load) as ComponentType<P>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
};

export const OpenedBoard = opened(() => import('./seats/board-dialog.tsx').then((m) => m.BoardDialog));
export const OpenedPile = opened(() => import('./seats/pile-dialog.tsx').then((m) => m.PileDialog));
export const OpenedChoice = opened(() => import('./choice-dialog.tsx').then((m) => m.ChoiceDialog));
export const Conceding = opened(() => import('./responses/conceding.tsx').then((m) => m.Conceding));
