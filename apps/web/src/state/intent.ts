// What somebody has said they will do next. An answer may be several choices: a card, its die, its value; two cards; what one keeps,
// once the window for one's dice has closed. The first is made, the others follow as soon as they are asked for. Whatever happens
// meanwhile that one could not know makes it a new question.

import type { Choice, Game, GameEvent } from '@mad-king/engine';
import { engineOf } from './engine.ts';

export interface Intent {
  seat: number;
  /** In their notation: whichever of them is asked for comes next. */
  left: readonly string[];
  /** How much had happened when it was said. */
  since: number;
  /** How many choices could be taken back then: all that follows is taken back as one. */
  undo: number;
}

/** A roll, or somebody else's deed. */
const isNews = (event: GameEvent, seat: number): boolean =>
  event.type === 'rolled' || (event.type === 'declared' && event.seat !== seat);

/** What the intent has become: a choice that can be made now, nothing yet, or nothing any more. */
export const pursue = (
  g: Game,
  { seat, left, since }: Intent,
  events: readonly GameEvent[],
): { choice: Choice; left: string[] } | 'wait' | 'drop' => {
  if (g.result !== null || left.length === 0) return 'drop';
  if (events.slice(since).some((event) => isNews(event, seat))) return 'drop';
  if (g.asked !== seat) return 'wait';
  const { notate } = engineOf(g);
  const texts = g.choices.map((c) => notate(g, c));
  const next = left.find((text) => texts.includes(text));
  if (next === undefined) return 'drop';
  const rest = [...left];
  rest.splice(rest.indexOf(next), 1);
  return { choice: g.choices[texts.indexOf(next)], left: rest };
};
