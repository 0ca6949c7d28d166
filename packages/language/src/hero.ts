// What a hero is made of: the shape of the content, without behaviour.

import type { Amount, Condition, Effect, Price } from './nodes.ts';

/** How sure a fact is: in the rulebooks, published, remembered, or our own. */
export const SOURCES = ['seed', 'public', 'memory', 'design'] as const;
/** One of SOURCES. */
export type Source = (typeof SOURCES)[number];

/** Where an ability stands on the board. */
export type Slot = 'offensive' | 'defensive' | 'passive' | 'ultimate';

/** Moments in which tokens and passives act by themselves. There is no other way in. */
export const MOMENTS = [
  'setup',
  'turn-start',
  'upkeep',
  'income',
  'offence-entry',
  /** Once it is certain that the Offensive Roll Phase takes place (V-27). */
  'offence-begun',
  'activate',
  'attack-declared',
  'target-known',
  /** After what the attack does to its target besides damage, when all its damage is known. */
  'before-defence',
  /** Before a token lands on one of its kind; after tokens of its kind have landed; after the last one left; when it goes off. */
  'placing',
  'placed',
  /** When a board holds as many as it may: by gaining, by a transfer, or because the limit fell (R7.3.5). */
  'reached',
  'emptied',
  'explode',
  'would-be-defeated',
  'damage-applied',
  'roll-phase-end',
  /** Once per turn, when no Roll Phase is left, also when it was skipped. */
  'roll-phases-over',
  'upgrade-played',
  'holder-defeated',
  'turn-end',
] as const;
/** One of MOMENTS. */
export type Moment = (typeof MOMENTS)[number];

/** What a game is made from: heroes, and the cards that all of them share. */
export interface Content {
  heroes: readonly Hero[];
  sharedCards: readonly Card[];
}

/** A hero: dice, tokens, abilities, upgrades and the cards of its own deck. */
export interface Hero {
  id: string;
  name: string;
  box: string;
  complexity: number;
  colour: string;
  /** Symbols of the faces 1 to 6 (R1.3). */
  dice: [string, string, string, string, string, string];
  /** Sides of the board, the first one up at the start. */
  sides?: string[];
  tokens: Token[];
  abilities: Ability[];
  upgrades: Upgrade[];
  cards: Card[];
  /** Extra set-up (R2.8). */
  setup?: Effect[];
  /** Tokens that texts mean together; the noun for them stands in the lore. */
  families?: Readonly<Record<string, readonly string[]>>;
  /** Lines that have a name, told in the lore: the very same line elsewhere is said by it. */
  keywords?: Record<string, Effect>;
  /** What its things are worth; the rules never read it. Left out: what such things are worth on average. */
  values?: Values;
}

/** What things are worth to a computer player, fitted by play (packages/ai/scripts/fit.ts), by their names there. */
export interface Values {
  /** What having it adds to the log-odds of winning at the end of a game, and how much more at its start. */
  positions: Readonly<Record<string, readonly number[]>>;
  /** What estimates of rows of abilities, and of cards played and tokens used, miss, in points of health. */
  rows: Readonly<Record<string, number>>;
  deeds: Readonly<Record<string, number>>;
}

/** A status effect or a companion: what lies on a board, how many of it, and what it does there. */
export interface Token {
  id: string;
  name: string;
  kind: 'positive' | 'negative' | 'unique' | 'companion';
  limit: number;
  /** Limit on boards of heroes that do not have it on their leaflet; left out: the same, for companions none. */
  limitOthers?: number;
  persistent?: boolean;
  src: Source;
  /** What it does by itself. `any`: in everybody's such moment, not only in its holder's. */
  at?: Partial<Record<Moment, Effect[]>>;
  any?: Moment[];
  uses?: Use[];
  /** Changes attacks while it lies there (R12.3.7). */
  standing?: Standing[];
  /** What its holder cannot do meanwhile. */
  forbids?: Forbidden[];
  /** It forbids only if this holds. */
  forbidsIf?: Condition;
  fixed?: 'not-transferable' | 'not-removable';
  /** What each token remembers: who put it there, its side, the ability it covers; a piece that moves: whose it is. */
  marked?: 'inflicter' | 'side' | 'ability' | 'owner';
  /** For sides: the side it starts on, 1 is the last. */
  side?: Amount;
  /** Tokens are new until the next turn, the next Offensive Roll Phase, or as long as a defence that gave them lasts. */
  ages?: 'turn' | 'roll-phase' | 'defence';
  /** A player of the hero it comes from may decline to gain it. */
  declinable?: boolean;
  /** Opponents see how many of its hero's secret tokens lie there, not which. */
  secret?: boolean;
  /** Not a piece of its own, but something the companion of this id, or a set of companions, remembers. */
  partOf?: string;
  /** Every roll attempt after the first costs its holder this much CP. */
  attemptPrice?: number;
  /** What its count says, if it is not counted one by one. */
  style?: Style;
  /** What casting it does: the token is a spell, held while it is prepared. */
  spell?: Effect[];
  /** What it does when another text activates it: the very same lines there are said by its name. */
  activation?: Effect[];
}

