// The two verbs of a game: what it waits for, and moving it on.

import type { Effect } from '@mad-king/language';
import type { Choice } from './choice.ts';
import { C, first, kindOf } from './choice.ts';
import { because, IllegalChoice } from './errors.ts';
import type { GameEvent } from './events.ts';
import { describe, type Move, notate } from './move.ts';
import { concede } from './rules/defeat.ts';
import { answer, askAgain, run, runDownTo } from './rules/run.ts';
import { whyNot } from './rules/why.ts';
import type { Ask, Game } from './state/game.ts';
import { nextChoice } from './state/keyed.ts';
import { NONE } from './state/none.ts';

/** What a game waits for: who decides, what about, and everything that is legal. */
export interface Decision {
  /** Who is asked, counted from 0. */
  seat: number;
  ask: Ask;
  /** Everything that is legal; `choice` is what `play` takes. */
  options: (Move & { choice: Choice })[];
}

/** What the game waits for, or null when it is over. */
export const decision = (g: Game): Decision | null =>
  g.asked === NONE
    ? null
    : { seat: g.asked, ask: g.ask, options: g.choices.map((choice) => ({ ...describe(g, choice), choice })) };

/** The line of a text that asks, or null if the rules do. */
export const asking = (g: Game): Effect | null => {
  const f = g.stack[g.stack.length - 1];
  if (g.asked === NONE || f.op !== 'text') return null;
  return g.cast.texts[f.text].code[f.next - 1].line;
};

/** Whose choice it is in a list of choices, where nobody says so: a concession names its seat. */
export const speakerOf = (g: Game, chosen: Choice): number =>
  kindOf(chosen) === C.Concede ? first(chosen) : g.asked;

/** A seat makes a choice. An illegal one throws IllegalChoice and leaves the game as it was. */
export const play = (g: Game, seat: number, chosen: Choice, log: GameEvent[] | null = null): void => {
  if (seat !== g.asked || !g.choices.includes(chosen)) {
    if (g.asked === NONE || kindOf(chosen) !== C.Concede || first(chosen) !== seat)
      throw refusal(g, seat, chosen);
    playConcession(g, seat, log);
    return;
  }
  if (g.keyed !== null) nextChoice(g.keyed);
  g.log = log;
  answer(g, chosen);
  run(g);
  g.log = null;
};

/** R3.9. Whoever is left over is asked again, now that somebody is gone. */
const playConcession = (g: Game, seat: number, log: GameEvent[] | null): void => {
  if (seat >= g.seats.length || g.seats[seat].out)
    throw new IllegalChoice('not-allowed', `seat ${seat + 1} is not in the game`);
  if (g.keyed !== null) nextChoice(g.keyed);
  g.log = log;
  const { asked } = g;
  const depth = g.stack.length;
  concede(g, seat);
  if (g.result === null && g.seats[seat].out) {
    if (g.asked !== NONE) {
      runDownTo(g, depth);
      askAgain(g, asked);
    }
    run(g);
  }
  g.log = null;
};

const refusal = (g: Game, seat: number, chosen: Choice): IllegalChoice => {
  if (g.asked === NONE) return new IllegalChoice('game-over', because('game-over', ''));
  if (g.seats[seat] === undefined) return new IllegalChoice('not-asked', `there is no seat ${seat + 1}`);
  let text = String(chosen);
  try {
    text = notate(g, chosen);
  } catch {
    return new IllegalChoice('unreadable', `${chosen} is no choice`);
  }
  const reason = whyNot(g, seat, chosen) ?? 'not-listed';
  return new IllegalChoice(reason, `seat ${seat + 1} cannot choose "${text}": ${because(reason, text)}`);
};
