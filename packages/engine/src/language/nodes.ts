// The card language: what a text can say. Plain data, so that it can be run, rendered, estimated and saved.
// Nodes are written with the functions of words.ts; compile.ts turns them into code.

export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/**
 * People. `self`: the player of the text or the holder of the token. `target`: the opponent the context gives:
 * the target of the attack for its attacker, the attacker for a defender. `that`: whom an earlier choice named.
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
] as const;
export type Who = (typeof PEOPLE)[number];

/** A number, or `base` + the sum of `times` x count (R10.3), then halved rounding up (R10.13), then capped. */
export type Amount = number | Linear;
export interface Linear {
  base: number;
  terms: Term[];
  half?: boolean;
  most?: number;
}
export interface Term {
  times: number;
  /** Counts full groups of this many: "per 2 [saber]". */
  per?: number;
  of: Count;
}
export type Count =
  /** Dice of the roll in scope that show the symbol. */
  | { count: 'symbol'; symbol: string }
  /** Sum of the numbers of the roll in scope. */
  | { count: 'sum' }
  | { count: 'held'; token: string; by: Who }
  /** How many more the holder may take before the stack limit. */
  | { count: 'room'; token: string }
  | { count: 'cp'; of: Who }
  /** The number an earlier line left behind: tokens removed, CP paid, damage added. */
  | { count: 'number' }
  | { count: 'upgrades' };

export type Condition =
  /** At least this many of each symbol in the roll in scope. */
  | { test: 'symbols'; symbols: SymbolCount[] }
  /** N equal numbers among the five offensive dice (R9.2.2). */
  | { test: 'of-a-kind'; n: number }
  | { test: 'sum'; atLeast?: number; atMost?: number }
  /** The only die of the roll in scope lies in this range. */
  | { test: 'die'; from: number; to: number }
  | { test: 'held'; token: string; by: Who; atLeast: number }
  | { test: 'number'; atLeast: number }
  /** A die among those that meet the announced requirement shows the symbol. */
  | { test: 'used-symbol'; symbol: string }
  | { test: 'cp'; atLeast: number }
  /** The own attack exists and may still be modified (R12.3.2). */
  | { test: 'attacking' }
  /** One is the target of an attack under way (R12.1.5). */
  | { test: 'attacked' }
  /** The own attack adds up to at least this much now, raises included. */
  | { test: 'attack-deals'; atLeast: number }
  /** The own attack is of normal damage and has not been defended yet. */
  | { test: 'defendable' }
  /** The own attack dealt at least this much to its target (R13.7). */
  | { test: 'dealt'; atLeast: number }
  | { test: 'not'; of: Condition }
  | { test: 'any'; of: Condition[] }
  | { test: 'all'; of: Condition[] };

export interface SymbolCount {
  symbol: string;
  n: number;
}

/** Whose dice a text may touch (section SC). */
export type DiceOwner = 'own' | 'team' | 'opponents' | 'any';
/** Which roll: any in its dice window, or only a defensive or an offensive one. */
export type RollKind = 'any' | 'offensive' | 'defensive';

export type Effect =
  // damage and health
  | {
      do: 'deal';
      amount: Amount;
      type: DamageType;
      to: Who;
      isolated?: boolean;
      hard?: boolean;
      ifDealt?: number;
    }
  | { do: 'add'; amount: Amount }
  | { do: 'undefendable' }
  | { do: 'prevent'; amount: Amount | 'half' | 'all'; who: Who }
  | { do: 'reflect' }
  | { do: 'heal'; amount: Amount; who: Who }
  | { do: 'set-health'; to: number }
  // combat points
  | { do: 'cp'; amount: Amount; who: Who }
  | { do: 'pay'; most: 'all' | number }
  // status effects
  | { do: 'gain'; token: string; amount: Amount; who: Who }
  | { do: 'inflict'; token: string; amount: Amount; who: Who }
  | { do: 'remove'; token: string; amount: Amount | 'all'; from: Who }
  /** Of one's own tokens; how many is chosen and kept as the number. */
  | { do: 'remove-up-to'; token: string; most: number | 'all' }
  | { do: 'remove-chosen' }
  | { do: 'remove-all'; from: Who }
  | { do: 'transfer-chosen'; to: Who }
  | { do: 'refuse' }
  | { do: 'limit'; token: string; by: number }
  // cards
  | { do: 'draw'; amount: Amount; who: Who }
  // dice
  | { do: 'roll'; dice: number; reroll?: number; body: Effect[] }
  | {
      do: 'choose-die';
      whose: DiceOwner;
      roll: RollKind;
      by: 'self' | 'owner';
      may?: boolean;
      other?: boolean;
    }
  | { do: 'choose-value'; among: 'any' | 'step' | 'copy' }
  | { do: 'set-die'; to: number | 'chosen' }
  | { do: 'reroll-die' }
  | { do: 'reroll-dice'; whose: DiceOwner; roll: RollKind }
  | { do: 'attempt' }
  // turn
  | { do: 'skip' }
  | { do: 'extra-phase' }
  // structure
  | { do: 'and-then' }
  | { do: 'if'; cond: Condition; yes: Effect[]; no: Effect[] }
  | { do: 'choose'; by: Who; options: Effect[][] }
  | { do: 'may'; by: Who; price?: Price; yes: Effect[]; no: Effect[] }
  | { do: 'repeat'; times: number; body: Effect[] }
  | { do: 'choose-player'; among: Among; as: 'that' | 'other' }
  | { do: 'choose-token'; from: 'self' | 'anyone' | 'attack'; may?: boolean; transfer?: boolean };

export type Price = { cp: number } | { token: string; n: number };
/** Who may be chosen: `other` is everybody but the one chosen before; `threatened` has incoming damage. */
export type Among = 'player' | 'opponent' | 'teammate' | 'other' | 'threatened' | 'holder';

export type EffectName = Effect['do'];
