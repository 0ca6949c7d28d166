// A game: plain data, changed in place by the rules, copied by clone.ts, saved by save.ts.

import type { DamageType, Mode, PhaseName } from '@mad-king/language';
import type { Cast } from '../cast/cast.ts';
import type { About } from '../cast/text.ts';
import type { GameEvent } from '../events.ts';
import type { Frame } from './frames.ts';
import type { Hand } from './hand.ts';
import type { Keyed } from './keyed.ts';
import type { Marks } from './marks.ts';
import type { Pairs } from './pairs.ts';

/** Per-game settings (ED-N3). */
export interface Options {
  /** What everybody starts a duel with (R2.3). */
  health: 50 | 35 | 25;
  priority: 'turnOrder' | 'clockwise';
  timing: 'claim' | 'simple';
  healing: 'accumulate' | 'immediate';
  ultimateTargetDie: 'locked' | 'attackerSide';
  alterResponseDice: boolean;
  interruptRollCards: boolean;
  allowMirror: boolean;
  /** Promotional cards are shuffled into the decks. */
  promo: boolean;
}

/** A player: hero, hand, deck, tokens and levels. */
export interface Seat {
  /** Index into the cast's heroes. */
  hero: number;
  team: number;
  out: boolean;
  conceding: boolean;
  cp: number;
  hand: number[];
  /** Replaced as a whole, never changed in place: the first `deckLeft` cards are the deck, the last of them on top. */
  deck: readonly number[];
  deckLeft: number;
  discard: number[];
  /** Upgrade cards in play, in the order they were played; replaced as a whole. */
  upgrades: readonly number[];
  /** Level in play of each ability, 0 if not on the board; replaced as a whole. */
  levels: readonly number[];
  /** Number of tokens of each kind. */
  tokens: number[];
  /** Stack limit of each kind on this board (R7.3); replaced as a whole. */
  limits: readonly number[];
  /** Pairs of kind and mark for tokens that carry one (who inflicted a Stun, the side of a Time Bomb). */
  marks: Marks;
  /** Pairs of kind and how many of its tokens are new, for kinds that ask for it. */
  fresh: Pairs;
  /** Pairs of use and number of times this turn; likewise of what texts count. */
  used: Pairs;
  tallies: Pairs;
  /** Upgrades played this turn. */
  upgraded: number;
  /** Side of the board that is up. */
  side: number;
  /** Pairs of a card in hand and a bit mask of the other seats that have seen it. */
  seen: Pairs;
}

/** Dice on the table; the last one of `Game.rolls` is the one now read or altered. */
export interface Roll {
  purpose: RollPurpose;
  /** The line that had them rolled, a defence as a whole, or null for what the rules roll. */
  about: About | null;
  values: number[];
  /** Who rolled each die (RUL-60). */
  owners: number[];
  altered: boolean;
  /** Bit mask of dice that show no symbols of their owner. */
  foreign: number;
  /** Use that exists while these dice lie there, or NONE. */
  offer: number;
}

/** What dice were rolled for. */
export type RollPurpose = 'offence' | 'targeting' | 'defence' | 'effect';

/** The activated offensive ability, from R15.4.5 to R15.6.8. */
export interface Attack {
  by: number;
  ability: number;
  row: number;
  level: number;
  ultimate: boolean;
  /** NONE until it is known. */
  target: number;
  /** R12.1.2; an attack whose amount is still open counts as one (V-05). */
  isAttack: boolean;
  open: boolean;
  /** Attack modifiers may be used (R12.3.2). */
  modifiable: boolean;
  /** The ability fails: no effect of it happens (V-16). */
  cancelled: boolean;
  /** A defensive ability may be used although the damage is undefendable. */
  allowDefence: boolean;
  /** The damage goes to a companion of the target: its kind or NONE, and whether the target divides it. */
  shield: number;
  split: boolean;
  /** Who keeps 1 health if the attack would defeat him, or NONE. */
  survivor: number;
  /** Damage of the attack before anything was prevented, once applied. */
  gross: number;
  /** Pairs of use and number of times on this attack. */
  used: Pairs;
  /** The defence has been chosen, declined or passed by. */
  defended: boolean;
  /** The defensive ability chosen, or NONE, and its dice (before that, the targeting die). */
  defence: number;
  dice: number[];
  /** Lines that wait for the target (R15.6.2) and for the damage (R15.6.7). */
  waiting: Waiting[];
  after: Waiting[];
  /** Kinds this attack has put on its target, and how many it may still refuse (V-03). */
  placed: number[];
  refuse: number;
  refuseNegative: number;
  /** Damage that reached the target (R13.7). */
  dealt: number;
  /** The target fell before the attack concluded (R17.2.2). */
  gone: boolean;
}

