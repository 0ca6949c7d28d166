// Answers that can help nobody but opponents, whatever is chosen on the way: another attempt for the one who attacks us, a new
// roll that the owner of the dice may leave alone, damage averted from somebody else.

import type { Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import type { Choice } from '../choice.ts';
import { C, first, kindOf } from '../choice.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { incoming } from './settle.ts';

/** To whom a text is given: the owner of the dice, or one who is threatened; null if it depends. */
type Receiver = 'owner' | 'threatened' | null;

const known = new WeakMap<readonly Effect[], Receiver>();

const isForOwner = (line: Effect): boolean =>
  (line.do === 'attempt' && line.change > 0) ||
  (line.do === 'reroll-dice' && line.who === 'owner' && line.exact !== true) ||
  (line.do === 'choose-die' && line.who === 'owner' && line.may === true);

const isForThreatened = (line: Effect): boolean =>
  line.do === 'prevent' || (line.do === 'choose-player' && line.among === 'threatened');

const read = (effects: readonly Effect[]): Receiver => {
  const lines = linesOf(effects);
  if (lines.some(isForOwner)) return 'owner';
  return lines.length > 1 && lines[0].do === 'choose-player' && lines.every(isForThreatened)
    ? 'threatened'
    : null;
};

const receiverOf = (effects: readonly Effect[]): Receiver => {
  const found = known.get(effects);
  if (found !== undefined) return found;
  const receiver = read(effects);
  known.set(effects, receiver);
  return receiver;
};

const textOf = (g: Game, chosen: Choice): number => {
  if (kindOf(chosen) === C.Play) return g.cast.cards[first(chosen)].text;
  return kindOf(chosen) === C.Use ? g.cast.uses[first(chosen)].text : NONE;
};

/** Whether playing or using this now could only do good to opponents of the seat. */
export const isGift = (g: Game, seat: number, chosen: Choice): boolean => {
  const text = textOf(g, chosen);
  const receiver = text === NONE ? null : receiverOf(g.cast.texts[text].effects);
  if (receiver === null) return false;
  const isFriend = (other: number): boolean => g.seats[other].team === g.seats[seat].team;
  if (receiver === 'threatened') return !g.seats.some((_, s) => isFriend(s) && incoming(g, s) > 0);
  return g.rolls.length > 0 && !g.rolls[g.rolls.length - 1].owners.some(isFriend);
};
