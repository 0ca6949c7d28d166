// What can be done about each type of damage: the table of R11.

import type { DamageType } from '@mad-king/language';

/** What can be done about a type of damage. */
export interface DamageTraits {
  /** May the defender roll for a defensive ability? */
  defence: boolean;
  /** Do cards and tokens lessen it? */
  answers: boolean;
  /** Can attack modifiers raise it? */
  raise: boolean;
}

export const DAMAGE_TRAITS: Readonly<Record<DamageType, DamageTraits>> = {
  normal: { defence: true, answers: true, raise: true },
  undefendable: { defence: false, answers: true, raise: true },
  pure: { defence: false, answers: true, raise: false },
  collateral: { defence: false, answers: true, raise: false },
  ultimate: { defence: false, answers: false, raise: true },
};
