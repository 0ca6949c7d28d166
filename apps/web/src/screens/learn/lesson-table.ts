// The table of a lesson: the game as the learner sees it, and a question only where the lesson asks.

import { view, viewEvents } from '@mad-king/engine';
import { computer, person } from '../../state/players.ts';
import type { OpenTable } from '../../state/table.ts';
import { stepAt, type Way } from './way.ts';

/** Whoever learns sits here. */
const SEAT = 0;

export const lessonTable = (way: Way): OpenTable => {
  const { game, events, course, mood } = way;
  const { step, situation } = stepAt(way);
  const isAsked = step.does !== 'read' && (mood === 'asks' || mood === 'answers');
  const seen = viewEvents(game, SEAT, events);
  const heroes = game.seats.map(({ hero }) => game.cast.heroes[hero].id);
  const sight = view(game, SEAT);
  return {
    id: `lesson/${course.lesson.id}/${situation.id}`,
    started: 0,
    setup: { mode: game.mode, heroes, seed: '' },
    players: heroes.map((_, seat) => (seat === SEAT ? person() : computer('squire'))),
    library: game.cast,
    step: way.at * 100 + way.made,
    view: isAsked ? sight : { ...sight, decision: null },
    events: seen,
    news: viewEvents(game, SEAT, events.slice(events.length - way.news)).length,
    passTo: null,
    askWhen: null,
    canUndo: false,
    held: false,
    leaving: false,
    thinking: mood === 'moves',
    wait: null,
    trouble: null,
    unsaved: false,
    elsewhere: false,
    sent: false,
    hasCoach: true,
    revealed: null,
  };
};
