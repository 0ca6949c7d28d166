// Pushing and popping what is being carried out, and asking for decisions.

import type { ActionFrame, StepFrame, TextFrame } from '../state/frames.ts';
import { Op, WindowFlag } from '../state/frames.ts';
import type { Ask, Game } from '../state/game.ts';
import { Phase } from '../state/game.ts';

export const pushStep = (g: Game, op: StepFrame['op'], a = 0, c = -1): StepFrame => {
  const frame: StepFrame = { op, at: 0, a, b: 0, c, list: [] };
  g.stack.push(frame);
  return frame;
};

export const pop = (g: Game): void => {
  g.stack.pop();
};

export const ask = (g: Game, seat: number, what: Ask, choices: readonly number[], about = -1): void => {
  g.asked = seat;
  g.ask = what;
  g.choices = choices;
  g.about = about;
};

export const inRollPhase = (g: Game): boolean => g.phase >= Phase.Offence && g.phase <= Phase.Defence;

/** What may be done in a window opened now, dice apart. */
export const rollFlag = (g: Game): number => (inRollPhase(g) ? WindowFlag.Roll : 0);

const NO_CARDS: readonly number[] = [];

export const textFrame = (
  text: number,
  from: number,
  to: number,
  self: number,
  target: number,
  stage = 0,
): TextFrame => ({
  op: Op.Text,
  text,
  pc: from,
  end: to,
  stage,
  self,
  target,
  token: -1,
  quiet: false,
  again: false,
  that: -1,
  other: -1,
  kind: -1,
  die: -1,
  value: 0,
  number: 0,
  loop: 0,
  each: 0,
  taken: 0,
  cursor: 0,
  dice: null,
  theirs: 0,
  rerolled: false,
  looked: 0,
  cards: NO_CARDS,
});

export const pushText = (g: Game, text: number, self: number, target: number): TextFrame => {
  const frame = textFrame(text, 0, g.cast.texts[text].code.length, self, target);
  frame.token = g.cast.texts[text].token;
  g.stack.push(frame);
  return frame;
};

export const pushAction = (
  g: Game,
  seat: number,
  card: number,
  use: number,
  count: number,
  flags: number,
): void => {
  const frame: ActionFrame = {
    op: Op.Action,
    at: 0,
    seat,
    card,
    use,
    count,
    paid: -1,
    begun: false,
    flags,
    that: -1,
    other: -1,
    kind: -1,
    cursor: 0,
    die: -1,
    value: 0,
  };
  g.stack.push(frame);
};
