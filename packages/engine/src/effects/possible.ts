// Whether a text can do something now (R6.2.3, R10.6).

import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { HANDLERS } from './index.ts';

/** Some line between two places of the text can do something. */
export const blockCan = (g: Game, f: TextFrame, from: number, to: number): boolean => {
  const code = g.cast.texts[f.text].code;
  for (let pc = from; pc < to; pc++) {
    const can = HANDLERS[code[pc].code].can;
    if (can?.(g, f, code[pc])) return true;
  }
  return false;
};

/**
 * A text may be begun: every choice it starts with has an option. Lines that act on what those choices name count as
 * able to do something, since the choices offer only what can be acted on.
 */
export const textCan = (g: Game, f: TextFrame): boolean => {
  const text = g.cast.texts[f.text];
  if (text.always) return true;
  if (text.lead === 0) return blockCan(g, f, 0, text.code.length);
  const opening = text.code[0];
  return HANDLERS[opening.code].can?.(g, f, opening) ?? true;
};
