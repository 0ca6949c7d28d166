// The card language: what a text can say. Plain data, so that it can be run, rendered, estimated and saved.
// Nodes are written with the functions of words.ts; compile.ts turns them into code.

import type { Use } from './hero.ts';

/** The types of damage (R11). */
export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;
/** One of DAMAGE_TYPES. */
export type DamageType = (typeof DAMAGE_TYPES)[number];

/**
 * People. `self`: the player of the text or the holder of the token. `target`: the opponent the context gives: the target
 * of the attack for its attacker, the attacker for everybody else. `that`, `other`: whom earlier choices named.
 * `inflicter`: who put the token there. `origin`: whose leaflet it comes from. `owner`: whose die was chosen.
 */
export const PEOPLE = [
  'self',
  'target',
  'that',
  'other',
  'opponents',
  'players',
  'inflicter',
  'origin',
  'active',
  'owner',
] as const;
/** One of PEOPLE. */
export type Who = (typeof PEOPLE)[number];

/** A number, or `base` + the sum of `times` x count (R10.3), then halved rounding up (R10.13), looked up, capped. */
export type Amount = number | Linear;
/** An amount that depends on the game. */
export interface Linear {
  base: number;
  terms: Term[];
  half?: boolean;
  /** Stepwise: the total is an index into it. */
  table?: number[];
  most?: number;
}
/** So many times what is counted. */
export interface Term {
  times: number;
  /** Counts full groups of this many: "per 2 [saber]". */
  per?: number;
  of: Count;
}
/** What can be counted when a line is carried out. */
export type Count =
  /** Dice of the roll in scope that show the symbol. */
  | { count: 'symbol'; symbol: string }
  /** Sum of the numbers of the roll in scope; `highest`: of so many of its highest dice. */
  | { count: 'sum'; highest?: number }
  | { count: 'held'; token: string; who: Who }
  /** How many of these kinds lie on one's board at all. */
  | { count: 'present'; tokens: string[] }
  /** Positive and negative tokens on one's board. */
  | { count: 'tokens' }
  /** How many more the holder may take before the stack limit. */
  | { count: 'room'; token: string }
  | { count: 'cp'; who: Who }
  /** The number an earlier line left behind: tokens removed, CP paid, damage added. */
  | { count: 'number' }
  | { count: 'upgrades'; thisTurn?: boolean }
  /** Roll attempts of the Offensive Roll Phase beyond the first. */
  | { count: 'extra-attempts' }
  /** What the own attack dealt (R13.7). */
  | { count: 'dealt' };

/** What can be asked of a game: by a line, a card, a token. */
export type Condition =
  /** At least this many of each symbol in the roll in scope. */
  | { test: 'symbols'; symbols: SymbolCount[] }
  /** N equal numbers among the five offensive dice (R9.2.2). */
  | { test: 'of-a-kind'; n: number }
  | { test: 'sum'; atLeast?: number; atMost?: number }
  /** Some die of the roll in scope lies in this range. */
  | { test: 'die'; from: number; to: number }
  /** The own die of an opposed roll is higher than the other's, or at least equal. */
  | { test: 'beats'; orEqual: boolean }
  /** The roller used the re-roll of this roll. */
  | { test: 'rerolled' }
  /** Of several people: one of them holds so many. */
  | { test: 'held'; token: string; who: Who; atLeast: number }
  /** Held since before this turn (or phase, or defence, as the token says). */
  | { test: 'aged'; token: string }
  /** The token is on its holder's own leaflet. */
  | { test: 'own-leaflet' }
  /** The stack limit is reached. */
  | { test: 'full'; token: string }
  | { test: 'number'; atLeast: number; atMost?: number }
  /** A die among those that meet the announced requirement shows the symbol. */
  | { test: 'used-symbol'; symbol: string }
  | { test: 'cp'; atLeast: number }
  | { test: 'upgrades'; atLeast: number }
  | { test: 'level'; ability: string; atLeast: number }
  | { test: 'side'; side: string }
  | { test: 'health-below'; who: Who }
  | { test: 'opponent'; who: Who }
  | { test: 'same'; who: Who; as: Who }
  | { test: 'started' }
  | { test: 'own-turn' }
  | { test: 'roll-phase' }
  /** Fewer roll attempts than this in one's last Offensive Roll Phase. */
  | { test: 'attempts-below'; n: number }
  /** This was counted at least so often this turn. */
  | { test: 'tallied'; note: string; atLeast: number }
  /** The own attack exists and may still be modified (R12.3.2). */
  | { test: 'attacking' }
  /** One is the target of an attack under way (R12.1.5). */
  | { test: 'attacked' }
  /** The ability that was activated is an ultimate. */
  | { test: 'ultimate' }
  /** One is the target of an attack that includes normal damage. */
  | { test: 'attacked-normally' }
  /** The Roll Phase under way was an attack of one's own on somebody who is still there. */
  | { test: 'has-attacked' }
  /** One's own defensive roll with this ability is on the table. */
  | { test: 'defending'; ability: string }
  /** Avoidable damage waits for one. */
  | { test: 'threatened' }
  /** Avoidable damage of an opponent's offensive ability waits for one. */
  | { test: 'threatened-by-ability' }
  /** The own attack adds up to at least this much now, raises included. */
  | { test: 'attack-deals'; atLeast: number }
  /** The attack came in with at least this much, before anything was prevented. */
  | { test: 'attack-was'; atLeast: number }
  /** The own attack is of normal damage and has not been defended yet. */
  | { test: 'defendable' }
  /** The own attack dealt at least this much to its target (R13.7). */
  | { test: 'dealt'; atLeast: number }
  /** The last application took health from one, by damage that was not ultimate. */
  | { test: 'hurt' }
  /** The damage now waiting would bring one's health to 0. */
  | { test: 'falling' }
  /** The active player has attacked this turn. */
  | { test: 'attack-made' }
  /** One's own text noted this in the running phase. */
  | { test: 'noted'; note: string }
  | { test: 'not'; of: Condition }
  | { test: 'any'; of: Condition[] }
  | { test: 'all'; of: Condition[] };

