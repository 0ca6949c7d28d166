// What whoever opens the table adds to parts of it.

import { createContext, type ReactNode } from 'react';

export interface Extras {
  /** Beside what a seat has. */
  seat?: (seat: number) => ReactNode;
  /** In place of taking back, where that cannot be. */
  noUndo?: ReactNode;
}

export const TableExtras = createContext<Extras>({});
