// Whether a text can do something now (R6.2.3, R10.6).

import type { Instruction } from '../cast/text.ts';
import type { Game } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';

const canDo = (g: Game, h: Hand, ins: Instruction): boolean => ins.word.can?.(g, h, ins.a, ins) ?? false;

/** Some line between two places of the text can do something; of a choice, an option that would be offered. */
export const blockCan = (g: Game, h: Hand, from: number, to: number): boolean => {
  const { code } = g.cast.texts[h.text];
  for (let at = from; at < to; at++) {
    const ins = code[at];
    if (ins.line.do === 'choose-player' && !ins.line.may) return someoneCan(g, h, at, to);
    if (canDo(g, h, ins)) return true;
    if (ins.word.closes?.(g, h, ins.a, ins)) at = ins.jump - 1;
  }
  return false;
};

/** Somebody may be chosen for whom something comes of it. */
const someoneCan = (g: Game, h: Hand, at: number, to: number): boolean => {
  const { code } = g.cast.texts[h.text];
  const { word, a, line } = code[at];
  const as = line.do === 'choose-player' ? line.as : 'that';
  const before = h[as];
  let found = false;
  let reads = false;
  for (let next = at + 1; next < to; next++) if (code[next].word.can !== undefined) reads = true;
  for (let seat = 0; seat < g.seats.length && !found; seat++) {
    h[as] = seat;
    found = (word.stands?.(g, h, a) ?? false) && (!reads || blockCan(g, h, at + 1, to));
  }
  h[as] = before;
  return found;
};

/** Some die could be set to a value the text allows. */
const hasValue = (g: Game, h: Hand): boolean => {
  const [chooseDie, chooseValue] = g.cast.texts[h.text].code;
  if (chooseValue?.word.name !== 'choose-value') return true;
  for (h.die = 0; h.die < 5; h.die++)
    if (chooseDie.word.stands?.(g, h, chooseDie.a) && canDo(g, h, chooseValue)) return true;
  return false;
};

/**
 * A text may be begun: the choice it starts with has an option, and if that names a player, one for whom something comes
 * of it. Tokens and dice are offered only where they can be acted on.
 */
export const textCan = (g: Game, h: Hand): boolean => {
  const { always, lead, code } = g.cast.texts[h.text];
  if (always) return true;
  if (lead === 0) return blockCan(g, h, 0, code.length);
  if (!canDo(g, h, code[0])) return false;
  if (code[0].word.name === 'choose-die') return hasValue(g, h);
  return code[0].word.name !== 'choose-player' || someoneCan(g, h, 0, code.length);
};
