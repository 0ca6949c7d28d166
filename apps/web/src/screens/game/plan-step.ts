// What of a plan comes next. Whatever happens meanwhile that one could not know makes it a new question: a roll, or somebody else's
// deed.

import type { GameEvent, Move } from '@mad-king/engine';
import type { OpenTable } from '../../state/table.ts';

export interface Plan {
  game: string;
  seat: number;
  /** How many events there were. */
  since: number;
  /** Notations. */
  left: string[];
}

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
