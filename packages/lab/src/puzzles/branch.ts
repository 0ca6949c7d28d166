// A phase played from a laid-out position: every question in it with the choices and dice that led there, so that a scenario can lead
// there again.

import {
  type Choice,
  type Game,
  type GameEvent,
  type Library,
  layOut,
  notate,
  type Position,
  play,
} from '@mad-king/engine';

export interface Made {
  seat: number;
  choice: string;
}

/** A question, and how one comes to it. */
export interface Moment {
  game: Game;
  position: Position;
  lead: Made[];
  dice: number[];
}

/** Values in the order in which they fell. */
export const fallen = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => {
    if (event.type === 'rolled') return event.rerolled.map((die) => event.values[die]);
    return event.type === 'altered' && event.reroll ? [event.to] : [];
  });

/** More choices than any turn asks for that could be a puzzle. */
const MOST_CHOICES = 60;

/** Plays until the turn is over. Whoever looks at a moment must not keep its game, which goes on. */
export function* branch(
  library: Library,
  position: Position,
  seed: string,
  choose: (g: Game) => Choice,
): Generator<Moment> {
  const events: GameEvent[] = [];
  const game = layOut(library, { ...position, seed }, events);
  const { turn } = game;
  const lead: Made[] = [];
  while (game.result === null && game.turn === turn && lead.length < MOST_CHOICES) {
    yield { game, position, lead: [...lead], dice: fallen(events) };
    const choice = choose(game);
    lead.push({ seat: game.asked, choice: notate(game, choice) });
    play(game, game.asked, choice, events);
  }
}
