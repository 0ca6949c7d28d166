// What is at stake for whoever looks, from what lies on the table.

import { useMemo } from 'react';
import { useSitting } from '../sitting.tsx';
import { type Deed, deedOf } from './deed.ts';
import { type Situation, situationOf } from './situation.ts';

export const useDeed = (): Deed | null => {
  const { view, events } = useSitting().table;
  return useMemo(() => deedOf(view, events), [view, events]);
};

export const useSituation = (): Situation => {
  const { view, events } = useSitting().table;
  const deed = useDeed();
  return useMemo(() => situationOf(view, events, deed), [view, events, deed]);
};
