// Whether the result or the table is looked at once the game is over. The last blow can be seen before the result comes.

import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableState } from '../../../state/table.ts';

/** Milliseconds for the last blow. */
const LAST_BLOW = 2200;

/** Null as long as nobody has said what he wants to look at. */
const useView = create<{ at: 'table' | 'result' | null }>()(() => ({ at: null }));

export const showTable = (): void => useView.setState({ at: 'table' });
export const showResult = (): void => useView.setState({ at: 'result' });

export const loadResult = () => import('./result-screen.tsx');

/** True if the result is to be shown instead of the table. */
export const useResult = (state: TableState): boolean => {
  const isOver = state.status === 'open' && state.view.result !== null;
  const isNews = state.status === 'open' && state.news > 0;
  const at = useView((s) => s.at);
  // Runs when the game ends, or when one that is over is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later news do not bring the result back
  useEffect(() => {
    useView.setState({ at: null });
    if (!isOver || !isNews) return;
    // So that the table stays until there is something to show in its place.
    loadResult().catch(() => {});
    const timer = setTimeout(showResult, LAST_BLOW);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver && (at === 'result' || (at === null && !isNews));
};
