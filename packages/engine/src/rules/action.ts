// Playing a card or using a token or passive: declaration, priority claim, payment, window, effect (R6.2.1, R7.4, R14.5).

import type { CastCard } from '../cast/cast.ts';
import { C, choicesOf, first } from '../choice.ts';
import type { ActionFrame, TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { copyHand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { withMore } from '../state/pairs.ts';
import { costOf, discardCard, gainCp, playUpgrades, takeFromHand } from './cards.ts';
import { frame, OVER } from './frame.ts';
import { cardBlock, useBlock } from './responses.ts';
import { priorityOf } from './seats.ts';
import { settleIfDue } from './settling.ts';
import { ask, rollFlag, targetFor, textFrame } from './stack.ts';
import { tell } from './tell.ts';
import { removeAged, removeTokens } from './tokens.ts';
import { openWindow } from './window.ts';

/** Main phase actions and upgrades may be interrupted, response actions not (R14.1). */
const isInterruptible = (g: Game, card: CastCard): boolean =>
  card.kind === 'main' || card.kind === 'upgrade' || (card.kind === 'roll' && g.options.interruptRollCards);

export const actions = frame<ActionFrame>({
  step(g, f) {
    switch (f.at) {
      case 'declare':
        if (askForPrice(g, f)) return 'declare';
        pushChoices(g, f);
        return 'claim';
      case 'claim': {
        // R14.5.1: everybody of higher priority may act first.
        const before = priorityOf(g, f.seat);
        if (before === 0 || g.options.timing === 'simple') return 'begin';
        tell(g, { type: 'declared', seat: f.seat, ...nameOf(g, f) });
        g.stack.push({ op: 'claim', flags: f.flags, next: 0, before, acted: false });
        return 'check';
      }
      case 'check':
        if (isStillLegal(g, f)) return 'begin';
        tell(g, { type: 'withdrawn', seat: f.seat, ...nameOf(g, f) });
        f.withdrawn = true;
        return OVER;
      case 'begin':
        return f.card === NONE ? beginUse(g, f) : beginCard(g, f);
      case 'choose-again':
        if (!choicesStand(g, f)) pushChoices(g, f, true);
        return 'carry-out';
      case 'carry-out':
        carryOut(g, f);
        return 'settle';
      case 'settle':
        if (f.begun) g.seats[f.seat].discard.push(f.card);
        f.begun = false;
        settleIfDue(g);
        return 'end';
      case 'end':
        return OVER;
    }
  },
  answer(_g, f, chosen) {
    f.paid = first(chosen);
    return 'declare';
  },
  returned(_g, f, child) {
    if (child.op === 'claim') f.preceded = child.acted;
    // Choices made when the action was declared stay with it.
    else if (child.op === 'text') f.hand = child.hand;
  },
});

const nameOf = (g: Game, f: ActionFrame): { card: string | null; use: string | null } => ({
  card: f.card === NONE ? null : g.cast.cards[f.card].id,
  use: f.use === NONE ? null : g.cast.uses[f.use].id,
});

const actionText = (g: Game, f: ActionFrame, from: number, to: number): TextFrame => {
  const hand = copyHand(f.hand);
  hand.target = targetFor(g, f.seat);
  hand.number = f.count;
  hand.taken = 0;
  const frame = textFrame(from, to, hand);
  const card = f.card === NONE ? null : g.cast.cards[f.card];
  frame.quiet = card === null || card.kind === 'roll' || !isInterruptible(g, card);
  return frame;
};

/** The choices with which the text begins, made on declaration. */
const pushChoices = (g: Game, f: ActionFrame, again = false): void => {
  const { text } = f.hand;
  if (text === NONE || g.cast.texts[text].lead === 0) return;
  const frame = actionText(g, f, 0, g.cast.texts[text].lead);
  frame.again = again;
  g.stack.push(frame);
};

/** A price in cards: which one is part of the declaration. True if it has to be asked. */
const askForPrice = (g: Game, f: ActionFrame): boolean => {
  if (f.use === NONE || f.paid !== NONE || g.cast.uses[f.use].price.discard === 0) return false;
  const { hand } = g.seats[f.seat];
  const { source, index } = g.cast.texts[f.hand.text];
  if (hand.length === 1) f.paid = hand[0];
  else ask(g, f.seat, 'card', choicesOf(C.Card, hand), { source, text: index, line: NONE });
  return hand.length > 1;
};

/** R14.5.3: checked again after the claims, with the choices that were declared. */
const isStillLegal = (g: Game, f: ActionFrame): boolean => {
  const s = g.seats[f.seat];
  if (s.out) return false;
  if (f.paid !== NONE && !s.hand.includes(f.paid)) return false;
  if (f.card === NONE)
    return useBlock(g, f.seat, g.cast.uses[f.use], f.flags, f.count) === null && choicesStand(g, f);
  return s.hand.includes(f.card) && cardBlock(g, f.seat, f.card, f.flags) === null && choicesStand(g, f);
};

/** Every choice made on declaration would still be offered. */
const choicesStand = (g: Game, f: ActionFrame): boolean => {
  if (f.hand.text === NONE) return true;
  const { code, lead } = g.cast.texts[f.hand.text];
  if (lead === 0) return true;
  f.hand.target = targetFor(g, f.seat);
  for (let at = 0; at < lead; at++) {
    const { word, a } = code[at];
    if (word.stands !== undefined && !word.stands(g, f.hand, a)) return false;
  }
  return true;
};

/** The cost is paid; from now on the action takes place. */
const beginCard = (g: Game, f: ActionFrame): 'choose-again' | 'carry-out' => {
  g.stirred = true;
  const card = g.cast.cards[f.card];
  const cost = costOf(g, f.seat, f.card);
  tell(g, { type: 'played', seat: f.seat, card: card.id, cost });
  if (cost > 0) gainCp(g, f.seat, -cost);
  takeFromHand(g.seats[f.seat], f.card);
  f.begun = true;
  if (card.price.kind !== NONE) removeTokens(g, f.seat, card.price.kind, card.price.n, f.seat);
  if (!isInterruptible(g, card)) return 'carry-out';
  openWindow(g, 'action', rollFlag(g));
  return 'choose-again';
};

const beginUse = (g: Game, f: ActionFrame): 'carry-out' => {
  g.stirred = true;
  const use = g.cast.uses[f.use];
  const token = use.kind === NONE ? null : g.cast.kinds[use.kind].id;
  tell(g, { type: 'used', seat: f.seat, token, use: use.id, n: f.count });
  const s = g.seats[f.seat];
  s.used = withMore(s.used, f.use, 1);
  if (g.attack !== null) g.attack.used = withMore(g.attack.used, f.use, 1);
  const { cp, kind, discard } = use.price;
  if (cp > 0) gainCp(g, f.seat, -cp);
  if (kind !== NONE && use.aged) removeAged(g, f.seat, kind, f.count);
  else if (kind !== NONE) removeTokens(g, f.seat, kind, f.count, f.seat);
  f.hand.owes = 0;
  if (discard > 0) discardCard(g, f.seat, f.paid);
  return 'carry-out';
};

const carryOut = (g: Game, f: ActionFrame): void => {
  if (f.card !== NONE && g.cast.cards[f.card].kind === 'upgrade') {
    f.begun = false;
    playUpgrades(g, f.seat, [f.card]);
    return;
  }
  const { lead, code } = g.cast.texts[f.hand.text];
  g.stack.push(actionText(g, f, lead, code.length));
};
