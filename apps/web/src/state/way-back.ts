// Where one came from to look at a game. The theatre and the review lead to each other: back leads to where the first of them was
// opened. This listens from the first screen on that looks back at anything.

import { type Route, readRoute } from '../router.ts';

/** These lie over a place, or are what one goes back from. */
const isPassing = (route: Route): boolean =>
  route.screen === 'review' ||
  route.screen === 'rules' ||
  (route.screen === 'watch' && route.code !== undefined);

let origin: Route | null = null;

const note = (): void => {
  const route = readRoute(window.location.hash);
  if (!isPassing(route)) origin = route;
};

note();
window.addEventListener('hashchange', note);

/** Null for who came by a link. */
export const cameFrom = (): Route | null => origin;
