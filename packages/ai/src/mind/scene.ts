// The situation of a text that would run now, in the midst of what is happening.

import { type Game, incoming } from '@mad-king/engine';
import type { Effect } from '@mad-king/language';
import { sidesLeft } from '../estimate/features.ts';
import { bestTarget, stakesOf } from '../estimate/rivals.ts';
import { type Situation, situation } from '../estimate/situation.ts';
import { textWorth } from '../estimate/texts.ts';

/** `dice`: those that lie there unless others are asked about. */
export const sceneOf = (
  g: Game,
  seat: number,
  dice: readonly number[] = g.rolls[g.rolls.length - 1]?.values ?? [],
): Situation => {
  const { attack } = g;
  const opponent = attack !== null && attack.target === seat ? attack.by : bestTarget(g, seat);
  const s = situation(g, seat, opponent, dice);
  s.now = true;
  s.incoming = incoming(g, seat);
  if (sidesLeft(g) > 2) s.stakes = stakesOf(g, g.seats[seat].team);
  return s;
};

/** What it would be worth to who is asked if the text that asks went on with this; `that`: whom it has chosen. */
export const worthToAsked = (g: Game, effects: readonly Effect[], that = -1): number => {
  const frame = g.stack[g.stack.length - 1];
  const self = frame.op === 'text' ? frame.hand.self : g.asked;
  const s = sceneOf(g, self);
  s.that = that;
  const worth = textWorth(s, effects);
  return g.seats[self].team === g.seats[g.asked].team ? worth : -worth;
};
