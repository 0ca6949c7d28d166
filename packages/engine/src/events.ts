// What happened, for those who show it. Seats and cards are named as in setups: seats count from 0, cards by id.

import type { DamageType, PhaseName, TeamName } from '@mad-king/language';
import type { TextSource } from './cast/text.ts';
import type { ItemKind, RollPurpose } from './state/game.ts';

/** What happened, as data: `play` tells it, `viewEvents` leaves out what a seat may not know. */
export type GameEvent =
  | { type: 'start-roll'; seat: number; value: number }
  | { type: 'turn'; seat: number; turn: number }
  | { type: 'phase'; phase: PhaseName; seat: number }
  | { type: 'skipped'; phase: PhaseName; seat: number }
  | { type: 'cp'; seat: number; change: number; cp: number }
  /** `cards` is left out of what others than the team of the seat are shown. */
  | { type: 'drew'; seat: number; n: number; cards?: string[] }
  | { type: 'reshuffled'; seat: number; n: number }
  /** `owners`: whose each die is; in an opposed roll they differ. */
  | {
      type: 'rolled';
      seat: number;
      purpose: RollPurpose;
      values: number[];
      owners: number[];
      rerolled: number[];
    }
  | { type: 'altered'; seat: number; die: number; from: number; to: number; by: number; reroll: boolean }
  | { type: 'attempt'; seat: number; change: number }
  | { type: 'announced'; seat: number; ability: string | null; row: number }
  | { type: 'activated'; seat: number; ability: string; level: number; row: number; ultimate: boolean }
  | { type: 'target'; seat: number; target: number }
  | { type: 'leader'; seat: number; target: number }
  | { type: 'attack'; seat: number; attack: boolean }
  | { type: 'defends'; seat: number; ability: string | null }
  | { type: 'declared'; seat: number; card: string | null; use: string | null }
  | { type: 'withdrawn'; seat: number; card: string | null; use: string | null }
  | { type: 'played'; seat: number; card: string; cost: number }
  | { type: 'upgraded'; seat: number; card: string; ability: string; level: number }
  | { type: 'sold'; seat: number; card: string }
  | { type: 'used'; seat: number; token: string | null; use: string; n: number }
  | { type: 'tokens'; seat: number; token: string; change: number; held: number; lost: number; by: number }
  | { type: 'transferred'; token: string; from: number; to: number }
  | { type: 'limit'; seat: number; token: string; limit: number }
  | { type: 'healed'; seat: number; n: number; health: number; source: TextSource }
  | { type: 'incoming'; line: DamageLine }
  | { type: 'isolated'; line: DamageLine }
  | { type: 'settled'; settlement: Settlement }
  | { type: 'health'; team: TeamName; from: number; to: number }
  | { type: 'defeated'; seats: number[] }
  | { type: 'extra-phase'; seat: number; target: number | null }
  | { type: 'restarted'; seat: number }
  | { type: 'cancelled'; seat: number }
  | { type: 'undefendable'; seat: number }
  | { type: 'flipped'; seat: number; side: string }
  | { type: 'discarded'; seat: number; cards: string[] }
  /** `cards` is left out of what others than the team of `seat` are shown, unless everybody is `shown` them. */
  | {
      type: 'looked';
      seat: number;
      of: number;
      where: 'hand' | 'deck';
      n: number;
      cards?: string[];
      shown?: true;
    }
  /** Out of the deck into the hand. `card` is left out as it is for `looked`. */
  | { type: 'took'; seat: number; card?: string; shown?: true }
  | { type: 'shuffled'; seat: number }
  | { type: 'moved'; token: string; from: number; to: number }
  | { type: 'turned'; seat: number; token: string; side: number }
  | { type: 'covered'; seat: number; ability: string }
  | { type: 'picked'; seat: number; by: number; outcome: number }
  | { type: 'stolen'; what: 'cp' | 'health'; from: number; to: number; n: number }
  | { type: 'conceded'; seat: number }
  | { type: 'over'; winner: TeamName | null; drawn: TeamName[] };

/** One line of a damage computation: what changed it by how much, and where that stands. */
export interface DamageLine {
  what: ItemKind | 'standing';
  amount: number;
  type: DamageType;
  /** Null while it waits for the target. */
  to: number | null;
  from: number;
  ofAttack: boolean;
  source: TextSource;
}

/** R13: how every player's damage of one application came about. */
export interface Settlement {
  players: {
    seat: number;
    lines: DamageLine[];
    /** S of R13.3. */
    subtotal: number;
    /** Reflected damage that joined (R13.5). */
    reflected: number;
    /** F of R13.4. */
    final: number;
    /** Ultimate damage, and other damage that cannot be lessened. */
    fixed: number;
    healed: number;
    /** What a companion took in his place. */
    shielded: number;
  }[];
  /** What the attack dealt to its target (R13.7); null without an attack. */
  dealt: number | null;
}
