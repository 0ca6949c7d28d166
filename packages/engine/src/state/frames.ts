// The stack of a game: what is being carried out, as plain data. The top frame is stepped until a decision is needed.

export const Op = {
  Turn: 0,
  Upkeep: 1,
  Income: 2,
  Main: 3,
  Offence: 4,
  Attack: 5,
  Discard: 6,
  Window: 7,
  Claim: 8,
  Action: 9,
  Text: 10,
  Roll: 11,
  Moment: 12,
  Settle: 13,
  Isolated: 14,
  Place: 15,
} as const;
export type Op = (typeof Op)[keyof typeof Op];

/** A phase or another step of the rules; `at` says how far it has come. */
export interface StepFrame {
  op:
    | typeof Op.Turn
    | typeof Op.Upkeep
    | typeof Op.Income
    | typeof Op.Main
    | typeof Op.Offence
    | typeof Op.Attack
    | typeof Op.Discard
    | typeof Op.Settle
    | typeof Op.Isolated
    | typeof Op.Place;
  at: number;
  /** Offence: announced ability; Upkeep: see list; Turn: seat whose turn it is. */
  a: number;
  /** Offence: announced row; the opponent of an additional phase in c. */
  b: number;
  c: number;
  /** Upkeep: triggers still to be carried out. */
  list: number[];
}

/** A break in which players may respond (R14.3). */
export interface WindowFrame {
  op: typeof Op.Window;
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
  op: typeof Op.Claim;
  flags: number;
  next: number;
  /** Those before this one, in priority order, outrank the declarer. */
  before: number;
}

/** Playing a card or using a token or passive, from declaration to discard (R6.2.1, R7.4). */
export interface ActionFrame {
  op: typeof Op.Action;
  at: number;
  seat: number;
  /** Card index, or -1. */
  card: number;
  /** Use index, or -1, and how many tokens are spent. */
  use: number;
  count: number;
  /** Card discarded as its price, or -1. */
  paid: number;
  /** The card has left the hand and is not yet anywhere else. */
  begun: boolean;
  flags: number;
  // Choices made when it was declared.
  that: number;
  other: number;
  kind: number;
  cursor: number;
  die: number;
  value: number;
}

/** A text being carried out. */
export interface TextFrame {
  op: typeof Op.Text;
  text: number;
  pc: number;
  end: number;
  /** Which step of an offensive ability is being carried out: see Stage in language/stage.ts. */
  stage: number;
  self: number;
  target: number;
  /** Kind of the token it belongs to, or -1. */
  token: number;
  /** No windows inside (R14.3.4). */
  quiet: boolean;
  /** Choices are made again because what was chosen is gone; they may be declined (R14.6.2). */
  again: boolean;
  // What the text has in hand: choices and numbers of earlier lines.
  that: number;
  other: number;
  kind: number;
  die: number;
  value: number;
  number: number;
  /** Rounds of a loop that are left; the place of an each-loop inside it; what a loop has used up; a place in a list. */
  loop: number;
  each: number;
  taken: number;
  cursor: number;
  /** The roll in scope, and the die of the other player in an opposed roll. */
  dice: number[] | null;
  theirs: number;
  rerolled: boolean;
  /** How many cards on top of the deck are being looked at; cards chosen so far. */
  looked: number;
  cards: readonly number[];
}

/** Dice being rolled for an effect or a defence: re-roll of its own, then the dice window. */
export interface RollFrame {
  op: typeof Op.Roll;
  at: number;
  seat: number;
  reroll: number;
  rerolled: boolean;
  /** Whether others may alter the dice. */
  open: boolean;
}

/** Everything that is due at one moment, in the order of RUL-56. */
export interface MomentFrame {
  op: typeof Op.Moment;
  moment: number;
  /** Counted in priority order: whose triggers are being carried out. */
  next: number;
  /** His triggers that are still due. */
  due: number[];
}

export type Frame = StepFrame | WindowFrame | ClaimFrame | ActionFrame | TextFrame | RollFrame | MomentFrame;

export const WINDOWS = [
  'upkeep',
  'income',
  'main',
  'action',
  'dice',
  'announcement',
  'then',
  'target-known',
  'before-defence',
  'last',
  'after-damage',
  'isolated',
  'damage',
  'discard',
  'phase-end',
] as const;
export type WindowKind = (typeof WINDOWS)[number];

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
