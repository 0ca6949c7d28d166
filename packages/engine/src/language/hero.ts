// What a hero is made of: the shape of the content, without behaviour.

import type { Amount, Condition, Effect, Price } from './nodes.ts';

/** How sure a fact is: in the rulebooks, published, remembered, or our own. */
export const SOURCES = ['seed', 'public', 'memory', 'design'] as const;
export type Source = (typeof SOURCES)[number];

export type Slot = 'offensive' | 'defensive' | 'passive' | 'ultimate';

/** Moments in which tokens and passives act by themselves. There is no other way in. */
export const MOMENTS = [
  'setup',
  'turn-start',
  'upkeep',
  'income',
  'offence-entry',
  'activate',
  'attack-declared',
  'target-known',
  'would-be-defeated',
  'damage-applied',
  'roll-phase-end',
  'turn-end',
] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Hero {
  id: string;
  name: string;
  box: string;
  complexity: number;
  colour: string;
  /** Symbols of the faces 1 to 6 (R1.3). */
  dice: [string, string, string, string, string, string];
  tokens: Token[];
  abilities: Ability[];
  upgrades: Upgrade[];
  cards: Card[];
  /** Extra set-up (R2.8). */
  setup?: Effect[];
}

export interface Token {
  id: string;
  name: string;
  kind: 'positive' | 'negative' | 'unique' | 'companion';
  limit: number;
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
  fixed?: 'not-transferable' | 'not-removable';
  /** Each token remembers who put it there. */
  marked?: boolean;
}

export type Forbidden = 'actions' | 'cards' | 'defence';

export interface Standing {
  /** Read for attacks by the holder, or on the holder. */
  when: 'attacking' | 'attacked';
  add: Amount;
}

/** Something a player may do with a token or a passive: an instant action (R7.4.3, R9.5.1). */
export interface Use {
  id: string;
  price?: Price;
  /** `any`: in every window. `main`: in one's own Main Phase. `after`: once damage has been applied (V-01). */
  when: 'any' | 'main' | 'after';
  modifier?: boolean;
  only?: Condition;
  perTurn?: number;
  do: Effect[];
}

export interface Ability {
  id: string;
  name: string;
  slot: Slot;
  /** Name of the upgrade card that brings it. */
  addedBy?: string;
  levels: Partial<Record<Level, AbilityLevel>>;
  src: Source;
  levelSrc?: Partial<Record<Level, Source>>;
}

export type Level = 1 | 2 | 3;

export interface AbilityLevel {
  /** Offensive abilities and ultimates. */
  rows?: Row[];
  /** Defensive abilities. */
  defence?: Defence;
  /** Passive abilities. */
  at?: Partial<Record<Moment, Effect[]>>;
  uses?: Use[];
}

export interface Row {
  /** In the words of the sheets: "sword x3 + pow x2", "small straight". */
  need: string;
  do: Effect[];
}

export interface Defence {
  dice: number;
  reroll?: number;
  do: Effect[];
}

export interface Upgrade {
  id: string;
  name: string;
  ability: string;
  level: 2 | 3;
  cost: number;
  adds?: { ability: string; level: Level }[];
  src: Source;
}

export interface Card {
  id: string;
  name: string;
  cost: number;
  timing: 'main' | 'roll' | 'instant';
  modifier?: boolean;
  /** What must hold for it to be played. */
  only?: Condition;
  /** Playable after damage was applied (V-01), and then only. */
  after?: boolean;
  promo?: boolean;
  do: Effect[];
  src: Source;
}
