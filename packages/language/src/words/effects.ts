// The lines of a text: what it does.

import type { Use } from '../hero.ts';
import type {
  Among,
  Amount,
  Condition,
  DamageType,
  DiceOwner,
  Effect,
  Option,
  Price,
  RollKind,
  Who,
} from '../nodes.ts';
import { shows } from './conditions.ts';

// Damage and health

type DamageExtras = { who?: Who; isolated?: boolean; hard?: boolean; ifDealt?: number; drain?: boolean };
/** Damage to the target of the attack, or to `who`. */
export const deal = (amount: Amount, type: DamageType = 'normal', more: DamageExtras = {}): Effect => ({
  do: 'deal',
  amount,
  type,
  ...more,
  who: more.who ?? 'target',
});
/** Undefendable damage. */
export const undefendable = (amount: Amount): Effect => deal(amount, 'undefendable');
/** Pure damage. */
export const pure = (amount: Amount): Effect => deal(amount, 'pure');
/** Ultimate damage. */
export const ultimate = (amount: Amount): Effect => deal(amount, 'ultimate');
/** Collateral damage to the opponents, or to `who`. */
export const collateral = (amount: Amount, who: Who = 'opponents'): Effect =>
  deal(amount, 'collateral', { who });
/** Damage to oneself. */
export const take = (amount: Amount, type: DamageType = 'normal', more: DamageExtras = {}): Effect =>
  deal(amount, type, { who: 'self', ...more });
/** Damage of its own to one player, applied at once (R11.9). */
export const isolated = (amount: Amount, who: Who, type: DamageType = 'undefendable'): Effect =>
  deal(amount, type, { who, isolated: true });
/** Damage of which the dealer heals what arrives (V-08). */
export const drain = (amount: Amount): Effect => deal(amount, 'normal', { drain: true });
/** The attack deals so much more. */
export const add = (amount: Amount): Effect => ({ do: 'add', amount });
/** The own attack deals so much less. */
export const lessen = (amount: Amount): Effect => ({ do: 'lessen', amount });
/** The damage of the attack becomes undefendable. */
export const becomesUndefendable: Effect = { do: 'undefendable' };
/** So much of the damage that waits is prevented. */
export const prevent = (amount: Amount | 'half' | 'all', who: Who = 'self'): Effect => ({
  do: 'prevent',
  amount,
  who,
});
/** Half of the damage is reflected to the attacker. */
export const reflectHalf: Effect = { do: 'reflect' };
/** All damage one deals in this Roll Phase is halved (V-09). */
export const halveOutgoing: Effect = { do: 'halve-outgoing' };
/** Health rises. */
export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'heal', amount, who });
/** Health is set to this number. */
export const setHealth = (to: number): Effect => ({ do: 'set-health', to });
/** If this attack would bring one's health to 0, it becomes 1. */
export const survive: Effect = { do: 'survive' };
/** Health moves from somebody to oneself; it is no damage (R10.9). */
export const stealHealth = (amount: Amount, who: Who = 'target'): Effect => ({
  do: 'steal-health',
  amount,
  who,
});

// Combat points

/** CP are gained. */
export const gainCp = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'cp', amount, who });
/** CP are lost. */
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ do: 'lose-cp', amount, who });
/** CP move from somebody to oneself. */
export const stealCp = (amount: Amount, who: Who = 'target'): Effect => ({ do: 'steal-cp', amount, who });
/** One pays as many CP as one likes, up to so many; how many is kept as the number. */
export const payUpTo = (most: 'all' | number): Effect => ({ do: 'pay', most });

// Status effects and companions

