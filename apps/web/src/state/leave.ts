// A Main Phase with nothing to do ends by itself after a while, unless whoever is asked stays; where the coach is on, only if the
// coach would end it as well.

import { pace } from './pace.ts';
import type { PlayedGame } from './playing.ts';
import { type Asking, isIdle } from './session.ts';
import { useSettings } from './settings.ts';
import { changeTable, useTable } from './table-store.ts';

/** How long one can stay, in milliseconds; and who could still take something back. */
const LEAVE = { story: 4000, normal: 2500, fast: 900 };
const RECONSIDER = 4000;

const clock = pace();

/** Whoever holds the game holds this as well. */
export const holdLeaving = (isHeld: boolean): void => clock.hold(isHeld);

const mayLeave = async (asking: Asking, sight: PlayedGame): Promise<boolean> => {
  const { goesOn, advice } = useSettings.getState();
  if (!goesOn || sight.viewer < 0 || asking.game.asked !== sight.viewer || !isIdle(asking)) return false;
  const table = useTable.getState();
  if (!advice || table.status !== 'open' || !table.hasCoach) return true;
  const { isBestToEnd } = await import('./advice.ts');
  return isBestToEnd(sight);
};

interface Leaving {
  sight: PlayedGame;
  /** Nothing else has been chosen meanwhile. */
  isStill: () => boolean;
  end: () => void;
}

/** Whoever does anything meanwhile has made another choice, or stays. */
export const leaveSoon = async (asking: Asking, { sight, isStill, end }: Leaving): Promise<void> => {
  if (!(await mayLeave(asking, sight)) || !isStill()) return;
  const leaving = asking.undo.length > 0 ? RECONSIDER : LEAVE[useSettings.getState().pace];
  changeTable({ leaving });
  await clock.wait(leaving);
  const state = useTable.getState();
  if (state.status === 'open' && state.leaving && isStill()) end();
};
