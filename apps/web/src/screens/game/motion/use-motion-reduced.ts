// Whether things shall only appear and fade: as the device says, unless the settings say that there shall be less motion.

import { useSyncExternalStore } from 'react';
import { useSettings } from '../../../state/settings.ts';

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const watchCalm = (onChange: () => void): (() => void) => {
  calm?.addEventListener('change', onChange);
  return () => calm?.removeEventListener('change', onChange);
};

export const useMotionReduced = (): boolean => {
  const isCalm = useSyncExternalStore(watchCalm, () => calm?.matches === true);
  return useSettings((s) => s.motion) === 'reduced' || isCalm;
};