/** A symbol, and how many of it. */
export interface SymbolCount {
  symbol: string;
  n: number;
}

/** Whose dice a text may touch (section SC). */
export type DiceOwner = 'own' | 'team' | 'opponents' | 'any';
/** Which roll: any in its dice window, or only a defensive or an offensive one. */
export type RollKind = 'any' | 'offensive' | 'defensive';

/** One of the options of a choice. */
export interface Option {
  /** Offered only if this holds. */
  if?: Condition;
  do: Effect[];
}

/** `who`, in every line that has one: whom it is done to, from whom it is taken, or who decides. */
export type Effect =
  // damage and health
  | {
      do: 'deal';
      amount: Amount;
      type: DamageType;
      who: Who;
      isolated?: boolean;
      /** Cannot be lessened although it is not ultimate (V-21). */
      hard?: boolean;
      /** Only if the attack dealt at least this much, in the same application (V-24). */
      ifDealt?: number;
      /** The dealer heals what arrives (V-08). */
      drain?: boolean;
    }
  | { do: 'add'; amount: Amount }
  /** The attack modifier that lowers its player's own attack. */
  | { do: 'lessen'; amount: Amount }
  | { do: 'undefendable' }
  | { do: 'prevent'; amount: Amount | 'half' | 'all'; who: Who }
  | { do: 'reflect' }
  /** All damage its player deals for the rest of the Roll Phase is halved (V-09). */
  | { do: 'halve-outgoing' }
  | { do: 'heal'; amount: Amount; who: Who }
  | { do: 'set-health'; to: number }
  /** If this attack would bring one's health to 0 it becomes 1. */
  | { do: 'survive' }
  | { do: 'steal-health'; amount: Amount; who: Who }
  // combat points
  | { do: 'cp'; amount: Amount; who: Who }
  | { do: 'lose-cp'; amount: Amount; who: Who }
  | { do: 'steal-cp'; amount: Amount; who: Who }
  | { do: 'pay'; most: 'all' | number }
  // status effects and companions
  | { do: 'gain'; token: string; amount: Amount; who: Who }
  | { do: 'inflict'; token: string; amount: Amount; who: Who }
  /** `price`: it is given up for what follows, and is no effect by itself (R6.2.3). */
  | { do: 'remove'; token: string; amount: Amount | 'all'; who: Who; price?: boolean }
  /** Of one's own tokens; how many is chosen and kept as the number. */
  | { do: 'remove-up-to'; token: string; most: number | 'all' }
  | { do: 'remove-chosen' }
  | { do: 'remove-all'; who: Who }
  | { do: 'transfer-chosen'; who: Who }
  /** This very token goes to somebody else. */
  | { do: 'pass-on'; who: Who }
  /** `negative`: only a negative token, and only if the attack has placed one or is going to. */
  | { do: 'refuse'; negative?: boolean }
  | { do: 'limit'; token: string; by: number }
  /** Turn the tokens of this kind to their next side; past the last side they explode, in an order one chooses (RUL-88). */
  | { do: 'advance'; token: string; who: Who }
  /** The token being looked at in a loop: turn it, or take it away. */
  | { do: 'advance-next' }
  | { do: 'remove-next' }
  | { do: 'cover-ability' }
  | { do: 'gain-chosen' }
  /** One's own piece of this kind comes to somebody's board; `that` becomes the one who had it. */
  | { do: 'move-piece'; token: string; who: Who }
  | { do: 'flip-board' }
  // cards
  | { do: 'draw'; amount: Amount; who: Who }
  | { do: 'discard'; amount: Amount | 'all'; who: Who; how: 'choice' | 'random' }
  | { do: 'look-at-hand'; who: Who }
  | { do: 'look-at-top'; n: number }
  /** Upgrades among the cards looked at go to the hand. */
  | { do: 'take-upgrades' }
  /** The cards looked at go back on the deck in any order. */
  | { do: 'put-back' }
  /** One of the cards just drawn goes to the top or the bottom of the deck. */
  | { do: 'return-one' }
  /** For an upgrade: cards that were looked at and have none among them are first shown to everybody (RUL-74). */
  | { do: 'search'; filter: 'upgrade' | 'any' }
  | { do: 'put-into-play'; from: 'hand' | 'deck'; most: number }
  // dice
  /** If somebody else rolls, it is with dice of their own, and only their numbers are read. */
  | { do: 'roll'; dice: number; who: Who; reroll?: number; rerollIf?: Condition; offer?: Use; body: Effect[] }
  /** Each of self and target rolls one die; `beats` compares them. */
  | { do: 'opposed-roll'; body: Effect[] }
  | {
      do: 'choose-die';
      whose: DiceOwner;
      roll: RollKind;
      who: 'self' | 'owner';
      may?: boolean;
      other?: boolean;
      even?: boolean;
    }
  | { do: 'choose-value'; among: 'any' | 'step' | 'copy' | number[] }
  | { do: 'set-die'; to: number | 'chosen' | 'opposite' }
  | { do: 'reroll-die' }
  /** `exact`: not up to but just so many, as far as there are. */
  | {
      do: 'reroll-dice';
      whose: DiceOwner;
      roll: RollKind;
      most: number;
      who: 'owner' | 'self';
      exact?: boolean;
    }
  | { do: 'attempt'; change: number }
  /** One of the dice of this phase shows no symbol of its player. */
  | { do: 'warp-die' }
  // turn and attack
  | { do: 'skip' }
  | { do: 'extra-phase'; against: 'self' | 'target' | 'anybody' }
  | { do: 'restart-phase' }
  | { do: 'cancel-ability' }
  /** `that` becomes the target without a targeting roll (V-06). */
  | { do: 'aim' }
  | { do: 'allow-defence' }
  | { do: 'redirect'; token: string; split: boolean }
  | { do: 'note'; note: string }
  | { do: 'tally'; note: string }
  // structure
  | { do: 'and-then' }
  | { do: 'if'; cond: Condition; yes: Effect[]; no: Effect[] }
  | { do: 'choose'; who: Who; most?: number; options: Option[] }
  | { do: 'may'; who: Who; price?: Price; yes: Effect[]; no: Effect[] }
  /** `may`: before each round one may stop. */
  | { do: 'repeat'; times: Amount; may?: boolean; body: Effect[] }
  | { do: 'each-player'; among: 'players' | 'opponents'; body: Effect[] }
  | { do: 'unless-vetoed'; body: Effect[] }
  | { do: 'choose-player'; among: Among; as: 'that' | 'other'; may?: boolean; distinct?: boolean }
  | {
      do: 'choose-token';
      from: 'self' | 'anyone' | 'that';
      may?: boolean;
      transfer?: boolean;
      status?: boolean;
    }
  | { do: 'choose-kind' }
  | { do: 'choose-number'; most: Amount }
  | { do: 'arrange'; n: number }
  | { do: 'pick'; n: number; who: Who };

/** What must be given for something: CP, tokens, cards. */
export type Price = { cp: number } | { token: string; n: number | 'any' } | { discard: number };
/**
 * Who may be chosen: `another` is not oneself, `other` not the one chosen before; `threatened` has incoming damage,
 * `giver` a leaflet with a positive status effect that one could take.
 */
export type Among =
  | 'player'
  | 'another'
  | 'opponent'
  | 'teammate'
  | 'other'
  | 'threatened'
  | 'giver'
  | 'holder';

/** The name of a word: `do` of a line. */
export type EffectName = Effect['do'];
