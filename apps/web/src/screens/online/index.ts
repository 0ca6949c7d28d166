// The screens of online play: loaded when somebody goes online.

import { onlineWords } from '../../language/online.ts';
import { useSettings } from '../../state/settings.ts';

export { Invite } from './invite.tsx';
export { Lobby } from './lobby.tsx';
export { MoveHere } from './move-here.tsx';
export { TableScreen } from './table-screen.tsx';

/** What they say. */
export const loadWords = (): Promise<unknown> => onlineWords.load(useSettings.getState().language);
