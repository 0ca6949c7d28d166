// An answer may be several choices: a card, its die, its value; or two cards. The first is taken, the others follow as soon as they
// are asked for. Whatever happens meanwhile that one could not know makes it a new question: a roll, or somebody else's deed.

import type { GameEvent, Move } from '@mad-king/engine';
import { useEffect } from 'react';
import type { OpenTable } from '../../state/table.ts';
import { take } from './take.ts';

interface Plan {
  game: string;
  seat: number;
  /** How many events there were. */
  since: number;
  /** Notations. */
  left: string[];
}

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

const isNews = (event: GameEvent, seat: number): boolean =>
  event.type === 'rolled' || (event.type === 'declared' && event.seat !== seat);

/** What of a plan comes now; undefined: somebody else is asked, null: it is over. */
export const nextOf = ({ game, seat, since, left }: Plan, table: OpenTable): Move | undefined | null => {
  const { view, events } = table;
  if (table.id !== game || view.seat !== seat || events.slice(since).some((event) => isNews(event, seat)))
    return null;
  if (view.decision === null) return view.result === null ? undefined : null;
  return view.decision.options.find(({ text }) => text === left[0]) ?? null;
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
