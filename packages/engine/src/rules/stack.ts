// Putting on the stack what is to be carried out, and asking for decisions.

import type { About } from '../cast/text.ts';
import type { ActionFrame, TextFrame } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Ask, Game } from '../state/game.ts';
import { type Hand, newHand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';

/** `about`: the line that asks, null for the rules. */
export const ask = (
  g: Game,
  seat: number,
  what: Ask,
  choices: readonly number[],
  about: About | null = null,
): void => {
  g.asked = seat;
  g.ask = what;
  g.choices = choices;
  g.about = about;
};

export const inRollPhase = (g: Game): boolean =>
  g.phase === 'offence' || g.phase === 'targeting' || g.phase === 'defence';

/** What may be done in a window opened now, dice apart. */
export const rollFlag = (g: Game): number => (inRollPhase(g) ? WindowFlag.Roll : 0);

/** The other side of the attack under way: its target for the attacker, the attacker for everybody else. */
export const targetFor = (g: Game, seat: number): number => {
  const attack = g.attack;
  if (attack === null) return NONE;
  return seat === attack.by ? attack.target : attack.by;
};

const NO_CARDS: readonly number[] = [];

/** A stretch of a text, with what it has in hand. */
export const textFrame = (from: number, to: number, hand: Hand, stage = 0): TextFrame => ({
  op: 'text',
  text: hand.text,
  next: from,
  end: to,
  stage,
  quiet: false,
  again: false,
  hand,
  rounds: 0,
  each: 0,
  cursor: 0,
  answers: 0,
  card: NONE,
  looked: 0,
  cards: NO_CARDS,
});

export const pushText = (g: Game, text: number, self: number, target: number): TextFrame => {
  const { code, token } = g.cast.texts[text];
  const frame = textFrame(0, code.length, newHand(text, token, self, target));
  g.stack.push(frame);
  return frame;
};

/** The text that is carried out; that of an upgrade comes when it has entered play. */
const textOfAction = (g: Game, card: number, use: number): number => {
  if (card === NONE) return g.cast.uses[use].text;
  return g.cast.cards[card].kind === 'upgrade' ? NONE : g.cast.cards[card].text;
};

/** `card` or `use`: the other one is NONE. */
export const pushAction = (
  g: Game,
  seat: number,
  card: number,
  use: number,
  count: number,
  flags: number,
): void => {
  const text = textOfAction(g, card, use);
  const token = text === NONE ? NONE : g.cast.texts[text].token;
  const hand = newHand(text, token, seat, NONE);
  hand.number = count;
  hand.owes = count;
  const frame: ActionFrame = {
    op: 'action',
    at: 'declare',
    seat,
    card,
    use,
    count,
    paid: NONE,
    begun: false,
    withdrawn: false,
    preceded: false,
    flags,
    hand,
  };
  g.stack.push(frame);
};
