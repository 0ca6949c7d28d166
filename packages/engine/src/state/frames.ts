// The stack of a game: what is being carried out, as plain data. The top frame is stepped until a decision is needed; `at`
// names the step that comes next. rules/run.ts knows the rules of each.

import type { Origin } from './game.ts';
import type { Hand } from './hand.ts';

/** A turn: its phases one after the other. */
export interface TurnFrame {
  op: 'turn';
  at: 'start' | 'upkeep' | 'income' | 'main1' | 'offence' | 'main2' | 'discard' | 'end' | 'next-player';
}

/** R15.1. What is due is fixed at the start; its damage and healing are applied together at the end. */
export interface UpkeepFrame {
  op: 'upkeep';
  at: 'opening' | 'list' | 'choose' | 'before' | 'carry-out' | 'apply' | 'end';
  /** Texts still to be carried out, and the one that is next. */
  due: number[];
  text: number;
}

export interface IncomeFrame {
  op: 'income';
  at: 'moment' | 'gain' | 'draw' | 'end';
  /** Something took the place of the draw. */
  replaced: boolean;
}

export interface MainFrame {
  op: 'main';
  at: 'ask' | 'after-action' | 'closing';
  /** Somebody acted in the closing window. */
  acted: boolean;
}

export interface DiscardFrame {
  op: 'discard';
  at: 'sell';
  opened: boolean;
  acted: boolean;
}

/** R15.4.1 to R15.4.5: rolling and announcing. */
export interface OffenceFrame {
  op: 'offence';
  at:
    | 'entry'
    | 'begin'
    | 'first-roll'
    | 'roll-or-announce'
    | 'announced'
    | 'activate'
    | 'no-ability'
    | 'no-attack'
    | 'conclude'
    | 'end';
  /** What was announced: NONE for no ability. */
  ability: number;
  row: number;
  /** The opponent of an additional phase, or NONE. */
  against: number;
  /** The roll attempts it began with, NONE before. */
  attempts: number;
}

/** R15.4.5 to R15.6.8: an activated ability; its data are `Game.attack`. */
export interface AttackFrame {
  op: 'attack';
  at:
    | 'text'
    | 'is-attack'
    | 'targeting'
    | 'target-die'
    | 'target-fixed'
    | 'target-known'
    | 'target-effects'
    | 'before-defence'
    | 'choose-defence'
    | 'defence-roll'
    | 'defence-text'
    | 'last'
    | 'apply'
    | 'after'
    | 'after-window'
    | 'conclusion'
    | 'end';
  against: number;
}

/** A break in which players may respond (R14.3). */
export interface WindowFrame {
  op: 'window';
  kind: WindowKind;
  /** What may be done in it: see WindowFlag. */
  flags: number;
  /** Next one to be asked, counted in priority order; 1 leaves out the active player, who is asked otherwise. */
  first: number;
  next: number;
  /** How many have passed in succession since the last action. */
  passes: number;
  /** Somebody has acted in it. */
  acted: boolean;
}

/** Players of higher priority may act before a declared action begins (R14.5). */
export interface ClaimFrame {
  op: 'claim';
  flags: number;
  next: number;
  /** Those before this one, in priority order, outrank the declarer. */
  before: number;
  acted: boolean;
}

/** Playing a card or using a token or passive, from declaration to discard (R6.2.1, R7.4). */
export interface ActionFrame {
  op: 'action';
  at: 'declare' | 'claim' | 'check' | 'begin' | 'choose-again' | 'carry-out' | 'settle' | 'end';
  seat: number;
  /** The card, or the use and how many tokens are spent; the other one is NONE. */
  card: number;
  use: number;
  count: number;
  /** Card discarded as its price, or NONE. */
  paid: number;
  /** The card has left the hand and is not yet anywhere else. */
  begun: boolean;
  /** It was not legal any more, so nothing happened. */
  withdrawn: boolean;
  /** Somebody of higher priority acted first. */
  preceded: boolean;
  flags: number;
  /** Choices made when it was declared. */
  hand: Hand;
}