/**
 * A dial; the side of a piece (1 basic, 2 advanced); a piece that lies on one board; a state of what it is part of; how many
 * spells are prepared.
 */
export type Style = 'dial' | 'steps' | 'piece' | 'state' | 'prepared';

/** What a token keeps its holder from: acting at all, playing cards, defending. */
export type Forbidden = 'actions' | 'cards' | 'defence';

/** A change to attacks for as long as something lies there. */
export interface Standing {
  /** Read for attacks by the holder, or on the holder. */
  when: 'attacking' | 'attacked';
  only?: Condition;
  add?: Amount;
  /** So much less of the offensive ability's damage to each player, collateral damage included (RUL-86). */
  less?: Amount;
  /** Nothing of the offensive ability's damage remains, collateral damage included. */
  none?: boolean;
  /** CP the attacker gains (V-13). */
  attackerGains?: number;
}

/** Something a player may do with a token or a passive: an instant action (R7.4.3, R9.5.1). */
export interface Use {
  id: string;
  price?: Price;
  /**
   * `any`: in every window. `main`: in one's own Main Phase. `after`: once damage has been applied (V-01). `defence`:
   * when a defence is chosen. `announce`: instead of activating an ability. `income`: instead of the draw.
   */
  when: 'any' | 'main' | 'after' | 'defence' | 'announce' | 'income';
  modifier?: boolean;
  only?: Condition;
  /** Only with tokens that are not new. */
  aged?: boolean;
  perTurn?: number;
  perAttack?: number;
  /** It has a name, in the lore or "activate" and the token: the very same lines elsewhere are said by it. */
  named?: boolean;
  do: Effect[];
}

/** An ability of the board, with what it is at each of its levels. */
export interface Ability {
  id: string;
  name: string;
  slot: Slot;
  /** Side of the board it is printed on. */
  side?: string;
  /** Name of the upgrade card that brings it. */
  addedBy?: string;
  levels: Partial<Record<Level, AbilityLevel>>;
  src: Source;
  levelSrc?: Partial<Record<Level, Source>>;
}

/** The level of an ability: 1 as printed, 2 and 3 by upgrades. */
export type Level = 1 | 2 | 3;

/** What an ability is at one level: rows to roll for, a defence, or what a passive does. */
export interface AbilityLevel {
  /** Offensive abilities and ultimates. */
  rows?: Row[];
  /** Defensive abilities. */
  defence?: Defence;
  /** Passive abilities. */
  at?: Partial<Record<Moment, Effect[]>>;
  any?: Moment[];
  uses?: Use[];
  standing?: Standing[];
  permits?: Permission[];
  /** Stack limits on the own board. */
  limits?: Record<string, number>;
}

/** What a passive allows against the rules. */
export type Permission = 'upgrades-in-roll-phases';

/** A row of an offensive ability: what the dice must show, and what it does then. */
export interface Row {
  /** In the words of the sheets: "sword x3 + pow x2", "small straight". */
  need: string;
  do: Effect[];
}

/** A defensive roll: how many dice, and what is done with them. */
export interface Defence {
  dice: number;
  reroll?: number;
  rerollIf?: Condition;
  /** The attacker rolls a die too; it lies beside these, and `beats` compares it with the first of them. */
  opposed?: boolean;
  /** A use that exists only while these dice lie there. */
  offer?: Use;
  do: Effect[];
}

/** A card that raises an ability to a level. */
export interface Upgrade {
  id: string;
  name: string;
  ability: string;
  level: 2 | 3;
  cost: number;
  adds?: { ability: string; level: Level }[];
  /** What happens once when the card is played. */
  onPlay?: Effect[];
  src: Source;
}

/** A card that is played for its text. */
export interface Card {
  id: string;
  name: string;
  cost: number;
  timing: 'main' | 'roll' | 'instant';
  modifier?: boolean;
  /** What must hold for it to be played. */
  only?: Condition;
  /** Tokens discarded to play it. */
  price?: Price;
  /** Playable after damage was applied (V-01), and then only. */
  after?: boolean;
  promo?: boolean;
  do: Effect[];
  src: Source;
}
