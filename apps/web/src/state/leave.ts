// A Main Phase with nothing to do ends by itself after a while, unless whoever is asked stays.

import { pace } from './pace.ts';
import { isIdle, type Session } from './session.ts';
import { useSettings } from './settings.ts';

/** How long one can stay, in milliseconds; and who could still take something back. */
const LEAVE = { story: 3000, normal: 1800, fast: 900 };
const RECONSIDER = 4000;

const clock = pace();

/** Whoever holds the game holds this as well. */
export const holdLeaving = (isHeld: boolean): void => clock.hold(isHeld);

export const mayLeave = (session: Session, viewer: number): boolean =>
  useSettings.getState().goesOn && viewer >= 0 && session.game.asked === viewer && isIdle(session);

export const untilLeaving = ({ undo }: Session): Promise<void> =>
  clock.wait(undo.length > 0 ? RECONSIDER : LEAVE[useSettings.getState().pace]);
