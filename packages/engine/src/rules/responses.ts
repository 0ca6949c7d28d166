// What a player may do in a window or in his Main Phase, and why not (R6.4, R7.4, R14.1).

import { C, choice, PASS } from '../choice.ts';
import { test } from '../effects/amount.ts';
import { alterable } from '../effects/dice.ts';
import { textCan } from '../effects/possible.ts';
import type { IllegalReason } from '../errors.ts';
import type { CastUse } from '../language/cast.ts';
import { CardKind } from '../language/cast.ts';
import type { TextFrame } from '../state/frames.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game, Seat } from '../state/game.ts';
import { costOf } from './cards.ts';
import { hasModifiableDamage } from './damage.ts';
import { targetFor } from './moment.ts';
import { canAct, isForbidden } from './seats.ts';
import { textFrame } from './stack.ts';

// Legality is asked for far more often than anything happens; one frame serves all questions.
const scratch: TextFrame = textFrame(0, 0, 0, 0, -1);
const question = (g: Game, text: number, seat: number): TextFrame => {
  scratch.text = text;
  scratch.self = seat;
  scratch.target = targetFor(g, seat);
  scratch.token = text >= 0 ? g.cast.texts[text].token : -1;
  scratch.that = -1;
  scratch.other = -1;
  scratch.kind = -1;
  scratch.die = -1;
  scratch.number = 0;
  scratch.dice = null;
  return scratch;
};

/** Attack modifiers: one's own attack in one's own turn, until the last window has closed (R12.3.2 to R12.3.4). */
const mayModify = (g: Game, seat: number): boolean =>
  g.attack !== null &&
  g.attack.modifiable &&
  g.attack.by === seat &&
  g.active === seat &&
  (g.attack.open || hasModifiableDamage(g));

/** Dice words need a dice window; outside one their roll is not to be touched (R14.7.1). */
const withoutDice = (g: Game, text: number, seat: number, flags: number): boolean => {
  const opening = g.cast.texts[text].code[0]?.op;
  const touches =
    opening === 'choose-die' ||
    opening === 'reroll-dice' ||
    opening === 'attempt' ||
    opening === 'loop-start';
  return touches && ((flags & WindowFlag.Dice) === 0 || !alterable(g, seat));
};

/** Why this card cannot be played now, or null if it can. */
export const cardBlock = (g: Game, seat: number, card: number, flags: number): IllegalReason | null => {
  const c = g.cast.cards[card];
  if (c.after !== ((flags & WindowFlag.After) !== 0)) return 'wrong-moment';
  if (c.kind === CardKind.Roll) {
    if ((flags & (WindowFlag.Roll | WindowFlag.After)) === 0) return 'wrong-moment';
  } else if (c.kind !== CardKind.Instant && (flags & WindowFlag.Main) === 0) return 'wrong-moment';
  if (costOf(g, seat, card) > g.seats[seat].cp) return 'too-expensive';
  if (c.modifier && !mayModify(g, seat)) return 'wrong-moment';
  if (isForbidden(g, seat, 'cards')) return 'not-allowed';
  if (c.kind === CardKind.Upgrade) return g.seats[seat].levels[c.ability] < c.level ? null : 'level';
  if (withoutDice(g, c.text, seat, flags)) return 'wrong-moment';
  if (c.only !== null && !test(g, question(g, c.text, seat), c.only)) return 'condition';
  return g.cast.texts[c.text].always || textCan(g, question(g, c.text, seat)) ? null : 'no-effect';
};

/** How often a use was made this turn. */
export const timesUsed = (s: Seat, use: number): number => {
  for (let i = 0; i < s.used.length; i += 2) if (s.used[i] === use) return s.used[i + 1];
  return 0;
};

export const countUse = (s: Seat, use: number): void => {
  for (let i = 0; i < s.used.length; i += 2)
    if (s.used[i] === use) {
      s.used[i + 1]++;
      return;
    }
  s.used.push(use, 1);
};

/** Why this use of a token or passive cannot be made now, or null if it can. */
export const useBlock = (g: Game, seat: number, u: CastUse, flags: number): IllegalReason | null => {
  const s = g.seats[seat];
  if (u.after !== ((flags & WindowFlag.After) !== 0)) return 'wrong-moment';
  if (u.main && (flags & WindowFlag.Main) === 0) return 'wrong-moment';
  if (u.price.cp > s.cp) return 'too-expensive';
  if (u.price.kind >= 0 && s.tokens[u.price.kind] < u.price.n) return 'not-held';
  if (u.modifier && !mayModify(g, seat)) return 'wrong-moment';
  if (u.perTurn > 0 && timesUsed(s, u.index) >= u.perTurn) return 'limit';
  if (withoutDice(g, u.text, seat, flags)) return 'wrong-moment';
  if (u.only !== null && !test(g, question(g, u.text, seat), u.only)) return 'condition';
  return g.cast.texts[u.text].always || textCan(g, question(g, u.text, seat)) ? null : 'no-effect';
};

const found: number[] = [];

const collect = (g: Game, seat: number, flags: number): void => {
  const s = g.seats[seat];
  found.length = 0;
  for (let i = 0; i < s.hand.length; i++)
    if (cardBlock(g, seat, s.hand[i], flags) === null) found.push(choice(C.Play, s.hand[i]));
  const useful = g.cast.useful;
  for (let i = 0; i < useful.length; i++)
    if (s.tokens[useful[i]] > 0) collectUses(g, seat, g.cast.kinds[useful[i]].uses, flags);
  const hero = g.cast.heroes[s.hero];
  for (let i = 0; i < hero.passives.length; i++) {
    const level = hero.abilities[hero.passives[i]].levels[s.levels[hero.passives[i]]];
    if (level) collectUses(g, seat, level.uses, flags);
  }
};

const collectUses = (g: Game, seat: number, uses: readonly number[], flags: number): void => {
  for (let i = 0; i < uses.length; i++) {
    const u = g.cast.uses[uses[i]];
    if (useBlock(g, seat, u, flags) === null) found.push(choice(C.Use, u.index, u.price.n));
  }
};

/** Passing and every response; null if there is nothing to do but pass. */
export const listResponses = (g: Game, seat: number, flags: number): number[] | null => {
  if (!canAct(g, seat)) return null;
  collect(g, seat, flags);
  if (found.length === 0) return null;
  const choices = [PASS];
  for (let i = 0; i < found.length; i++) choices.push(found[i]);
  return choices;
};

/** Everything the active player may play or use in his Main Phase. */
export const listMainActions = (g: Game, seat: number, into: number[]): void => {
  if (!canAct(g, seat)) return;
  collect(g, seat, WindowFlag.Main);
  for (let i = 0; i < found.length; i++) into.push(found[i]);
};
