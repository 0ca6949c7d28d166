// An answer may be several choices: a card, its die, its value; or two cards. The first is taken, the others follow as soon as they
// are asked for.

import type { Move } from '@mad-king/engine';
import { useEffect } from 'react';
import type { OpenTable } from '../../state/table.ts';
import { nextOf, type Plan } from './plan-step.ts';
import { take } from './take.ts';

let plan: Plan | null = null;

export const takeAll = (table: OpenTable, [first, ...rest]: readonly Move[]): void => {
  plan =
    rest.length === 0
      ? null
      : {
          game: table.id,
          seat: table.view.seat,
          since: table.events.length,
          left: rest.map(({ text }) => text),
        };
  take(first);
};

/** Goes on with what was begun. */
export const usePlan = (table: OpenTable): void => {
  useEffect(() => {
    if (plan === null || table.events.length === plan.since) return;
    const next = nextOf(plan, table);
    if (next === null) plan = null;
    if (next == null || plan === null) return;
    plan.left.shift();
    if (plan.left.length === 0) plan = null;
    take(next);
  }, [table]);
};
