// For screens about heroes.

import { use, useEffect, useState } from 'react';
import { roster } from '../heraldry/roster.ts';
import { isMet, meet } from './met.ts';
import { arrived } from './resource.ts';

const meetings = new Map<string, Promise<void>>();

const meeting = (ids: readonly string[]): Promise<void> => {
  const key = ids.join();
  const known = meetings.get(key);
  if (known !== undefined) return known;
  const begun = meet(ids).finally(() => meetings.delete(key)); // so that trying again tries again
  meetings.set(key, begun);
  return begun;
};

const MET = arrived(Promise.resolve(), undefined);

/** Suspends the screen until these have been met. */
export const useHeroes = (ids: readonly string[]): void => use(ids.every(isMet) ? MET : meeting(ids));

const ALL = roster.map(({ id }) => id);

/** Meets everybody, while the screen is there already; true once that is done. */
export const useEveryHero = (): boolean => {
  const [areMet, setAreMet] = useState(() => ALL.every(isMet));
  useEffect(() => {
    let isGone = false;
    // Without a network those who are missing stay unknown.
    meet(ALL).then(
      () => isGone || setAreMet(true),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return areMet;
};