/** Tokens come to one's own board. */
export const gain = (amount: Amount, token: string, who: Who = 'self'): Effect => ({
  do: 'gain',
  token,
  amount,
  who,
});
/** Tokens come to the board of the target, or of `who`. */
export const inflict = (amount: Amount, token: string, who: Who = 'target'): Effect => ({
  do: 'inflict',
  token,
  amount,
  who,
});
/** Tokens leave a board. */
export const remove = (amount: Amount | 'all', token: string, who: Who = 'self'): Effect => ({
  do: 'remove',
  token,
  amount,
  who,
});
/** As a price: what follows must be able to do something. */
export const giveUp = (amount: Amount, token: string): Effect => ({
  do: 'remove',
  token,
  amount,
  who: 'self',
  price: true,
});
/** As many of one's own tokens as one likes are removed; how many is kept as the number. */
export const removeUpTo = (most: number | 'all', token: string): Effect => ({
  do: 'remove-up-to',
  token,
  most,
});
/** The token chosen before is removed. */
export const removeChosen: Effect = { do: 'remove-chosen' };
/** All status effects of somebody are removed. */
export const removeAll = (who: Who): Effect => ({ do: 'remove-all', who });
/** The token chosen before goes to somebody's board. */
export const transferChosen = (who: Who): Effect => ({ do: 'transfer-chosen', who });
/** This very token goes to somebody else. */
export const passOn = (who: Who): Effect => ({ do: 'pass-on', who });
/** Take away one token that this attack placed on oneself, or refuse the next (V-03). */
export const refuseToken: Effect = { do: 'refuse' };
/** Refuse a negative token of this attack; only if it has placed one or is going to. */
export const refuseNegative: Effect = { do: 'refuse', negative: true };
/** The stack limit of a token rises on the own board. */
export const raiseLimit = (token: string, by = 1): Effect => ({ do: 'limit', token, by });
/** Tokens of this kind turn to their next side; past the last one they explode (RUL-88). */
export const advance = (token: string, who: Who): Effect => ({ do: 'advance', token, who });
/** The token that a loop looks at turns to its next side. */
export const advanceNext: Effect = { do: 'advance-next' };
/** The token that a loop looks at is removed. */
export const removeNext: Effect = { do: 'remove-next' };
/** The token covers an ability of its holder. */
export const coverAbility: Effect = { do: 'cover-ability' };
/** Gain one token of the kind chosen before. */
export const gainChosen: Effect = { do: 'gain-chosen' };
/** One's own piece of this kind comes to somebody's board. */
export const movePiece = (token: string, who: Who): Effect => ({ do: 'move-piece', token, who });
/** The board is turned over: the abilities of its other side count. */
export const flipBoard: Effect = { do: 'flip-board' };

// Cards

/** Cards are drawn. */
export const draw = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'draw', amount, who });
/** Cards of a hand are discarded, by choice or at random. */
export const discard = (
  amount: Amount | 'all',
  who: Who = 'target',
  how: 'choice' | 'random' = 'choice',
): Effect => ({ do: 'discard', amount, who, how });
/** One looks at somebody's hand. */
export const lookAtHand = (who: Who = 'target'): Effect => ({ do: 'look-at-hand', who });
/** One looks at the top cards of one's deck. */
export const lookAtTop = (n: number): Effect => ({ do: 'look-at-top', n });
/** Upgrades among the cards looked at go to the hand. */
export const takeUpgrades: Effect = { do: 'take-upgrades' };
/** The cards looked at go back on the deck in any order. */
export const putBack: Effect = { do: 'put-back' };
/** One of the cards just drawn goes to the top or the bottom of the deck. */
export const returnOne: Effect = { do: 'return-one' };
/** One may take an upgrade, or any card, from one's deck, which is shuffled afterwards. */
export const search = (filter: 'upgrade' | 'any'): Effect => ({ do: 'search', filter });
/** Upgrades from hand or deck enter play without their cost. */
export const putIntoPlay = (from: 'hand' | 'deck', most = 1): Effect => ({ do: 'put-into-play', from, most });

// Dice

