// How many tokens of a kind a board may hold now.

import type { SeatView } from '@mad-king/engine';
import type { Token } from '@mad-king/language';

/** What the game has changed counts; otherwise what is printed, which differs on boards of other heroes (R7.3). */
export const limitOf = (seat: SeatView, token: Token, isOnLeaflet: boolean): number =>
  seat.limits[token.id] ?? (isOnLeaflet ? token.limit : (token.limitOthers ?? token.limit));
