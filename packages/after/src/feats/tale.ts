// A game as feats see it: everything that happened, in order, each with where in the game it stood and what only the game
// knew at that moment. Plain data: whoever judges needs neither the rules nor the dice.

import type { GameEvent, Settlement } from '@mad-king/engine';
import type { Mode, PhaseName, TeamName, Token } from '@mad-king/language';

export interface Tale {
  mode: Mode;
  seats: TaleSeat[];
  /** What every dial showed before the first turn. */
  startHealth: number;
  told: Told[];
  /** Offensive Roll Phases in order. */
  rollPhases: RollPhase[];
}

export interface TaleSeat {
  hero: string;
  team: TeamName;
  /** How many of its abilities have an upgrade card. */
  raisable: number;
  /** The level of the computer that played it; null for a person. */
  level: string | null;
}

/** Where in the game something happened. */
export interface Moment {
  /** 0 before the first turn. */
  turn: number;
  /** Whose turn it was. */
  active: number;
  phase: PhaseName;
  /** The attack it belongs to. */
  attack: Attack | null;
  /** By team, after what happened; dials that turn together have all turned. */
  health: Readonly<Record<string, number>>;
}

type EventType = GameEvent['type'];

/** What only the game knew. */
export interface Facts {
  /** The limit on this board at that time, and what sort of token it is. */
  tokens: { limit: number; sort: Token['kind'] };
  /** Who acted last (whoever passes tokens on does so by an action, or in a phase of their own), and what sort it is. */
  transferred: { by: number; sort: Token['kind'] };
  /** The level before; how many abilities that have an upgrade card stood above level 1 afterwards. */
  upgraded: { before: number; raised: number };
  /** The application of damage that changed the dial; null if something else did. */
  health: { settlement: Settlement | null };
}

export type Told<T extends EventType = EventType> = T extends EventType
  ? Moment & { event: Extract<GameEvent, { type: T }> } & (T extends keyof Facts ? Facts[T] : unknown)
  : never;

/** An Offensive Roll Phase: how the dice came to lie as they did. */
export interface RollPhase {
  seat: number;
  throws: Throw[];
  /** Changes of these dice: by whom, and after how many of the throws. */
  altered: { by: number; throws: number }[];
  /** What was announced last; null: no ability, undefined: nothing was announced. */
  announced: string | null | undefined;
  attack: Attack | null;
}

/** A roll attempt. */
export interface Throw {
  values: readonly number[];
  /** Roll attempts left after it. */
  left: number;
  /** Some ability of the seat could be activated with these dice. */
  stands: boolean;
  /** Null where the plan for the dice does not know them: one of them shows no symbols of its player. */
  luck: Luck | null;
}

/** What dice gave above the mean of what they could give, in points of health, and how far such gifts spread. */
export interface Luck {
  gained: number;
  variance: number;
}

/** An activated offensive ability, until its Roll Phase is over. */
export interface Attack {
  by: number;
  ultimate: boolean;
  /** What the dice had to show, in the words of the sheets. */
  need: string;
  /** How likely the last throw was to let the ability stand, by the dice kept; null if the dice were changed after it. */
  chance: number | null;
  /** Null until it is known, and if there is none. */
  target: number | null;
  cancelled: boolean;
}
