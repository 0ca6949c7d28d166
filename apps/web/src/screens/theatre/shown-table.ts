// The table at a stop, for looking only: nobody is asked, and nothing is hidden, unless one looks through somebody's eyes.

import { type Game, type GameView, view, viewEvents } from '@mad-king/engine';
import { person } from '../../state/players.ts';
import type { OpenTable } from '../../state/table.ts';
import type { Course } from './stops.ts';

/** As somebody who sits at `seat` would see it if all cards lay open. */
const openView = (game: Game, seat: number): GameView => ({
  ...view(game, seat),
  seats: game.seats.map((_, at) => view(game, at).seats[at]),
  decision: null,
});

interface Shown {
  /** Tells one sequence from another. */
  id: string;
  /** Whose board lies before one. */
  seat: number;
  /** Only what this seat may know shows. */
  isHidden?: boolean;
}

/** `before`: the stop one comes from; what happened since then is news. */
export const tableAt = (
  { stops, events }: Course,
  at: number,
  before: number,
  { id, seat, isHidden = false }: Shown,
): OpenTable => {
  const { game, made, told } = stops[at];
  const from = before < at ? stops[before].told : told;
  const heroes = game.seats.map(({ hero }) => game.cast.heroes[hero].id);
  return {
    id,
    started: 0,
    setup: { mode: game.mode, heroes, seed: '' },
    players: heroes.map(() => person()),
    library: game.cast,
    step: made,
    view: isHidden ? { ...view(game, seat), decision: null } : openView(game, seat),
    events: isHidden ? viewEvents(game, seat, events.slice(0, told)) : events.slice(0, told),
    news: told - from,
    passTo: null,
    askWhen: null,
    canUndo: false,
    held: false,
    leaving: false,
    thinking: false,
    wait: null,
    trouble: null,
    unsaved: false,
    elsewhere: false,
    sent: false,
    hasCoach: true,
    revealed: null,
  };
};