/** A text being carried out. */
export interface TextFrame {
  op: 'text';
  text: number;
  /** The instruction that is next, and the one before which it ends. */
  next: number;
  end: number;
  /** Which step of an offensive ability is being carried out: see Stage in compile/stage.ts. */
  stage: number;
  /** No windows inside (R14.3.4). */
  quiet: boolean;
  /** Choices are made again because what was chosen is gone; they may be declined (R14.6.2). */
  again: boolean;
  hand: Hand;
  /** Rounds of a loop that are left; the place of an each-loop inside it. */
  rounds: number;
  each: number;
  /** A place in a list that is gone through. */
  cursor: number;
  /** How many answers the line has had, and the card named by the last one. */
  answers: number;
  card: number;
  /** How many cards on top of the deck are being looked at; cards chosen so far. */
  looked: number;
  cards: readonly number[];
}

/** Dice being rolled for an effect, a target or a defence: re-roll of its own, then the dice window. */
export interface RollFrame {
  op: 'roll';
  at: 'reroll' | 'window' | 'read';
  seat: number;
  /** How many dice the roller may roll again at once, and whether that was done. */
  reroll: number;
  rerolled: boolean;
  /** Whether others may alter the dice. */
  open: boolean;
  /** What the dice show in the end, and whose they are. */
  values: number[];
  owners: number[];
}

/** Everything that is due at one moment, in the order of RUL-56. */
export interface MomentFrame {
  op: 'moment';
  /** Index into MOMENTS. */
  moment: number;
  /** Counted in priority order: whose triggers are being carried out. */
  next: number;
  /** Texts of that seat that are still due. */
  due: number[];
}

/** Applying the damage that waits (R13, R3.3). */
export interface SettleFrame {
  op: 'settle';
  at: 'window' | 'divide' | 'apply' | 'check' | 'triggers' | 'end';
  /** It begins with a window. */
  window: boolean;
  /** There is damage to apply; otherwise health was lost in another way and is only checked (R3.4). */
  damage: boolean;
  /** What the target puts on a companion. */
  split: number;
}

/** An isolated source (R11.9). */
export interface IsolatedFrame {
  op: 'isolated';
  at: 'window' | 'settle' | 'end';
}

/** Tokens on their way to a board, one at a time: each may be declined, meet a full board, land. */
export interface PlaceFrame {
  op: 'place';
  at: 'offer' | 'meet-full-board' | 'land' | 'tell-landed' | 'tell-full' | 'end';
  seat: number;
  kind: number;
  by: number;
  origin: Origin;
  /** Gained by their own player, not inflicted. */
  gained: boolean;
  left: number;
  landed: number;
}

/** What is being carried out: an entry of the stack of a game. */
export type Frame =
  | TurnFrame
  | UpkeepFrame
  | IncomeFrame
  | MainFrame
  | DiscardFrame
  | OffenceFrame
  | AttackFrame
  | WindowFrame
  | ClaimFrame
  | ActionFrame
  | TextFrame
  | RollFrame
  | MomentFrame
  | SettleFrame
  | IsolatedFrame
  | PlaceFrame;

export type WindowKind =
  | 'upkeep'
  | 'income'
  | 'main'
  | 'action'
  | 'dice'
  | 'announcement'
  | 'then'
  | 'target-known'
  | 'before-defence'
  | 'last'
  | 'after-damage'
  | 'isolated'
  | 'damage'
  | 'discard'
  | 'phase-end';

/** What may be done in a window or another question that offers actions. */
export const WindowFlag = {
  /** Roll phase actions may be played. */
  Roll: 1,
  /** The dice on top may be altered. */
  Dice: 2,
  /** One's own Main Phase: upgrades, main phase actions, selling. */
  Main: 4,
  /** Only what asks for damage dealt or grants a phase (V-01). */
  After: 8,
  /** Only what may be used when a defence is chosen, an ability announced, the Income card drawn. */
  Defence: 16,
  Announce: 32,
  Income: 64,
  /** Instants may be played and tokens spent: every window but those above that offer only what belongs to them. */
  Open: 128,
} as const;
