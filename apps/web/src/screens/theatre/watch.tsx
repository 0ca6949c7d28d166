// A game in the address, on the stage; or what is wrong with it; or where one opens a game.

import { use } from 'react';
import type { Moment } from '../../router.ts';
import { Door } from './door.tsx';
import { Faulty } from './faulty.tsx';
import { isFault, stagedOnce } from './staged-game.ts';
import type { Course } from './stops.ts';
import { Theatre } from './theatre.tsx';

interface WatchProps {
  code?: string;
  at?: Moment;
}

/** The stop at which what is meant has just happened. */
const stopOf = ({ stops }: Course, at: Moment | undefined): number => {
  if (at === undefined) return 0;
  const found = stops.findIndex(({ made, told }) => ('choice' in at ? made >= at.choice : told > at.event));
  return found < 0 ? stops.length - 1 : found;
};

export const Watch = ({ code, at }: WatchProps) =>
  code === undefined ? <Door /> : <Opened code={code} at={at} />;

const Opened = ({ code, at }: { code: string; at: Moment | undefined }) => {
  const staged = use(stagedOnce(code));
  if (isFault(staged)) return <Faulty fault={staged} />;
  return <Theatre code={code} staged={staged} begin={stopOf(staged.course, at)} />;
};
