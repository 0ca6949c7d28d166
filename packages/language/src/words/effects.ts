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
export const deal = (amount: Amount, type: DamageType = 'normal', more: DamageExtras = {}): Effect => ({
  do: 'deal',
  amount,
  type,
  ...more,
  who: more.who ?? 'target',
});
export const undefendable = (amount: Amount): Effect => deal(amount, 'undefendable');
export const pure = (amount: Amount): Effect => deal(amount, 'pure');
export const ultimate = (amount: Amount): Effect => deal(amount, 'ultimate');
export const collateral = (amount: Amount, who: Who = 'opponents'): Effect =>
  deal(amount, 'collateral', { who });
/** Damage to oneself. */
export const take = (amount: Amount, type: DamageType = 'normal', more: DamageExtras = {}): Effect =>
  deal(amount, type, { who: 'self', ...more });
/** Damage of its own to one player, applied at once (R11.9). */
export const isolated = (amount: Amount, who: Who, type: DamageType = 'undefendable'): Effect =>
  deal(amount, type, { who, isolated: true });
export const drain = (amount: Amount): Effect => deal(amount, 'normal', { drain: true });
export const add = (amount: Amount): Effect => ({ do: 'add', amount });
/** The own attack deals so much less. */
export const lessen = (amount: Amount): Effect => ({ do: 'lessen', amount });
export const becomesUndefendable: Effect = { do: 'undefendable' };
export const prevent = (amount: Amount | 'half' | 'all', who: Who = 'self'): Effect => ({
  do: 'prevent',
  amount,
  who,
});
export const reflectHalf: Effect = { do: 'reflect' };
export const halveOutgoing: Effect = { do: 'halve-outgoing' };
export const heal = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'heal', amount, who });
export const setHealth = (to: number): Effect => ({ do: 'set-health', to });
export const survive: Effect = { do: 'survive' };
export const stealHealth = (amount: Amount, who: Who = 'target'): Effect => ({
  do: 'steal-health',
  amount,
  who,
});

// Combat points

export const gainCp = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'cp', amount, who });
export const loseCp = (amount: Amount, who: Who = 'target'): Effect => ({ do: 'lose-cp', amount, who });
export const stealCp = (amount: Amount, who: Who = 'target'): Effect => ({ do: 'steal-cp', amount, who });
export const payUpTo = (most: 'all' | number): Effect => ({ do: 'pay', most });

// Status effects and companions

export const gain = (amount: Amount, token: string, who: Who = 'self'): Effect => ({
  do: 'gain',
  token,
  amount,
  who,
});
export const inflict = (amount: Amount, token: string, who: Who = 'target'): Effect => ({
  do: 'inflict',
  token,
  amount,
  who,
});
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
export const removeUpTo = (most: number | 'all', token: string): Effect => ({
  do: 'remove-up-to',
  token,
  most,
});
export const removeChosen: Effect = { do: 'remove-chosen' };
export const removeAll = (who: Who): Effect => ({ do: 'remove-all', who });
export const transferChosen = (who: Who): Effect => ({ do: 'transfer-chosen', who });
export const passOn = (who: Who): Effect => ({ do: 'pass-on', who });
/** Take away one token that this attack placed on oneself, or refuse the next (V-03). */
export const refuseToken: Effect = { do: 'refuse' };
export const refuseNegative: Effect = { do: 'refuse', negative: true };
export const raiseLimit = (token: string, by = 1): Effect => ({ do: 'limit', token, by });
export const advance = (token: string, who: Who): Effect => ({ do: 'advance', token, who });
export const advanceNext: Effect = { do: 'advance-next' };
export const removeNext: Effect = { do: 'remove-next' };
export const coverAbility: Effect = { do: 'cover-ability' };
/** Gain one token of the kind chosen before. */
export const gainChosen: Effect = { do: 'gain-chosen' };
export const movePiece = (token: string, who: Who): Effect => ({ do: 'move-piece', token, who });
export const flipBoard: Effect = { do: 'flip-board' };

// Cards

export const draw = (amount: Amount, who: Who = 'self'): Effect => ({ do: 'draw', amount, who });
export const discard = (
  amount: Amount | 'all',
  who: Who = 'target',
  how: 'choice' | 'random' = 'choice',
): Effect => ({ do: 'discard', amount, who, how });
export const lookAtHand = (who: Who = 'target'): Effect => ({ do: 'look-at-hand', who });
export const lookAtTop = (n: number): Effect => ({ do: 'look-at-top', n });
export const takeUpgrades: Effect = { do: 'take-upgrades' };
export const putBack: Effect = { do: 'put-back' };
export const returnOne: Effect = { do: 'return-one' };
export const search = (filter: 'upgrade' | 'any'): Effect => ({ do: 'search', filter });
export const putIntoPlay = (from: 'hand' | 'deck', most = 1): Effect => ({ do: 'put-into-play', from, most });

