// Playing a card or using a token or passive: declaration, priority claim, payment, window, effect (R6.2.1, R7.4, R14.5).

import type { CastCard } from '../cast/cast.ts';
import { CardKind } from '../cast/cast.ts';
import { C, choice, first } from '../choice.ts';
import { HANDLERS } from '../effects/index.ts';
import type { ActionFrame, TextFrame } from '../state/frames.ts';
import { Op } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { addToPair } from '../state/pairs.ts';
import { costOf, discardCard, gainCp, playUpgrades, takeFromHand } from './cards.ts';
import { targetFor } from './moment.ts';
import { cardBlock, useBlock } from './responses.ts';
import { priorityOf } from './seats.ts';
import { settleIfDue } from './settle-frame.ts';
import { ask, pop, rollFlag, textFrame } from './stack.ts';
import { removeAged, removeTokens } from './tokens.ts';
import { openWindow } from './window.ts';

/** The text that is carried out; that of an upgrade comes when it has entered play. */
const textOf = (g: Game, f: ActionFrame): number => {
  if (f.card < 0) return g.cast.uses[f.use].text;
  const card = g.cast.cards[f.card];
  return card.kind === CardKind.Upgrade ? -1 : card.text;
};

/** Main phase actions and upgrades may be interrupted, response actions not (R14.1). */
const isInterruptible = (g: Game, card: CastCard): boolean =>
  card.kind === CardKind.Main ||
  card.kind === CardKind.Upgrade ||
  (card.kind === CardKind.Roll && g.options.interruptRollCards);

export const stepAction = (g: Game, f: ActionFrame): void => {
  switch (f.at++) {
    case 0:
      if (askForPrice(g, f)) f.at = 0;
      else pushChoices(g, f);
      return;
    case 1:
      claim(g, f);
      return;
    case 2:
      if (!isStillLegal(g, f)) withdraw(g, f);
      return;
    case 3:
      begin(g, f);
      return;
    case 4:
      if (!choicesStand(g, f)) pushChoices(g, f, true);
      return;
    case 5:
      carryOut(g, f);
      return;
    case 6:
      if (f.begun) g.seats[f.seat].discard.push(f.card);
      f.begun = false;
      settleIfDue(g);
      return;
    default:
      finish(g);
  }
};

const actionText = (g: Game, f: ActionFrame, from: number, to: number): TextFrame => {
  const text = textOf(g, f);
  const frame = textFrame(text, from, to, f.seat, targetFor(g, f.seat));
  frame.token = g.cast.texts[text].token;
  frame.quiet =
    f.card < 0 || !isInterruptible(g, g.cast.cards[f.card]) || g.cast.cards[f.card].kind === CardKind.Roll;
  frame.that = f.that;
  frame.other = f.other;
  frame.kind = f.kind;
  frame.cursor = f.cursor;
  frame.die = f.die;
  frame.value = f.value;
  frame.number = f.count;
  return frame;
};

/** The choices with which the text begins, made on declaration. */
const pushChoices = (g: Game, f: ActionFrame, again = false): void => {
  const text = textOf(g, f);
  if (text < 0 || g.cast.texts[text].lead === 0) return;
  const frame = actionText(g, f, 0, g.cast.texts[text].lead);
  frame.again = again;
  g.stack.push(frame);
};

/** A price in cards: which one is part of the declaration. True if it has to be asked. */
const askForPrice = (g: Game, f: ActionFrame): boolean => {
  if (f.use < 0 || f.paid >= 0 || g.cast.uses[f.use].price.discard === 0) return false;
  const choices = g.seats[f.seat].hand.map((card) => choice(C.Card, card));
  if (choices.length === 1) f.paid = first(choices[0]);
  else ask(g, f.seat, 'card', choices, g.cast.uses[f.use].text);
  return choices.length > 1;
};

export const answerAction = (_g: Game, f: ActionFrame, chosen: number): void => {
  f.paid = first(chosen);
};

/** R14.5.1: everybody of higher priority may act first. */
const claim = (g: Game, f: ActionFrame): void => {
  const before = priorityOf(g, f.seat);
  if (before === 0 || g.options.timing === 'simple') {
    f.at = 3;
    return;
  }
  if (g.log !== null)
    g.log.push({
      type: 'declared',
      seat: f.seat,
      card: f.card >= 0 ? g.cast.cards[f.card].id : null,
      use: f.use >= 0 ? g.cast.uses[f.use].id : null,
    });
  g.stack.push({ op: Op.Claim, flags: f.flags, next: 0, before });
};

