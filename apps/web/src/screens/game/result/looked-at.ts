// Whether the result or the table is looked at once the game is over.

import { create } from 'zustand';

/** Null as long as nobody has said what to look at. */
export const useLookedAt = create<{ at: 'table' | 'result' | null }>()(() => ({ at: null }));

export const showTable = (): void => useLookedAt.setState({ at: 'table' });
export const showResult = (): void => useLookedAt.setState({ at: 'result' });
