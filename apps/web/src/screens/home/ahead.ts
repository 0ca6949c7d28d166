// Loads what a game needs while somebody reads the first screen.

import { speakers } from '../../language/speaker.ts';
import { useSettings } from '../../state/settings.ts';

export const loadAhead = (heroes: readonly string[]): (() => void) => {
  const timer = setTimeout(() => {
    void import('../../state/table.ts');
    void import('../game/game.tsx');
    void speakers.load(useSettings.getState().language).catch(() => {});
    void import('../../language/met.ts').then(({ meet }) => meet(heroes)).catch(() => {});
  }, 600);
  return () => clearTimeout(timer);
};
