// One question for one's own dice. The rules ask twice after an offensive roll: in a window whether one changes anything (R14.3),
// then what one keeps or activates (R15.4). A person is asked both at once. Keeping or activating says "no" to the window first,
// and is carried out as soon as the others have passed as well.

import type { Ask, Game, GameEvent, GameView, Move } from '@mad-king/engine';
import { engineOf } from './engine.ts';

export interface RollQuestion {
  ask: Ask;
  /** What can be chosen once the window has closed. */
  moves: readonly Move[];
  /** The game as it stands then; the window itself where the rules would ask nothing any more. */
  next: Game;
}

/** What comes if everybody passes, which needs no chance and no hidden card. Null outside that window. */
export const rollQuestion = (g: Game): RollQuestion | null => {
  const { isOwnDiceWindow, isDiceWindow, clone, play, describe, PASS, NO_ABILITY } = engineOf(g);
  if (!isOwnDiceWindow(g)) return null;
  const next = clone(g);
  const events: GameEvent[] = [];
  while (isDiceWindow(next)) play(next, next.asked, PASS, events);
  if (next.asked === g.active && (next.ask === 'roll' || next.ask === 'announce'))
    return { ask: next.ask, moves: next.choices.map((c) => describe(next, c)), next };
  // The dice make nothing and cannot be rolled again: the rules ask nothing more.
  return { ask: 'announce', moves: [describe(g, NO_ABILITY)], next: g };
};

/** The view of whoever is asked, with both questions as one. */
export const asOneQuestion = (g: Game, view: GameView): GameView => {
  const question = view.decision === null ? null : rollQuestion(g);
  if (question === null || view.decision === null) return view;
  const texts = new Set(question.moves.map(({ text }) => text));
  const changes = view.decision.options.filter(({ kind, text }) => kind !== 'pass' && !texts.has(text));
  return {
    ...view,
    decision: { ...view.decision, ask: question.ask, options: [...question.moves, ...changes] },
  };
};

/** Whether this can be meant in the window: it is what the next question offers. */
export const isMeant = (g: Game, notation: string): boolean =>
  rollQuestion(g)?.moves.some(({ text }) => text === notation) ?? false;