/** A stretch of a text put off to a later step, with what it had in hand. */
export interface Waiting {
  text: number;
  from: number;
  to: number;
  /** It deals damage to the target; it needs one. */
  damages: boolean;
  needsTarget: boolean;
  hand: Hand;
}

/** One line of the damage to come (R13.2): damage, what changes it, and healing. */
export interface Item {
  kind: ItemKind;
  /** Who receives it; NONE while it waits for the target. */
  to: number;
  from: number;
  /** What halves, ends or sends back damage has no amount before it is settled. */
  amount: number;
  type: DamageType;
  /** What kind of text it comes from. */
  origin: Origin;
  /** Text that made it. */
  text: number;
  /** Damage of the attack; for what lessens damage: it names the attack (R13.3). */
  ofAttack: boolean;
  /** Cannot be lessened although it is not ultimate (V-21). */
  hard: boolean;
  /** Counts only if the attack dealt at least this much (V-24). */
  ifDealt: number;
  /** The dealer heals what arrives. */
  drain: boolean;
}

export type ItemKind =
  | 'damage'
  | 'add'
  | 'prevent'
  | 'half'
  | 'all'
  | 'reflect'
  | 'heal'
  /** Everything its player deals is halved (V-09). */
  | 'half-dealt';

export type Origin = 'offence' | 'defence' | 'card' | 'token' | 'passive' | 'companion' | 'setup';

export interface Result {
  /** The team that won, or NONE for a draw. */
  winner: number;
  /** Teams that share a draw. */
  drawn: number[];
}

/** A game: plain data except for `cast` and `log`. Read it as you like; only `play` changes it. */
export interface Game {
  /** The compiled heroes of this game: shared, never changed, never saved. */
  readonly cast: Cast;
  readonly mode: Mode;
  readonly options: Readonly<Options>;
  readonly maxHealth: number;
  readonly teams: number;
  /** Seats in the order in which priority goes round (R14.2.1). */
  readonly ring: readonly number[];
  /** State of the random generator, and the key that renews it, if chance is keyed. */
  random: number[];
  keyed: Keyed | null;
  /** Dice that will fall before the generator is asked, last one first. */
  fated: number[];
  seats: Seat[];
  /** Health by team. */
  health: number[];
  /** The start player (R2.6). */
  first: number;
  active: number;
  turn: number;
  phase: PhaseName;
  attempts: number;
  attemptsMax: number;
  rolls: Roll[];
  attack: Attack | null;
  /** Waiting damage: that of the phase, and on top of it an isolated source being settled (R11.9). */
  pending: Item[][];
  /** Team that is not locked while an ultimate lasts (R16.1), or NONE. */
  lock: number;
  /** Opponents against whom additional Offensive Roll Phases are due; NONE for anybody. */
  extra: readonly number[];
  /** An effect told the running phase not to take place, or to start anew. */
  skip: boolean;
  restart: boolean;
  /** Bit mask of dice of the next offensive roll that show no symbols of its player. */
  warped: number;
  /** Damage and healing wait for the conclusion of the phase (R13.1). */
  accumulates: boolean;
  /** Notes of texts, kept for the running phase. */
  notes: readonly number[];
  /** Damage each seat took in the last application, ultimate damage apart. */
  hurt: number[];
  /** The active player has attacked this turn. */
  attackMade: boolean;
  /** Something happened since the last window closed. */
  stirred: boolean;
  stack: Frame[];
  /** The decision being waited for: seat (or NONE), kind, legal choices, and the line that asks (null: the rules). */
  asked: number;
  ask: Ask;
  choices: readonly number[];
  about: About | null;
  result: Result | null;
  /** Where events go; null when nobody listens. */
  log: GameEvent[] | null;
}

/** What a decision is about. */
export const ASKS = [
  'respond',
  'main',
  'roll',
  'announce',
  'target',
  'defend',
  'sell',
  'order',
  'option',
  'may',
  'player',
  'token',
  'kind',
  'card',
  'ability',
  'arrange',
  'pick',
  'die',
  'value',
  'reroll',
  'number',
] as const;
/** What is asked: one of ASKS. */
export type Ask = (typeof ASKS)[number];
