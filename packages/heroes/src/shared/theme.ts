// The look of what no hero owns: shared cards, tokens of several leaflets, and the court in which they meet.

import type { Card, DamageType, Mode, PhaseName, Slot, Source } from '@mad-king/language';
import type { Colour, Icon, Seal } from '../theme.ts';

/** Pictures of the tokens that several leaflets have. */
export const tokenIcons = {
  stun: 'star-swirl',
  knockdown: 'falling',
  evasive: 'dodging',
  cleanse: 'bubbles',
  targeted: 'human-target',
  protect: 'templar-shield',
  bleed: 'ragged-wound',
  'blessing-of-divinity': 'holy-grail',
} satisfies Record<string, Icon>;

/** Seals of the tokens that several leaflets have. */
export const tokenSeals = {
  stun: { face: '#524caf', edge: '#8175d2', ink: '#f5f2ff' },
  knockdown: { face: '#85522d', edge: '#a97653', ink: '#fff1e9' },
  evasive: { face: '#006c54', edge: '#3d8f77', ink: '#e6f7f1' },
  cleanse: { face: '#80ccde', edge: '#2f8192', ink: '#002027' },
  targeted: { face: '#b83637', edge: '#d35b55', ink: '#fef1ef' },
  protect: { face: '#0066ab', edge: '#4884c7', ink: '#eef4ff' },
  bleed: { face: '#8e1126', edge: '#cf5e5f', ink: '#fef0f0' },
  'blessing-of-divinity': { face: '#f4cd67', edge: '#a88822', ink: '#241a00' },
} satisfies Record<string, Seal>;

/** Pictures of the shared cards. */
export const cardIcons: Record<string, Icon> = {
  'better-d': 'dice-shield',
  'buh-bye': 'broom',
  'double-up': 'card-draw',
  'get-that-outta-here': 'boot-kick',
  'getting-paid': 'receive-money',
  'helping-hand': 'rolling-dice-cup',
  'not-this-time': 'halt',
  'one-more-time': 'anticlockwise-rotation',
  samesies: 'dice-six-faces-two',
  'six-it': 'perspective-dice-six-faces-six',
  'so-wild': 'rolling-dices',
  'tip-it': 'perspective-dice-six-faces-random',
  transference: 'trade',
  'triple-up': 'poker-hand',
  'try-try-again': 'recycle',
  'twice-as-wild': 'card-joker',
  'vegas-baby': 'slot-machine',
  'what-status-effects': 'shrug',
};

/** A number of damage, healing or prevention: the type shows in its shape, its colour and its icon (R11). */
export interface Mark {
  icon: Icon;
  shape: 'heater' | 'lozenge' | 'hexagon' | 'scallop' | 'star' | 'cross' | 'pavise';
  face: Colour;
  edge: Colour;
  ink: Colour;
}

/** The head of a card is `ground` with its icon in `ink`; `onParchment` writes the kind below (R6.1). */
export interface CardLook {
  icon: Icon;
  ground: Colour;
  ink: Colour;
  onParchment: Colour;
}

/** Upgrades look like the slot they go to. */
export type CardKindName = Card['timing'] | Exclude<Slot, 'ultimate'>;

/** What belongs to no hero: marks, colours of cards and modes. */
export interface Court {
  /** `night` and `panel` carry `ink`; cards are `parchment` with `lead`, the line between the panes. */
  ground: Record<'lead' | 'night' | 'panel' | 'ink' | 'parchment', Colour>;
  cp: Icon;
  health: Icon;
  phases: Record<PhaseName, Icon>;
  marks: Record<DamageType | 'heal' | 'prevent', Mark>;
  cards: Record<CardKindName, CardLook>;
  modes: Record<Mode, Icon>;
  /** Strength of a computer player. */
  levels: Record<'squire' | 'knight' | 'champion' | 'king', Icon>;
  sources: Record<Source, Icon>;
}

/** The look of what belongs to no hero. */
export const court: Court = {
  ground: { lead: '#0b0510', night: '#1b0f25', panel: '#352046', ink: '#fbf3e2', parchment: '#f6ead0' },
  cp: 'crown-coin',
  health: 'hearts',
  phases: {
    upkeep: 'hourglass',
    income: 'two-coins',
    main1: 'scroll-unfurled',
    offence: 'crossed-swords',
    targeting: 'reticule',
    defence: 'shield',
    main2: 'scroll-unfurled',
    discard: 'card-discard',
  },
  marks: {
    normal: { icon: 'sword-wound', shape: 'heater', face: '#d7263d', edge: '#8d1223', ink: '#ffffff' },
    undefendable: {
      icon: 'broken-shield',
      shape: 'lozenge',
      face: '#8d2fd0',
      edge: '#4f1580',
      ink: '#ffffff',
    },
    pure: { icon: 'rupee', shape: 'hexagon', face: '#e8f4ff', edge: '#7fa6c9', ink: '#0b0510' },
    collateral: { icon: 'splash', shape: 'scallop', face: '#ffa02e', edge: '#a8540a', ink: '#0b0510' },
    ultimate: { icon: 'crowned-explosion', shape: 'star', face: '#ffcb3d', edge: '#a36d05', ink: '#0b0510' },
    heal: { icon: 'health-increase', shape: 'cross', face: '#1a7a42', edge: '#0d4d27', ink: '#ffffff' },
    prevent: { icon: 'shield-impact', shape: 'pavise', face: '#566f96', edge: '#2b3b56', ink: '#ffffff' },
  },
  cards: {
    instant: { icon: 'power-lightning', ground: '#c81e37', ink: '#ffffff', onParchment: '#c01c34' },
    main: { icon: 'scroll-unfurled', ground: '#1f5fc4', ink: '#ffffff', onParchment: '#1f5fc4' },
    roll: { icon: 'dice-six-faces-five', ground: '#be5108', ink: '#ffffff', onParchment: '#a84605' },
    offensive: { icon: 'upgrade', ground: '#b9aa8c', ink: '#0b0510', onParchment: '#5d4c28' },
    defensive: { icon: 'armor-upgrade', ground: '#1f7a45', ink: '#ffffff', onParchment: '#1b7040' },
    passive: { icon: 'infinity', ground: '#6b36b8', ink: '#ffffff', onParchment: '#6b36b8' },
  },
  modes: {
    duel: 'face-to-face',
    '2v2': 'meeple-group',
    '3v3': 'three-friends',
    '2v2v2': 'triorb',
    koth: 'hill-conquest',
  },
  levels: { squire: 'chess-pawn', knight: 'chess-knight', champion: 'laurel-crown', king: 'chess-king' },
  sources: { seed: 'open-book', public: 'globe', memory: 'brain', design: 'quill-ink' },
};
