// The game at a glance: its aim, the turn in eight lines, the types of damage.

import { DAMAGE_TYPES, type DamageType, PHASES, type PhaseName } from '@mad-king/language';
import type { RuleId } from '../language.ts';
import type { glance } from '../messages/en/glance.ts';
import { capital, plain, text } from '../segments.ts';
import type { Voice } from '../voice.ts';
import { DAMAGE_TRAITS, type DamageTraits } from './damage-types.ts';

/** What a language writes for it. */
export type GlanceTexts = typeof glance;

/** A phase of the turn, in a line. */
export interface TurnLine {
  phase: PhaseName;
  /** Short: "Upkeep". */
  name: string;
  text: string;
  rule: RuleId;
}

/** A type of damage, in a line. */
export interface DamageKind extends DamageTraits {
  type: DamageType;
  name: string;
  text: string;
}

/** The rules at a glance: aim, turn, damage. */
export interface Glance {
  aim: string;
  turn: TurnLine[];
  damage: DamageKind[];
}

export const glanceOf = (v: Voice, { aim, turn, damage }: GlanceTexts): Glance => ({
  aim,
  turn: PHASES.map((phase, i) => ({ phase, ...turn[phase], rule: `R15.${i + 1}` as RuleId })),
  damage: DAMAGE_TYPES.map((type) => ({
    type,
    name: plain(capital(text(v.m.words.damageType[type]))),
    text: damage[type],
    ...DAMAGE_TRAITS[type],
  })),
});
