// A game in the address, on the stage; or what is wrong with it; or where one opens a game.

import { use, useMemo } from 'react';
import type { Moment } from '../../router.ts';
import { isToBePlayed } from '../../state/played-moment.ts';
import { Door } from './door.tsx';
import { Faulty } from './faulty.tsx';
import { sceneBefore } from './scene.ts';
import { isFault, stagedOnce } from './staged-game.ts';
import { type Course, withStop } from './stops.ts';
import { Theatre } from './theatre.tsx';

interface WatchProps {
  code?: string;
  at?: Moment;
  /** The seat one means to play from there. */
  takesOver?: number;
}

/** The stop at which what is meant has just happened. */
const stopOf = ({ stops }: Course, at: Moment | undefined): number => {
  if (at === undefined) return 0;
  const found = stops.findIndex(({ made, told }) => ('choice' in at ? made >= at.choice : told > at.event));
  return found < 0 ? stops.length - 1 : found;
};

export const Watch = ({ code, ...where }: WatchProps) =>
  code === undefined ? <Door /> : <Opened code={code} {...where} />;

const Opened = ({ code, at, takesOver }: WatchProps & { code: string }) => {
  const found = use(stagedOnce(code));
  const choice = at !== undefined && 'choice' in at ? at.choice : null;
  const staged = useMemo(
    () =>
      isFault(found) || found.piece === null || choice === null
        ? found
        : { ...found, course: withStop(found.course, found.piece, choice) },
    [found, choice],
  );
  if (isFault(staged)) return <Faulty fault={staged} />;
  const stop = stopOf(staged.course, at);
  const begin = isToBePlayed(code, at) ? sceneBefore(staged.course, stop) : stop;
  return <Theatre code={code} staged={staged} begin={begin} to={stop} takesOver={takesOver} />;
};
