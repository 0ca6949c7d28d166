// The table at a stop, for looking only: nobody is asked, and nothing is hidden, unless one looks through somebody's eyes.

import type { Game, GameEvent, GameView } from '@mad-king/engine';
import { engineOf } from '../../state/engine.ts';
import { person } from '../../state/players.ts';
import type { OpenTable } from '../../state/table.ts';
import type { Course } from './stops.ts';

/** As somebody who sits at `seat` would see it if all cards lay open. */
const openView = (game: Game, seat: number): GameView => {
  const { view } = engineOf(game);
  return {
    ...view(game, seat),
    seats: game.seats.map((_, at) => view(game, at).seats[at]),
    decision: null,
  };
};

interface Shown {
  /** Tells one sequence from another. */
  id: string;
  /** Whose board lies before one. */
  seat: number;
  /** Only what this seat may know shows. */
  isHidden?: boolean;
  isWatched?: boolean;
}

const laidOut = (
  game: Game,
  shown: Pick<OpenTable, 'id' | 'step' | 'view' | 'events' | 'news' | 'isWatched'>,
): OpenTable => {
  const heroes = game.seats.map(({ hero }) => game.cast.heroes[hero].id);
  return {
    ...shown,
    started: 0,
    setup: { mode: game.mode, heroes, seed: '' },
    players: heroes.map(() => person()),
    library: game.cast,
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

/** `before`: what happened since this stop is news. Of what is hidden, the course may tell nothing either (seen-by.ts). */
export const tableAt = (
  { stops, events }: Course,
  at: number,
  before: number,
  { id, seat, isHidden = false, isWatched }: Shown,
): OpenTable => {
  const { game, made, told } = stops[at];
  const { view } = engineOf(game);
  const from = before < at ? stops[before].told : told;
  return laidOut(game, {
    id,
    step: made,
    view: isHidden ? { ...view(game, seat), decision: null } : openView(game, seat),
    events: events.slice(0, told),
    news: told - from,
    isWatched,
  });
};

/** A question as it was asked, with all that whoever was asked could know. */
export const tableAsked = (game: Game, events: readonly GameEvent[], made: number): OpenTable => {
  const { view, viewEvents } = engineOf(game);
  return laidOut(game, {
    id: `asked/${made}`,
    step: made,
    view: view(game, game.asked),
    events: viewEvents(game, game.asked, [...events]),
    news: 0,
  });
};