/** One rolls so many dice; the lines that follow read them. */
export const roll = (dice: number, ...body: Effect[]): Effect => ({ do: 'roll', dice, who: 'self', body });
/** Somebody else rolls. */
export const rollBy = (who: Who, dice: number, ...body: Effect[]): Effect => ({
  do: 'roll',
  dice,
  who,
  body,
});
/** The roller may re-roll up to `reroll` of the dice once, before anybody else may alter them (V-31). */
export const rollAgain = (dice: number, reroll: number, ...body: Effect[]): Effect => ({
  do: 'roll',
  dice,
  who: 'self',
  reroll,
  body,
});
/** One rolls so many dice, and may re-roll up to `reroll` of them once if the condition holds. */
export const rollAgainIf = (cond: Condition, dice: number, reroll: number, ...body: Effect[]): Effect => ({
  do: 'roll',
  dice,
  who: 'self',
  reroll,
  rerollIf: cond,
  body,
});
/** While the dice lie there the roller has a further use. */
export const rollOffering = (dice: number, offer: Use, ...body: Effect[]): Effect => ({
  do: 'roll',
  dice,
  who: 'self',
  offer,
  body,
});
/** Oneself and the target roll a die each; `beats` compares them. */
export const opposedRoll = (...body: Effect[]): Effect => ({ do: 'opposed-roll', body });
/** If the dice show these symbols. */
export const on = (symbols: string, ...body: Effect[]): Effect => when(shows(symbols), ...body);
type DieExtras = { roll?: RollKind; who?: 'self' | 'owner'; may?: boolean; other?: boolean; even?: boolean };
/** A die on the table is chosen for what follows. */
export const chooseDie = (whose: DiceOwner, more: DieExtras = {}): Effect => ({
  do: 'choose-die',
  whose,
  ...more,
  roll: more.roll ?? 'any',
  who: more.who ?? 'self',
});
/** A number for the chosen die is chosen: any, one step away, that of another die, or one of these. */
export const chooseValue = (among: 'any' | 'step' | 'copy' | number[]): Effect => ({
  do: 'choose-value',
  among,
});
/** The chosen die is turned to a number. */
export const setDie = (to: number | 'chosen' | 'opposite'): Effect => ({ do: 'set-die', to });
/** The chosen die is rolled again. */
export const rerollDie: Effect = { do: 'reroll-die' };
/** The owner, or the player of the text, may roll up to `most` of the dice again. */
export const rerollDice = (
  whose: DiceOwner,
  kind: RollKind = 'any',
  most = 5,
  who: 'owner' | 'self' = 'owner',
): Effect => ({ do: 'reroll-dice', whose, roll: kind, most, who });
/** So many dice that the player of the text chooses are rolled again. */
export const rerollChosenDice = (n: number, whose: DiceOwner): Effect => ({
  do: 'reroll-dice',
  whose,
  roll: 'any',
  most: n,
  who: 'self',
  exact: true,
});
/** The Offensive Roll Phase has so many more or fewer roll attempts. */
export const attempts = (change: number): Effect => ({ do: 'attempt', change });
/** One more roll attempt. */
export const oneMoreAttempt: Effect = attempts(1);
/** One of the dice of this phase shows no symbol of its player. */
export const warpDie: Effect = { do: 'warp-die' };

// Turn and attack

/** The phase is skipped. */
export const skip: Effect = { do: 'skip' };
/** `self`: the inflicter of this token has an additional Offensive Roll Phase against its holder. */
export const extraPhase = (against: 'self' | 'target' | 'anybody'): Effect => ({
  do: 'extra-phase',
  against,
});
/** The Offensive Roll Phase starts anew with fresh attempts (V-12). */
export const restartPhase: Effect = { do: 'restart-phase' };
/** No effect of the ability happens, though it was an attack (V-16). */
export const cancelAbility: Effect = { do: 'cancel-ability' };
/** `that` becomes the target without a targeting roll (V-06). */
export const aim: Effect = { do: 'aim' };
/** The target may defend against this attack whatever its damage. */
export const allowDefence: Effect = { do: 'allow-defence' };
/** The damage of the attack goes to a companion, or is divided with it. */
export const redirect = (token: string, split = false): Effect => ({ do: 'redirect', token, split });
/** Kept for its player until the phase ends. */
export const remember = (note: string): Effect => ({ do: 'note', note });
/** Counted until the turn ends. */
export const tally = (note: string): Effect => ({ do: 'tally', note });

