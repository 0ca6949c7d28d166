// Carrying out a text: line after line, until it needs a decision or another frame.

import type { CastAmount } from '../cast/text.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { frame, OVER } from './frame.ts';

export const texts = frame<TextFrame>({
  step(g, f) {
    const { code } = g.cast.texts[f.text];
    const depth = g.stack.length;
    while (f.next < f.end) {
      if (g.seats[f.hand.self].out) break;
      const ins = code[f.next++];
      // Choices that stand are not made again.
      if (f.again && ins.word.stands?.(g, f.hand, ins.a)) continue;
      ins.word.run(g, f, ins.a, ins);
      if (g.asked !== NONE || g.stack.length !== depth) return;
    }
    return OVER;
  },
  answer(g, f, chosen) {
    const ins = g.cast.texts[f.text].code[f.next - 1];
    ins.word.answer?.(g, f, ins.a, chosen, ins);
  },
  /** The dice go to the line that had them rolled; of two players' the first is one's own. */
  returned(_g, f, child) {
    if (child.op !== 'roll') return;
    const { values, owners } = child;
    const opposed = owners.length === 2 && owners[0] !== owners[1];
    f.hand.rerolled = child.rerolled;
    f.hand.dice = opposed ? [values[0]] : values;
    if (opposed) f.hand.theirs = values[1];
  },
});

/** An amount of a text, at the moment its line is carried out. */
export const evaluate = (g: Game, h: Hand, amount: CastAmount): number =>
  typeof amount === 'number' ? amount : amount(g, h);
