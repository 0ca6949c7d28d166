// The table one sits at, for components to read. Whatever plays there (playing.ts) writes it.

import { create } from 'zustand';
import type { OpenTable, TableState } from './open-table.ts';

export const useTable = create<TableState>()(() => ({ status: 'closed' }));

/** Nothing is drawn anew where nothing has changed. */
export const changeTable = (part: Partial<OpenTable>): void => {
  const state = useTable.getState();
  const isNew =
    state.status === 'open' &&
    Object.entries(part).some(([key, value]) => state[key as keyof OpenTable] !== value);
  if (isNew) useTable.setState(part);
};
