// Whether the result or the table is looked at once the game is over. The last blow can be seen before the result comes.

import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableState } from '../../../state/table.ts';

/** Milliseconds for the last blow. */
const LAST_BLOW = 2200;

const useView = create<{ isTable: boolean }>()(() => ({ isTable: false }));

export const showTable = (): void => useView.setState({ isTable: true });
export const showResult = (): void => useView.setState({ isTable: false });

/** True if the result is to be shown instead of the table. */
export const useResult = (state: TableState): boolean => {
  const isOver = state.status === 'open' && state.view.result !== null;
  const isNews = state.status === 'open' && state.news > 0;
  const isTable = useView((s) => s.isTable);
  // Runs when the game ends, or when one that is over is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later news do not bring the result back
  useEffect(() => {
    if (!isOver || !isNews) {
      showResult();
      return;
    }
    showTable();
    const timer = setTimeout(showResult, LAST_BLOW);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver && !isTable;
};
