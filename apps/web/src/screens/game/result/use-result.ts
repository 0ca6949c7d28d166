// When the result takes the place of the table: the last blow can be seen before it comes.

import { useEffect } from 'react';
import { later } from '../../../language/later.ts';
import { useSettings } from '../../../state/settings.ts';
import type { TableState } from '../../../state/table.ts';
import { showResult, useLookedAt } from './looked-at.ts';

/** Milliseconds for the last blow. */
const LAST_BLOW = 2200;

/** The screen and its words. */
export const loadResult = async () => {
  const { language } = useSettings.getState();
  const [screen] = await Promise.all([import('./result-screen.tsx'), later.load(language)]);
  return screen;
};

/** True if the result is to be shown instead of the table. */
export const useResult = (state: TableState): boolean => {
  const isOver = state.status === 'open' && state.view.result !== null;
  const isNews = state.status === 'open' && state.news > 0;
  const { at } = useLookedAt();
  // Runs when the game ends, or when one that is over is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later news do not bring the result back
  useEffect(() => {
    useLookedAt.setState({ at: null });
    if (!isOver || !isNews) return;
    // So that the table stays until there is something to show in its place.
    loadResult().catch(() => {});
    const timer = setTimeout(showResult, LAST_BLOW);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver && (at === 'result' || (at === null && !isNews));
};