// Structure

/** The printed "then": a break in which others may act; after damage it waits for the damage. */
export const andThen: Effect = { do: 'and-then' };
/** If the condition holds. */
export const when = (cond: Condition, ...body: Effect[]): Effect => ({ do: 'if', cond, yes: body, no: [] });
/** If the condition holds the first, otherwise the second. */
export const either = (cond: Condition, yes: Effect[], no: Effect[]): Effect => ({ do: 'if', cond, yes, no });
/** An option that is offered only if the condition holds. */
export const option = (cond: Condition, ...body: Effect[]): Option => ({ if: cond, do: body });
const asOption = (part: Effect[] | Option): Option => (Array.isArray(part) ? { do: part } : part);
/** One chooses one of the options that could do something. */
export const choose = (...options: (Effect[] | Option)[]): Effect => ({
  do: 'choose',
  who: 'self',
  options: options.map(asOption),
});
/** Somebody else decides. */
export const chooses = (who: Who, ...options: (Effect[] | Option)[]): Effect => ({
  do: 'choose',
  who,
  options: options.map(asOption),
});
/** Up to `most` different ones of the options, one after the other; may be declined. */
export const chooseUpTo = (most: number, ...options: (Effect[] | Option)[]): Effect => ({
  do: 'choose',
  who: 'self',
  most,
  options: options.map(asOption),
});
/** One may do it. */
export const may = (...body: Effect[]): Effect => ({ do: 'may', who: 'self', yes: body, no: [] });
/** One may do the first; otherwise the second happens. */
export const mayElse = (yes: Effect[], no: Effect[]): Effect => ({ do: 'may', who: 'self', yes, no });
/** One may pay a price for the first; otherwise the second happens. */
export const mayPay = (price: Price, yes: Effect[], no: Effect[] = [], who: Who = 'self'): Effect => ({
  do: 'may',
  who,
  price,
  yes,
  no,
});
/** It is done so many times. */
export const repeat = (n: Amount, ...body: Effect[]): Effect => ({ do: 'repeat', times: n, body });
/** One may stop before each round; how many there were is left as the number. */
export const repeatUpTo = (n: Amount, ...body: Effect[]): Effect => ({
  do: 'repeat',
  times: n,
  may: true,
  body,
});
/** For every player in priority order, who is `that` meanwhile. */
export const eachPlayer = (...body: Effect[]): Effect => ({ do: 'each-player', among: 'players', body });
/** For every opponent in priority order, who is `that` meanwhile. */
export const eachOpponent = (...body: Effect[]): Effect => ({ do: 'each-player', among: 'opponents', body });
/** Any opponent may discard a card to stop it. */
export const unlessVetoed = (...body: Effect[]): Effect => ({ do: 'unless-vetoed', body });
type PlayerExtras = { as?: 'that' | 'other'; may?: boolean; distinct?: boolean };
/** A player is chosen, who is `that`, or `other`, from now on. */
export const choosePlayer = (among: Among = 'player', more: PlayerExtras = {}): Effect => ({
  do: 'choose-player',
  among,
  ...more,
  as: more.as ?? 'that',
});
/** A token on a board is chosen for what follows. */
export const chooseToken = (
  from: 'self' | 'anyone' | 'that' = 'anyone',
  more: { may?: boolean; transfer?: boolean; status?: boolean } = {},
): Effect => ({ do: 'choose-token', from, ...more });
/** A positive status effect of the leaflet of `that`. */
export const chooseKind: Effect = { do: 'choose-kind' };
/** A number up to this is chosen and kept. */
export const chooseNumber = (most: Amount): Effect => ({ do: 'choose-number', most });
/** Lay out n hidden cards in an order of one's choice; then somebody picks one, whose number is kept. */
export const arrange = (n: number): Effect => ({ do: 'arrange', n });
/** Somebody picks one of the cards laid out; its number is kept. */
export const pick = (n: number, who: Who): Effect => ({ do: 'pick', n, who });
