// The ability that stands in the arena.

import { useMemo } from 'react';
import { useSitting } from '../sitting.tsx';
import { type Deed, deedOf } from './deed.ts';

export const useDeed = (): Deed | null => {
  const { view, events } = useSitting().table;
  return useMemo(() => deedOf(view, events), [view, events]);
};
