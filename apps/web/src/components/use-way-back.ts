// From looking at a game back to where one came from; whoever came by a link is led to the chronicle, if the game is in it, or home.

import { useMemo } from 'react';
import { useAfterWords } from '../language/after.ts';
import { useTexts } from '../language/texts.ts';
import { go, type Route } from '../router.ts';
import { pastWith } from '../state/last-review.ts';
import { cameFrom } from '../state/way-back.ts';
import { useKeys } from './use-keys.ts';

export interface WayBack {
  to: Route;
  label: string;
}

/** Escape takes it. */
export const useWayBack = (code: string): WayBack => {
  const way = useNamedWay(code);
  const leave = (): void => go(way.to);
  useKeys({ Escape: leave });
  return way;
};

const useNamedWay = (code: string): WayBack => {
  const t = useTexts();
  const { theatre, wall, puzzle, door } = useAfterWords();
  const from = useMemo(
    (): Route => cameFrom() ?? { screen: pastWith(code) === null ? 'home' : 'chronicle' },
    [code],
  );
  switch (from.screen) {
    case 'game':
    case 'table':
      return { to: from, label: theatre.result };
    case 'chronicle':
      return { to: from, label: t.nav.chronicle };
    case 'wall':
      return { to: from, label: wall.title };
    case 'puzzle':
      return { to: from, label: puzzle.title };
    case 'watch':
      return { to: from, label: door.title };
    default:
      return { to: { screen: 'home' }, label: t.nav.home };
  }
};