/** R14.5.3: checked again after the claims, with the choices that were declared. */
const isStillLegal = (g: Game, f: ActionFrame): boolean => {
  if (g.seats[f.seat].out) return false;
  const block =
    f.card >= 0
      ? g.seats[f.seat].hand.includes(f.card)
        ? cardBlock(g, f.seat, f.card, f.flags)
        : 'not-in-hand'
      : useBlock(g, f.seat, g.cast.uses[f.use], f.flags, f.count);
  if (f.paid >= 0 && !g.seats[f.seat].hand.includes(f.paid)) return false;
  return block === null && choicesStand(g, f);
};

/** Every choice made on declaration would still be offered. */
const choicesStand = (g: Game, f: ActionFrame): boolean => {
  const index = textOf(g, f);
  if (index < 0) return true;
  const text = g.cast.texts[index];
  if (text.lead === 0) return true;
  const frame = actionText(g, f, 0, text.lead);
  for (let pc = 0; pc < text.lead; pc++) {
    const ins = text.code[pc];
    const stands = HANDLERS[ins.code].stands;
    if (stands !== undefined && !stands(g, frame, ins)) return false;
  }
  return true;
};

const withdraw = (g: Game, f: ActionFrame): void => {
  if (g.log !== null)
    g.log.push({
      type: 'withdrawn',
      seat: f.seat,
      card: f.card >= 0 ? g.cast.cards[f.card].id : null,
      use: f.use >= 0 ? g.cast.uses[f.use].id : null,
    });
  pop(g);
};

/** The cost is paid, the token leaves; from now on the action takes place. */
const begin = (g: Game, f: ActionFrame): void => {
  const s = g.seats[f.seat];
  g.stirred = true;
  if (f.card < 0) {
    beginUse(g, f);
    f.at = 5;
    return;
  }
  const card = g.cast.cards[f.card];
  const cost = costOf(g, f.seat, f.card);
  if (g.log !== null) g.log.push({ type: 'played', seat: f.seat, card: card.id, cost });
  if (cost > 0) gainCp(g, f.seat, -cost);
  takeFromHand(s, f.card);
  f.begun = true;
  if (card.price.kind >= 0) removeTokens(g, f.seat, card.price.kind, card.price.n, f.seat);
  if (isInterruptible(g, card)) openWindow(g, 'action', rollFlag(g));
  else f.at = 5;
};

const beginUse = (g: Game, f: ActionFrame): void => {
  const s = g.seats[f.seat];
  const use = g.cast.uses[f.use];
  if (g.log !== null)
    g.log.push({
      type: 'used',
      seat: f.seat,
      token: use.kind >= 0 ? g.cast.kinds[use.kind].id : null,
      use: use.id,
      n: f.count,
    });
  addToPair(s.used, f.use, 1);
  if (g.attack !== null) addToPair(g.attack.used, f.use, 1);
  const { cp, kind } = use.price;
  if (cp > 0) gainCp(g, f.seat, -cp);
  if (kind >= 0 && use.aged) removeAged(g, f.seat, kind, f.count);
  else if (kind >= 0) removeTokens(g, f.seat, kind, f.count, f.seat);
  if (use.price.discard > 0) discardCard(g, f.seat, f.paid);
};

const carryOut = (g: Game, f: ActionFrame): void => {
  if (f.card >= 0 && g.cast.cards[f.card].kind === CardKind.Upgrade) {
    f.begun = false;
    playUpgrades(g, f.seat, [f.card]);
    return;
  }
  const text = g.cast.texts[textOf(g, f)];
  g.stack.push(actionText(g, f, text.lead, text.code.length));
};

/** Whoever offered the action goes on: a window starts again from the active player (R14.3.2). */
const finish = (g: Game): void => {
  pop(g);
  const parent = g.stack[g.stack.length - 1];
  if (parent.op === Op.Main) parent.at = AFTER_ACTION;
  else if (parent.op === Op.Window) {
    parent.next = parent.first;
    parent.passes = 0;
    parent.acted = true;
  } else if (parent.op === Op.Claim) reopenWindow(g);
};

/** An action in a claim is an action in the window below it: everybody must pass anew (R14.3.1). */
const reopenWindow = (g: Game): void => {
  for (let i = g.stack.length - 1; i >= 0; i--) {
    const f = g.stack[i];
    if (f.op !== Op.Window) continue;
    f.passes = 0;
    f.acted = true;
    return;
  }
};

/** The step of the Main Phase that follows an action of its player. */
export const AFTER_ACTION = 2;
