// A Main Phase with nothing to do ends by itself after a while, unless whoever is asked stays.

import { pace } from './pace.ts';
import { type Asking, isIdle } from './session.ts';
import { useSettings } from './settings.ts';
import { changeTable, useTable } from './table-store.ts';

/** How long one can stay, in milliseconds; and who could still take something back. */
const LEAVE = { story: 3000, normal: 1800, fast: 900 };
const RECONSIDER = 4000;

const clock = pace();

/** Whoever holds the game holds this as well. */
export const holdLeaving = (isHeld: boolean): void => clock.hold(isHeld);

const mayLeave = (asking: Asking, viewer: number): boolean =>
  useSettings.getState().goesOn && viewer >= 0 && asking.game.asked === viewer && isIdle(asking);

interface Leaving {
  viewer: number;
  /** Nothing else has been chosen meanwhile. */
  isStill: () => boolean;
  end: () => void;
}

/** Whoever does anything meanwhile has made another choice, or stays. */
export const leaveSoon = async (asking: Asking, { viewer, isStill, end }: Leaving): Promise<void> => {
  if (!mayLeave(asking, viewer)) return;
  changeTable({ leaving: true });
  await clock.wait(asking.undo.length > 0 ? RECONSIDER : LEAVE[useSettings.getState().pace]);
  const state = useTable.getState();
  if (state.status === 'open' && state.leaving && isStill()) end();
};
