// The two verbs of a game: what it waits for, and moving it on.

import type { Choice } from './choice.ts';
import { C, first, kindOf } from './choice.ts';
import { ILLEGAL, IllegalChoice } from './errors.ts';
import type { GameEvent } from './events.ts';
import { notate } from './notation.ts';
import { concede } from './rules/defeat.ts';
import { answer, askAgain, run, runDownTo } from './rules/run.ts';
import { whyNot } from './rules/why.ts';
import type { Ask, Game } from './state/game.ts';

export interface Decision {
  /** Who is asked, counted from 0. */
  seat: number;
  ask: Ask;
  options: readonly Choice[];
}

/** What the game waits for, or null when it is over. */
export const decision = (g: Game): Decision | null =>
  g.asked < 0 ? null : { seat: g.asked, ask: g.ask, options: g.choices };

/** Carry out a choice. An illegal one throws IllegalChoice and leaves the game as it was. */
export const play = (g: Game, chosen: Choice, log: GameEvent[] | null = null): void => {
  if (!g.choices.includes(chosen) || g.asked < 0) {
    if (g.asked >= 0 && kindOf(chosen) === C.Concede) {
      playConcession(g, first(chosen), log);
      return;
    }
    throw refusal(g, chosen);
  }
  g.log = log;
  answer(g, chosen);
  run(g);
  g.log = null;
};

/** R3.9. Whoever is left over is asked again, now that somebody is gone. */
const playConcession = (g: Game, seat: number, log: GameEvent[] | null): void => {
  if (seat >= g.seats.length || g.seats[seat].out)
    throw new IllegalChoice('not-allowed', `seat ${seat + 1} is not in the game`);
  g.log = log;
  const { asked } = g;
  const depth = g.stack.length;
  concede(g, seat);
  if (g.result === null && g.seats[seat].out) {
    if (g.asked >= 0) {
      runDownTo(g, depth);
      askAgain(g, asked);
    }
    run(g);
  }
  g.log = null;
};

const refusal = (g: Game, chosen: Choice): IllegalChoice => {
  if (g.asked < 0) return new IllegalChoice('game-over', 'the game is over');
  let text = String(chosen);
  try {
    text = notate(g, chosen);
  } catch {
    return new IllegalChoice('unreadable', `${chosen} is no choice`);
  }
  const reason = whyNot(g, g.asked, chosen) ?? 'not-listed';
  return new IllegalChoice(reason, `seat ${g.asked + 1} cannot choose "${text}": ${ILLEGAL[reason]}`);
};
