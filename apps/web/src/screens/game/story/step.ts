// A turn in steps: what happened one after the other, with the dice, tokens and health that belong to each.

import type { DamageLine, GameEvent } from '@mad-king/engine';
import type { PhaseName } from '@mad-king/language';

export interface TokenChange {
  seat: number;
  token: string;
  change: number;
  /** How many there are now. */
  held: number;
}

interface Common {
  seat: number;
  /** The first and the last of the events it is made of. */
  at: number;
  until: number;
  /** As they lie now. */
  dice: { values: readonly number[]; owners: readonly number[] } | null;
  tokens: readonly TokenChange[];
}

export type Happening =
  /** A phase in which nothing has happened yet. */
  | { kind: 'phase'; phase: PhaseName }
  | { kind: 'income'; cp: number; cards: number }
  | { kind: 'card'; card: string; cost: number; isUpgrade: boolean }
  | { kind: 'sold'; card: string }
  /** Roll attempts: from which to which. */
  | { kind: 'attempts'; first: number; last: number }
  | { kind: 'roll'; purpose: 'targeting' | 'effect' }
  | AbilityStep
  /** Null: without a defensive ability; left out while it is still to come. */
  | { kind: 'defence'; ability?: string | null }
  /** Health is null where it did not change, or is not known. */
  | {
      kind: 'damage';
      amount: number;
      healed: number;
      health: Change | null;
      sources: readonly DamageLine['source'][];
      lessened: readonly DamageLine[];
    }
  | { kind: 'heal'; n: number; health: Change | null }
  /** What needs no more than its sentence in the log. */
  | { kind: 'told'; event: GameEvent };

interface AbilityStep {
  kind: 'ability';
  ability: string;
  /** Null: the one on the board. */
  level: number | null;
  row: number;
  isAnnounced: boolean;
  /** Null until it is known. */
  target: number | null;
  /** What it deals to its target, as far as that is certain. */
  damage: number;
}

export interface Change {
  from: number;
  to: number;
}

export type Step = Common & Happening;
export type StepOf<K extends Happening['kind']> = Common & Extract<Happening, { kind: K }>;
