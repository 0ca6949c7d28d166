// Loads what a game needs while somebody reads the first screen.

import { speakers } from '../../language/speaker.ts';
import { useSettings } from '../../state/settings.ts';

export const loadAhead = (): (() => void) => {
  const timer = setTimeout(() => {
    void import('../../state/table.ts');
    void import('../game/game.tsx');
    void speakers.load(useSettings.getState().language).catch(() => {});
  }, 600);
  return () => clearTimeout(timer);
};