// Dice

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
export const opposedRoll = (...body: Effect[]): Effect => ({ do: 'opposed-roll', body });
export const on = (symbols: string, ...body: Effect[]): Effect => when(shows(symbols), ...body);
type DieExtras = { roll?: RollKind; who?: 'self' | 'owner'; may?: boolean; other?: boolean; even?: boolean };
export const chooseDie = (whose: DiceOwner, more: DieExtras = {}): Effect => ({
  do: 'choose-die',
  whose,
  ...more,
  roll: more.roll ?? 'any',
  who: more.who ?? 'self',
});
export const chooseValue = (among: 'any' | 'step' | 'copy' | number[]): Effect => ({
  do: 'choose-value',
  among,
});
export const setDie = (to: number | 'chosen' | 'opposite'): Effect => ({ do: 'set-die', to });
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
export const attempts = (change: number): Effect => ({ do: 'attempt', change });
export const oneMoreAttempt: Effect = attempts(1);
export const warpDie: Effect = { do: 'warp-die' };

// Turn and attack

export const skip: Effect = { do: 'skip' };
/** `self`: the inflicter of this token has an additional Offensive Roll Phase against its holder. */
export const extraPhase = (against: 'self' | 'target' | 'anybody'): Effect => ({
  do: 'extra-phase',
  against,
});
export const restartPhase: Effect = { do: 'restart-phase' };
export const cancelAbility: Effect = { do: 'cancel-ability' };
export const aim: Effect = { do: 'aim' };
export const allowDefence: Effect = { do: 'allow-defence' };
export const redirect = (token: string, split = false): Effect => ({ do: 'redirect', token, split });
/** Kept for its player until the phase ends. */
export const remember = (note: string): Effect => ({ do: 'note', note });
/** Counted until the turn ends. */
export const tally = (note: string): Effect => ({ do: 'tally', note });

// Structure

export const andThen: Effect = { do: 'and-then' };
export const when = (cond: Condition, ...body: Effect[]): Effect => ({ do: 'if', cond, yes: body, no: [] });
export const either = (cond: Condition, yes: Effect[], no: Effect[]): Effect => ({ do: 'if', cond, yes, no });
export const option = (cond: Condition, ...body: Effect[]): Option => ({ if: cond, do: body });
const asOption = (part: Effect[] | Option): Option => (Array.isArray(part) ? { do: part } : part);
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
export const may = (...body: Effect[]): Effect => ({ do: 'may', who: 'self', yes: body, no: [] });
/** One may do the first; otherwise the second happens. */
export const mayElse = (yes: Effect[], no: Effect[]): Effect => ({ do: 'may', who: 'self', yes, no });
export const mayPay = (price: Price, yes: Effect[], no: Effect[] = [], who: Who = 'self'): Effect => ({
  do: 'may',
  who,
  price,
  yes,
  no,
});
export const repeat = (n: Amount, ...body: Effect[]): Effect => ({ do: 'repeat', times: n, body });
/** One may stop before each round; how many there were is left as the number. */
export const repeatUpTo = (n: Amount, ...body: Effect[]): Effect => ({
  do: 'repeat',
  times: n,
  may: true,
  body,
});
/** For every player or opponent in priority order, who is `that` meanwhile. */
export const eachPlayer = (...body: Effect[]): Effect => ({ do: 'each-player', among: 'players', body });
export const eachOpponent = (...body: Effect[]): Effect => ({ do: 'each-player', among: 'opponents', body });
/** Any opponent may discard a card to stop it. */
export const unlessVetoed = (...body: Effect[]): Effect => ({ do: 'unless-vetoed', body });
type PlayerExtras = { as?: 'that' | 'other'; may?: boolean; distinct?: boolean };
export const choosePlayer = (among: Among = 'player', more: PlayerExtras = {}): Effect => ({
  do: 'choose-player',
  among,
  ...more,
  as: more.as ?? 'that',
});
export const chooseToken = (
  from: 'self' | 'anyone' | 'that' = 'anyone',
  more: { may?: boolean; transfer?: boolean; status?: boolean } = {},
): Effect => ({ do: 'choose-token', from, ...more });
/** A positive status effect of the leaflet of `that`. */
export const chooseKind: Effect = { do: 'choose-kind' };
export const chooseNumber = (most: Amount): Effect => ({ do: 'choose-number', most });
/** Lay out n hidden cards in an order of one's choice; then somebody picks one, whose number is kept. */
export const arrange = (n: number): Effect => ({ do: 'arrange', n });
export const pick = (n: number, who: Who): Effect => ({ do: 'pick', n, who });
