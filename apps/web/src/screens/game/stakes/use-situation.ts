// What is at stake for whoever looks, from what lies on the table.

import { useMemo } from 'react';
import { useSitting } from '../sitting.tsx';
import { type Situation, situationOf } from './situation.ts';
import { useDeed } from './use-deed.ts';

export const useSituation = (): Situation => {
  const { view, events } = useSitting().table;
  const deed = useDeed();
  return useMemo(() => situationOf(view, events, deed), [view, events, deed]);
};
